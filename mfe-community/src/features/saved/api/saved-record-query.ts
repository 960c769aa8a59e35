import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { savedPerson, savedTitle, type SavedRecord } from '@sinima/catalogue-ui/saved-record';
import { apiQuery } from '@sinima/runtime';

/** Ask the API what an entry is of which only the id is known. @throws ApiError */
export async function readRecord({ mark, id }: SavedEntry, signal: AbortSignal): Promise<SavedRecord> {
  if (mark === 'follow') {
    const person = apiQuery('/api/people/slug/{slug}', { path: { slug: id } });
    return savedPerson(await person.queryFn({ queryKey: person.queryKey, signal }));
  }
  const title = apiQuery('/api/titles/slug/{slug}', { path: { slug: id } });
  return savedTitle(await title.queryFn({ queryKey: title.queryKey, signal }));
}
