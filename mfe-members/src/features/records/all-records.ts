import { apiQuery } from '@sinima/runtime';
import type { MemberExport } from '../../../api/openapi.ts';

const partQuery = (after: string | null) =>
  apiQuery('/api/me/export', { query: after === null ? {} : { after } });

/** Read all that the member has here, part by part, as one. @throws ApiError */
export async function allRecords(): Promise<MemberExport> {
  let whole: MemberExport | undefined;
  let after: string | null = null;
  do {
    const query = partQuery(after);
    const part: MemberExport = await query.queryFn({ ...query, signal: new AbortController().signal });
    whole = whole === undefined ? part : joined(whole, part);
    after = part.next;
  } while (after !== null);
  return whole;
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
