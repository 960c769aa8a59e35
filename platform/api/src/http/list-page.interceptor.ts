import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { pageLinks } from './page-links.ts';
import { DEFAULT_PAGE_SIZE, type ListPage } from './list-page.ts';

/** Answers a {@link ListPage} as a JSON array, with its count and its neighbours in the headers. */
@Injectable()
export class ListPageInterceptor implements NestInterceptor<ListPage<unknown>, readonly unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<ListPage<unknown>>): Observable<readonly unknown[]> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Querystring: Record<string, string> }>>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((list) => {
        reply.header('X-Total-Count', String(list.total));
        reply.header('X-Total-Count-Relation', list.totalIsExact ? 'eq' : 'gte');
        const page = {
          page: Number(request.query.page ?? 1),
          pageSize: Number(request.query.pageSize ?? DEFAULT_PAGE_SIZE),
        };
        reply.header('Link', pageLinks(request.url, page, list.total));
        return list.items;
      }),
    );
  }
}
