export const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
