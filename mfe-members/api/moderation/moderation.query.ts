import { CASE_CAUSES, type CaseCause } from '../cases/words.ts';
import { OneOf } from '@sinima/api/http/one-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';

/** Which open cases. */
export class QueueQuery extends PagingQuery {
  @OneOf(CASE_CAUSES, 'CaseCause')
  cause?: CaseCause;
}
