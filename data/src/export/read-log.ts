/** Reads the log of a site, or a copy of it, and verifies it as a stranger does. */
import { readFileSync } from 'node:fs';
import { entryFault, type LogEntry, type LoggedText } from '../changes/log-entry.ts';

/** A change with the words that belong to it, as `GET /api/changes` answers it. */
export type ToldChange = LogEntry & { readonly texts: readonly LoggedText[] };

/** The most changes that one answer has. */
const PAGE = 100;

/** A log whose hashes or signatures do not fit. */
export class LogError extends Error {
  override readonly name = 'LogError';
}

async function* pagesOf(origin: string): AsyncGenerator<ToldChange[]> {
  for (let after = 0; ;) {
    const address = new URL(`/api/changes?after=${after}&pageSize=${PAGE}`, origin);
    const response = await fetch(address);
    if (!response.ok) throw new LogError(`${address.href} answered ${response.status}.`);
    const page = (await response.json()) as ToldChange[];
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.sequence;
  }
}

function linesOf(file: string): ToldChange[] {
  const text = readFileSync(file, 'utf8').trim();
  if (text.startsWith('[')) return JSON.parse(text) as ToldChange[];
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ToldChange]));
}

/**
 * Read the whole log of a site, by its address, or of a file: a JSON array or one change a line.
 *
 * @throws LogError naming the first change that is not valid
 */
export async function readLog(place: string): Promise<ToldChange[]> {
  const changes: ToldChange[] = [];
  if (/^https?:/.test(place)) for await (const page of pagesOf(place)) changes.push(...page);
  else changes.push(...linesOf(place));
  changes.forEach(({ texts, ...entry }, at) => {
    const fault = entryFault(entry, changes[at - 1], texts);
    if (fault) throw new LogError(`Change ${entry.sequence} ${fault}.`);
  });
  return changes;
}
