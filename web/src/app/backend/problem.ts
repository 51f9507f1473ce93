// The problems that a backend reports.

export class Problem extends Error {
  /** Return the problem that a response describes. */
  static from(status: number, data: Record<string, unknown>): Problem {
    const kind =
      String(data.type ?? "")
        .split("/")
        .pop() ?? "";
    return new Problem(status, kind, String(data.detail ?? ""), data);
  }

  constructor(
    readonly status: number, // as in HTTP; 0: the server was not reached
    readonly kind: string,
    detail: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(detail);
  }
}

/** Run an action and return the problem it meets, or null on success; other errors are rethrown. */
export async function catchProblem(action: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error;
  }
  return null;
}
