import {
  Injectable,
  ServiceUnavailableException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defaultIfEmpty, from, lastValueFrom, throwError, timeout, type Observable } from 'rxjs';

/** How many calls may be worked on at a time: more of them would only wait for the database longer. */
const MAX_UNDER_WAY = 200;

/** How long a call may be worked on, in ms. */
const DEADLINE_MS = 5_000;

/**
 * Bounds the work that waits for the database: a call that comes when too many are under way gets 503, and nobody
 * waits longer than the deadline. Work counts until it ends, past the deadline too.
 */
@Injectable()
export class BoundedWorkInterceptor implements NestInterceptor {
  private underWay = 0;

  constructor(
    private readonly most = MAX_UNDER_WAY,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!url.startsWith('/api/')) return next.handle();
    if (this.underWay >= this.most) return throwError(() => unavailable('Too many calls are under way.'));
    this.underWay += 1;
    const work = lastValueFrom(next.handle().pipe(defaultIfEmpty(undefined))).finally(() => {
      this.underWay -= 1;
    });
    // Where the deadline comes first, nobody hears how the work ended.
    work.catch(() => undefined);
    const late = (): Observable<never> => throwError(() => unavailable('The database takes too long.'));
    return from(work).pipe(timeout({ first: this.deadlineMs, with: late }));
  }
}

const unavailable = (reason: string): ServiceUnavailableException =>
  new ServiceUnavailableException(`${reason} Please try again shortly.`);
