// How far an answer of a hint is behind the best, in a word.
const [CLOSE, FAR] = [0.02, 0.05]; // of the victory: less than the first is no difference

/** The message for it; alone, a point is a hundredth. */
export const gradeOf = (behind: number) =>
  behind < CLOSE ? "page-hint-close-call" : behind < FAR ? "page-hint-behind" : "page-hint-worse";
