/** How many documents one write holds. */
const BATCH = 100;

/** Hand items to `write`, a batch at a time, in their order. */
export async function inBatches<Item>(
  items: readonly Item[],
  write: (batch: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) await write(items.slice(start, start + BATCH));
}
