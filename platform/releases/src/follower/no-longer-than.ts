/** Wait for something, though no longer than some ms. A failure counts as done. */
export async function noLongerThan(ms: number, something: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([something.catch(() => undefined), timeUp]);
  clearTimeout(timer);
}
