// The rival's ring: its recesses, and where the tiles of fate lie.
import { valuesFrom } from "../../tables";

interface SoloTables {
  ring: { recesses: number; top: number[]; bottom: number[] };
}

export const ringOf = valuesFrom((tables) => {
  const { recesses, top, bottom } = (tables.solo as SoloTables).ring;
  return { recesses, fates: [...top, ...bottom] };
});
