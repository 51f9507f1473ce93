/// <reference lib="es2022" />
/** What `Record.view` tells and the board draws. Members at a place: four numbers, one a generation. */
export type Crowd = number[];
export type Tally = Record<string, number>;

export interface Family {
  grain: number;
  coins: number;
  prestige: number;
  time: number;
  due: number;
  cubes: Tally;
  goods: Tally;
  markers: string[];
  served: string[];
  members: Record<string, Crowd>;
}

export interface Inn {
  stacks: { shown: string | null; unseen: number; under: string[] }[];
  owned: string[][];
  bard: unknown[];
}

export interface Goals {
  silver: (string | null)[];
  gold: (string | null)[];
  reached: string[][];
}

export interface Solo {
  spare: number;
  beside: Crowd;
  waiting: Crowd;
  bag: Crowd;
  windows: (number | null)[];
  dead: Record<string, Crowd>;
  recess: number;
  placed: string[];
  fate: string[];
  served: string[];
}

export interface View {
  edition: string;
  boxes: string[];
  seats: number;
  round: number;
  start: number;
  ring: number | null;
  trigger: number | null;
  used: string | null;
  passed: number[];
  monks: number;
  supply: Tally;
  bag: Tally;
  spaces: Record<string, Tally>;
  stalls: (string | null)[];
  line: string[];
  pile: Tally;
  families: Family[];
  stack: [string, number, number][];
  ask: { seat: number; step: string; tokens?: string[] };
  inn?: Inn;
  goals?: Goals;
  solo?: Solo;
}
