/** The operator's page: the live versions, and the actions on them. */
import { isSameSecret } from '@sinima/server/same-secret';
import { randomUUID } from 'node:crypto';
import type { LivePointer } from '@sinima/contracts/pointer';
import { ReleaseError } from '@sinima/releases/release-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Session, Sessions } from '../access/sessions.ts';
import type { ErrorWatch } from '../errors/error-watch.ts';
import type { Guard } from '../guard/guard.ts';
import { sessionOf, signOut } from './access-routes.ts';
import { FormError, readAction, readWhy, stateOf, type Fields } from './action-form.ts';
import type { PageControl } from './actions.ts';
import { confirmPage } from './confirm-page.ts';
import { noticePage, signInPage } from './notice-pages.ts';
import { fieldsPages } from './fields-routes.ts';
import { overviewPage } from './overview.ts';
import { storeReader } from './read-store.ts';
import { resultPage, type ActionResult } from './result-page.ts';

export interface PageOptions {
  readonly store: PageControl;
  readonly guard: Pick<Guard, 'timeline' | 'canaries' | 'answers'>;
  readonly errors: Pick<ErrorWatch, 'of'>;
  readonly stages: readonly number[];
  readonly bffUrl: string;
  readonly sessions: Sessions;
  readonly hasToken: boolean;
  readonly hasProvider: boolean;
}

/** Results that are kept to be shown: a page that is loaded anew does nothing twice. */
const MAX_RESULTS = 100;

/** Whether a form was sent by a page of this site. */
function isOwnForm({ headers, body }: FastifyRequest, session: Session): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const csrf = (body as Fields | undefined)?.csrf;
  return typeof csrf === 'string' && isSameSecret(csrf, session.csrf);
}

export function serveOperatorPage(server: FastifyInstance, options: PageOptions): void {
  const { store, guard, errors, stages, bffUrl, sessions, hasToken, hasProvider } = options;
  const read = storeReader(store);
  const fields = fieldsPages(store, bffUrl);
  const results = new LRUCache<string, { session: string; result: ActionResult }>({ max: MAX_RESULTS });

  async function livePointer(app: string): Promise<LivePointer> {
    const { apps } = await store.generation();
    const pointer = Object.hasOwn(apps, app) ? apps[app] : undefined;
    if (pointer === undefined) throw new FormError('Nothing of that name is live.');
    return pointer;
  }

  /** Serve a page to signed-in operators, and the sign-in page to others. */
  const signedIn =
    (answer: (session: Session, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const session = sessionOf(sessions, request);
      if (session === undefined) return reply.code(401).send(signInPage({ hasToken, hasProvider }));
      if (request.method === 'POST' && !isOwnForm(request, session)) {
        const text = 'The form is not from this page, or too old. Go to the overview and begin again.';
        return reply.code(403).send(noticePage('Nothing was done', text, { session }));
      }
      return answer(session, request, reply);
    };

  server.get(
    '/operator',
    signedIn(async (session) => {
      const { timeline, canaries, answers } = guard;
      return overviewPage(
        { ...(await read()), timeline, canaries, answers, errors, stages, now: Date.now() },
        session,
      );
    }),
  );

  server.get(
    '/operator/fields',
    signedIn((session, { query }) => {
      const { operation } = query as Fields;
      return fields(session, typeof operation === 'string' ? operation : undefined);
    }),
  );

  server.get(
    '/operator/confirm',
    signedIn(async (session, { query }) => {
      const asked = readAction(query as Fields);
      return confirmPage({ asked, pointer: await livePointer(asked.request.app), session });
    }),
  );

  server.post(
    '/operator/act',
    signedIn(async (session, request, reply) => {
      const fields = request.body as Fields;
      const asked = readAction(fields);
      const { action, request: wanted } = asked;
      const pointer = await livePointer(wanted.app);
      const why = typeof fields.why === 'string' ? fields.why : '';
      const again = (status: number, problem: string) =>
        reply.code(status).send(confirmPage({ asked, pointer, session, problem, why }));
      if (fields.state !== stateOf(pointer)) {
        return again(409, 'Something about it was changed meanwhile. Read what will happen now.');
      }
      try {
        const by = { who: session.who, why: readWhy(fields) };
        const { changes, notes } = await action.run(store, wanted, by);
        request.log.info({ action: asked.name, ...wanted, ...by }, 'an operator acted');
        const isDone = changes.length > 0;
        const result: ActionResult = {
          title: isDone ? `${action.title}: done` : 'Nothing was changed',
          done: isDone ? action.sentence(wanted, pointer) : 'It was so already.',
          notes,
          ...(isDone && { undo: `npm run releases -- ${action.undo(wanted, pointer)} --why "…"` }),
        };
        const id = randomUUID();
        results.set(id, { session: session.id, result });
        return await reply.redirect(`/operator/done/${id}`, 303);
      } catch (error) {
        if (error instanceof FormError) return again(400, error.message);
        if (error instanceof ReleaseError) return again(409, error.message);
        throw error;
      }
    }),
  );

  server.get(
    '/operator/done/:id',
    signedIn((session, { params }, reply) => {
      const found = results.get((params as { id: string }).id);
      if (found?.session !== session.id) return reply.redirect('/operator', 303);
      return reply.send(resultPage(found.result, session));
    }),
  );

  server.post(
    '/operator/sign-out',
    signedIn((session, _request, reply) => signOut(sessions, session, reply)),
  );
}
