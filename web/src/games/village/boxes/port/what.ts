import { bring } from "../../what/farm";
import { any, entitled, prestige, some, titled, topic, type Told, type Topic, type Topics } from "../../what/topic";

bring({ cocoa: "P-MKT-1", tea: "P-MKT-1" });

const harbour = (told: Told): Topic | null =>
  told.view.port
    ? topic(titled(told, "harbour"), "harbour", "P-SEA-1", { time: told.tables.port.ship.return_time })
    : null;

function water(space: string, told: Told): Topic | null {
  const { islands, map, burials } = told.printed.port;
  if (space === "travel" || space === "port") return harbour(told);
  if (space === "sea_burial")
    return topic(titled(told, space), space, "P-DTH-3", { list: (burials[told.view.seats] ?? []).join(", ") });
  if (space in islands) return topic(titled(told, space), "island", "P-ISL-2");
  return space in map ? topic(titled(told, space), "water", "P-MAP-2", { n: map[space]!.hourglass }) : null;
}

function captain([price = "1"]: string[], told: Told): Topic {
  const card = told.view.port?.captains[Number(price) - 1]?.shown;
  const hired = card ? told.printed.port.captains[card] : undefined;
  if (!hired) return topic(titled(told, "harbour"), "captains", "P-HOM-4");
  const cubes = hired.cubes.length ? told.text.payment(hired.cubes.join("+")) : any(told, hired.any);
  const words = { coins: some(told, "coin", hired.price), free: hired.free, cubes };
  return topic(titled(told, "harbour"), "captain", "P-CAP-2", words);
}

function ship([seat = "0"]: string[], told: Told): Topic {
  const words = { who: told.names[Number(seat)] ?? "", holds: told.printed.port.holds };
  return topic(titled(told, "ship"), "ship", "P-LOD-1", words);
}

function ware([name = ""]: string[], told: Told): Topic {
  const { prestige: points, coins } = told.printed.port.stalls[name]!;
  const parts = [prestige(told, points), ...(coins ? [some(told, "coin", coins)] : [])];
  return topic(titled(told, name), "ware", "P-MKT-1", { ware: told.text.word(name), gain: told.text.listed(parts) });
}

/** The sea between its spaces, and the ways over it. */
const land = ([id = ""]: string[], told: Told): Topic | null =>
  ["sea", "ways"].includes(id) ? entitled(told, id, id === "sea" ? "P-MAP-1" : "P-MAP-2") : null;

export const PORT_TOPICS: Topics = {
  land,
  area: ([id = ""], told) => water(id, told),
  place: ([id = ""], told) => water(id, told),
  water: ([id = ""], told) => water(id, told),
  sea: (_, told) => harbour(told),
  captain,
  boat: ship,
  ware,
  sell: ([id = "", good = ""], told) =>
    topic(titled(told, id), "sell", "P-ISL-3", { points: told.printed.port.islands[id]?.buys[good] ?? 0 }),
  mission: ([id = ""], told) =>
    topic(titled(told, id), "mission", "P-MIS-1", { list: (told.printed.port.islands[id]?.missions ?? []).join(", ") }),
  cargo: ([id = ""], told) => {
    const { loads = "" } = told.printed.port.islands[id] ?? {};
    return topic(titled(told, loads), "cargo", "P-ISL-4", { left: told.view.port?.ashore[loads] ?? 0 });
  },
};
