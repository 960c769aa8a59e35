import { createPartPool } from '@sinima/api-parts/part-pool';
import { ServedParts } from '@sinima/api-parts/served-parts';
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import type { ReleaseSource } from '@sinima/releases/layered-follower';
import type { Logger } from 'pino';
import type { OwnedDatabase } from '../database/part-users.js';
import { UserFacingError } from '../settings/user-facing-error.js';
import type { MemberSuspensions } from '../account/member-suspensions.js';
import type { CatalogueChanges } from '../changes/catalogue-changes.js';
import type { GatheredRefresh } from '../derived/gathered-refresh.js';
import type { TrendingTitles } from '../trending/trending-titles.js';
import { coreCalls } from './core-calls.js';
import { PartRecords } from './part-records.js';
import { partDatabaseUri } from './part-database.js';
import type { PartStates } from './part-states.js';

/** The dependencies of serving parts. */
export interface OpenPartsOptions extends OwnedDatabase {
  /** Tells what is live. */
  readonly follower: ReleaseSource;
  /** Of which parts get the settings that they declare. */
  readonly environment: NodeJS.ProcessEnv;
  readonly states: PartStates;
  /** Is asked for after each vote. */
  readonly ratings: Pick<GatheredRefresh, 'request'>;
  /** Is told of each vote. */
  readonly interest: Pick<TrendingTitles, 'noteVotes'>;
  /** Checks changes of the catalogue, and writes accepted ones. */
  readonly changes: Pick<CatalogueChanges, 'check' | 'apply'>;
  /** Keeps who is suspended. */
  readonly suspensions: Pick<MemberSuspensions, 'take'>;
  readonly logger: Logger;
  /** Is told of the live parts whenever they change. */
  readonly onLive: (parts: readonly PartVersion[]) => void;
}

/** Begin to serve the parts of the API that the followed store has. */
export async function openParts(options: OpenPartsOptions): Promise<ServedParts> {
  const { follower, environment, connection, states, logger, onLive } = options;
  const { ratings, interest, changes, suspensions } = options;
  const records = new PartRecords(connection);
  const pool = await createPartPool({
    onFault: ({ app, version }, fault, detail) => {
      states.note(app, version, fault, detail);
      logger.error({ part: app, version, fault }, detail);
    },
    onLog: ({ app, version }, line) => logger.warn({ part: app, version }, line),
  });
  const parts = new ServedParts({
    follower,
    pool,
    core: coreCalls(connection, ratings, interest, changes, suspensions),
    host: {
      environment,
      databaseUri: (part, mayWrite) => partDatabaseUri(options, part, mayWrite),
      bringRecords: (part, text, stage) => records.bring(part, text, stage),
      wasServed: (app, version) => records.wasServed(app, version),
      onLive,
      onError: (part, version, error) => {
        const { message } = error as Error;
        states.note(part, version, 'unprepared', message);
        logger.error({ part, version, ...(!(error instanceof UserFacingError) && { err: error }) }, message);
      },
    },
  });
  states.follow(parts, pool);
  return parts;
}
