/** Something did not come in time. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Return the promise's outcome, or a {@link DeadlineError} after `ms` milliseconds. */
export async function withDeadline<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} did not come within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
