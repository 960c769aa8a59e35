/** The API reads of renderers for one page. */
import { REVISION_HEADER } from '@sinima/contracts/revision';
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import type { ApiReader } from '../api-reads/bff-client.ts';
import type { DataRevision } from '../api-reads/data-revision.ts';
import type { ReadAnswers } from '../rendering/recorded-reads.ts';
import type { PageRequest } from './page-request.ts';

/** Longest time in which the reads of one page may go on, in milliseconds: a page is there within 2 s, with its data or without. */
const READS_DEADLINE_MS = 1_600;

/** The reads of one page. */
export interface PageReads {
  /** Read the API; what several fragments read is asked for once, for the first release that does. */
  readonly read: (path: string, caller?: string) => Promise<ReadAnswer>;
  /** Take over what was read for fragments that are used again. */
  readonly takeOver: (answers: ReadAnswers) => void;
  /** Return the text of an answer that came; undefined: none did. */
  textOf(path: string): string | undefined;
  /** The revision of the data: an outdated one, where there are several. */
  revision(): string | undefined;
  /** Surrogate keys of the answers. */
  readonly keys: ReadonlySet<string>;
  /** Tell whether a release, which `callerName` names, read an answer that no cache may keep. */
  readUncacheable(caller: string): boolean;
}

/** Open the reads of one page; they end after 1.6 s. */
export function pageReads(
  api: ApiReader,
  known: Pick<DataRevision, 'hear' | 'isOutdated'>,
  { requestId, span }: Pick<PageRequest, 'requestId' | 'span'>,
): PageReads {
  const answers = new Map<string, Promise<ReadAnswer>>();
  const texts = new Map<string, string>();
  const keys = new Set<string>();
  const revisions = new Set<string>();
  const uncacheableFor = new Set<string>();
  function note({ get }: Pick<Headers, 'get'>, revision: string | null | undefined): void {
    if (revision != null) revisions.add(revision);
    for (const key of get('surrogate-key')?.split(' ') ?? []) keys.add(key);
  }
  const context = {
    requestId,
    signal: AbortSignal.timeout(READS_DEADLINE_MS),
    span,
    onAnswer: (headers: Pick<Headers, 'get'>) => note(headers, known.hear(headers)),
  };
  const readOnce = async (path: string, caller: string | undefined): Promise<ReadAnswer> => {
    const answer = await api(path, { ...context, caller });
    texts.set(path, answer.body);
    return answer;
  };
  return {
    async read(path, caller) {
      const answer = answers.get(path) ?? readOnce(path, caller);
      answers.set(path, answer);
      const { status, headers } = await answer;
      const isUncacheable = /\b(?:private|no-store|no-cache)\b/.test(headers['cache-control'] ?? '');
      if (caller !== undefined && status === 200 && isUncacheable) uncacheableFor.add(caller);
      return answer;
    },
    takeOver(taken) {
      for (const [path, { body, headers }] of Object.entries(taken)) {
        if (!texts.has(path)) texts.set(path, body);
        const get = (name: string): string | null => headers[name.toLowerCase()] ?? null;
        note({ get }, get(REVISION_HEADER));
      }
    },
    textOf: (path) => texts.get(path),
    revision: () => [...revisions].find((each) => known.isOutdated(each)) ?? [...revisions][0],
    keys,
    readUncacheable: (caller) => uncacheableFor.has(caller),
  };
}
