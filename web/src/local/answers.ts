// Responses that are the same for everybody: files of the site, written by tools.build_site.
import { Problem } from "$app/backend/problem";
import { resolve } from "$app/paths";

type Fields = Record<string, unknown>;
type Answer = (fields: Fields) => Promise<unknown>;

async function file(name: string): Promise<unknown> {
  const response = await fetch(resolve(`/answers/${name}.json`)).catch(() => null);
  if (!response?.ok) throw new Problem(response?.status ?? 0, "offline", "");
  return response.json();
}

const rulebook: Answer = ({ game, language }) => file(`rulebook-${game}-${language}`);

export const ANSWERS: Record<string, Answer> = {
  "GET /api/rulebook": rulebook,
  "GET /api/overview-cards": async (fields) => ((await rulebook(fields)) as { cards: unknown }).cards,
  "GET /api/credits": ({ language }) => file(`credits-${language}`),
  "GET /api/custom-values": ({ game, language }) => file(`values-${game}-${language}`),
};
