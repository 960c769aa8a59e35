import { operationUses } from '@sinima/gate/needs/field-uses';
import { countedCalls, runningContract } from '@sinima/gate/running-api';
import { ownOpenApi, surroundingsIn } from '@sinima/gate/surroundings';
import type { ReleaseStore } from '@sinima/releases/store';
import type { Session } from '../access/sessions.ts';
import { fieldsPage } from './fields-page.ts';

/** The store, as far as the page reads it. */
export type FieldsStore = Pick<ReleaseStore, 'generation' | 'release' | 'file'>;

/** Return the maker of `/operator/fields`, of all operations or of one. The page says which services are out of reach. */
export function fieldsPages(store: FieldsStore, bffUrl: string) {
  return async (session: Session, operation: string | undefined): Promise<string> => {
    const notes: string[] = [];
    const note =
      <T>(consequence: string, instead: T) =>
      (error: Error): T => {
        notes.push(`${error.message}: ${consequence}`);
        return instead;
      };
    const [openapi, calls] = await Promise.all([
      runningContract(bffUrl).catch(note('fields are those of the contract in this release.', ownOpenApi())),
      countedCalls(bffUrl).catch(note('calls are not shown.', [])),
    ]);
    const { generation, releases } = await surroundingsIn(store, openapi);
    const uses = operationUses(openapi, generation, releases, calls);
    const shown = uses.find((use) => use.operation === operation);
    return fieldsPage({ uses, shown, notes, now: Date.now() }, session);
  };
}
