import type { AskedChange } from '@sinima/api-parts/asked-change';
import type { AskedCore } from '@sinima/api-parts/startable-part';
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import type { CatalogueWrite } from '@sinima/contracts/api-part';
import type { Connection } from 'mongoose';
import type { MemberSuspensions } from '../account/member-suspensions.js';
import type { CatalogueChanges } from '../changes/catalogue-changes.js';
import type { GatheredRefresh } from '../derived/gathered-refresh.js';
import type { TrendingTitles } from '../trending/trending-titles.js';
import { readFigures, writeFigures } from './title-figures.js';

const DONE = { status: 204, headers: {}, body: '' };
const refused = (body: string): typeof DONE => ({ status: 400, headers: {}, body });

/** Return what a part may ask of the core: the calls that its release declares. */
export function coreCalls(
  connection: Connection,
  ratings: Pick<GatheredRefresh, 'request'>,
  interest: Pick<TrendingTitles, 'noteVotes'>,
  changes: Pick<CatalogueChanges, 'check' | 'apply'>,
  suspensions: Pick<MemberSuspensions, 'take'>,
): (part: PartVersion, mayWrite: boolean) => AskedCore {
  return ({ app, api }, mayWrite) =>
    async (call, body = '') => {
      if (!mayWrite) return refused('A preview writes nothing into the catalogue.');
      if (!api.writes?.includes(call as CatalogueWrite)) return refused(`${app} does not declare ${call}.`);
      try {
        if (call === 'changes') {
          const { isCheck, change } = JSON.parse(body) as AskedChange;
          const answer = await (isCheck ? changes.check(change) : changes.apply(change));
          return { status: 200, headers: {}, body: JSON.stringify(answer) };
        }
        if (call === 'suspensions') {
          await suspensions.take(body);
          return DONE;
        }
        await writeFigures(connection, readFigures(body), interest);
        ratings.request();
        return DONE;
      } catch (error) {
        return refused((error as Error).message);
      }
    };
}
