/** Where the clouds of a life track are, in the measure of its drawing; past the last one the bridge is crossed. */
export const STEP = 31;
export const START = 20;
export const HIGH = 24;
export const cloudAt = (cloud: number, clouds: number) => START + (cloud % clouds) * STEP;
export const bridgeAt = (clouds: number) => START + clouds * STEP + 12;
