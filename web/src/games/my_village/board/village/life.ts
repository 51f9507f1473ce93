/** Positions on the life track; the bridge is after the last cloud. */
export const STEP = 31;
export const START = 20;
export const HIGH = 24;
export const cloudAt = (cloud: number, clouds: number) => START + (cloud % clouds) * STEP;
export const bridgeAt = (clouds: number) => START + clouds * STEP + 12;
