import type { components } from '@sinima/contracts/api';
import { apiQuery } from '@sinima/runtime';
import type { MemberExport } from '../../../api/openapi.ts';

type ApiKey = components['schemas']['ApiKey'];

/** All that a member has here: what our part has, and the keys for the API, which the core has. */
export interface AllRecords extends MemberExport {
  /** Without the keys themselves: nobody stores them. */
  readonly apiKeys: readonly ApiKey[];
}

const partQuery = (after: string | null) =>
  apiQuery('/api/me/export', { query: after === null ? {} : { after } });

/** Read all that the member has here, part by part, as one. @throws ApiError */
export async function allRecords(): Promise<AllRecords> {
  let whole: MemberExport | undefined;
  let after: string | null = null;
  do {
    const query = partQuery(after);
    const part: MemberExport = await query.queryFn({ ...query, signal: new AbortController().signal });
    whole = whole === undefined ? part : joined(whole, part);
    after = part.next;
  } while (after !== null);
  const keys = apiQuery('/api/me/keys');
  const apiKeys = await keys.queryFn({ ...keys, signal: new AbortController().signal });
  return { ...whole, apiKeys };
}

/** Return two parts as one: their lists behind each other. */
function joined(first: MemberExport, second: MemberExport): MemberExport {
  const entries = Object.entries(first).map(([name, value]: [string, unknown]) => {
    const more = second[name as keyof MemberExport];
    return [
      name,
      Array.isArray(value) && Array.isArray(more) ? [...(value as unknown[]), ...(more as unknown[])] : value,
    ];
  });
  return { ...(Object.fromEntries(entries) as MemberExport), next: second.next };
}
