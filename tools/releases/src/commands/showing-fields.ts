/** `fields`: which releases need which fields of the API. */
import type { Command } from 'commander';
import type { OperationReads } from '@sinima/contracts/operation-reads';
import { operationUses } from '@sinima/gate/needs/field-uses';
import { countedCalls } from '@sinima/gate/running-api';
import { surroundingsIn } from '@sinima/gate/surroundings';
import { nearText } from '@sinima/releases/near-names';
import { ReleaseError } from '@sinima/releases/release-error';
import { say, sayJson } from '../output/say.ts';
import { readOpenApi, warn } from './ask-gate.ts';
import { openStore, type CommonOptions } from './command-context.ts';

/** Where the API answers when `BFF_URL` does not say so: beside `npm start`. */
const LOCAL_BFF = 'http://127.0.0.1:3001';

/** Return what the running API counted; none, with a warning, where it is out of reach. */
async function calls(): Promise<OperationReads[]> {
  return countedCalls(process.env.BFF_URL || LOCAL_BFF).catch((error: Error) => {
    warn(`${error.message}: calls are not shown. BFF_URL names the API's address.`);
    return [];
  });
}

async function fields(operation: string | undefined, { json }: CommonOptions): Promise<void> {
  const { openapi, generation, releases } = await surroundingsIn(await openStore(), await readOpenApi());
  const uses = operationUses(openapi, generation, releases, await calls());
  const named = operation?.startsWith('/') === true ? `GET ${operation}` : operation;
  const found = uses.filter((use) => named === undefined || use.operation === named);
  if (named !== undefined && found.length === 0) {
    const known = uses.map((use) => use.operation);
    throw new ReleaseError(`The API has no operation "${named}".${nearText(named, known, 'There are')}`);
  }
  if (json) return sayJson(found);
  const { operationText, operationsText } = await import('../output/fields-text.ts');
  say(named === undefined ? operationsText(found) : operationText(found[0]!));
}

/** Add `fields`. */
export function addFieldsCommand(program: Command): void {
  program
    .command('fields [operation]')
    .description(
      'list which releases in use call which operations of the API, or read which fields of one ("/api/titles"), and the deprecated ones',
    )
    .option('--json', 'print JSON, for machines')
    .action(fields);
}
