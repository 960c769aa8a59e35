/** What renderers read of the API for one page. */
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import type { ApiReader } from '../api-reads/bff-client.ts';
import type { DataRevision } from '../api-reads/data-revision.ts';
import type { PageRequest } from './page-request.ts';

/** Longest time in which the reads of one page may go on, in milliseconds: a page is there within 2 s, with its data or without. */
const READS_DEADLINE_MS = 1_600;

/** The reads of one page. */
export interface PageReads {
  /** Read the API; what several fragments read is asked for once. */
  readonly read: (path: string) => Promise<ReadAnswer>;
  /** Return the text of an answer that came; undefined: none did. */
  textOf(path: string): string | undefined;
  /** The revision of the data that was read first. */
  revision(): string | undefined;
  /** Surrogate keys of what was read. */
  readonly keys: ReadonlySet<string>;
}

/** Open the reads of one page; they end after 1.6 s. */
export function pageReads(
  api: ApiReader,
  revisions: Pick<DataRevision, 'hear'>,
  { requestId, span }: Pick<PageRequest, 'requestId' | 'span'>,
): PageReads {
  const answers = new Map<string, Promise<ReadAnswer>>();
  const texts = new Map<string, string>();
  const keys = new Set<string>();
  let revision: string | undefined;
  const context = {
    requestId,
    signal: AbortSignal.timeout(READS_DEADLINE_MS),
    span,
    onAnswer(headers: Pick<Headers, 'get'>): void {
      revision ??= revisions.hear(headers);
      for (const key of headers.get('surrogate-key')?.split(' ') ?? []) keys.add(key);
    },
  };
  const readOnce = async (path: string): Promise<ReadAnswer> => {
    const answer = await api(path, context);
    texts.set(path, answer.body);
    return answer;
  };
  return {
    read(path) {
      const known = answers.get(path);
      if (known) return known;
      const answer = readOnce(path);
      answers.set(path, answer);
      return answer;
    },
    textOf: (path) => texts.get(path),
    revision: () => revision,
    keys,
  };
}
