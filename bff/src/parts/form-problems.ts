/** Form pages of parts, where something goes wrong with one: a person reads why, and finds what was typed. */
import { html, plainPage, PLAIN_PAGE_HEADERS, type Html } from '@sinima/api/http/plain-page';
import { isFormPage } from '@sinima/api/members/part-form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Fields that no person typed. */
const HIDDEN_FIELDS = ['token', 'key'];

/** Begin to answer form pages with pages in place of problems, and to send anonymous visitors to sign in first. */
export function showFormProblems(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (!isProblem || !isFormPage(request.url)) return done(null, payload);
    reply.removeHeader('content-length');
    const isHead = request.method === 'HEAD';
    if ((isHead || request.method === 'GET') && reply.statusCode === 401) {
      return done(null, toSignIn(request, reply));
    }
    reply.headers(PLAIN_PAGE_HEADERS);
    if (isHead) return done(null, '');
    const { detail } = JSON.parse(String(payload)) as { detail: string };
    done(null, plainPage('This did not work', problemBody(detail, typedIn(request))));
  });
}

function toSignIn({ url }: FastifyRequest, reply: FastifyReply): string {
  reply.status(303).removeHeader('content-type');
  reply.header('location', `/api/login?return=${encodeURIComponent(url)}`);
  return '';
}

type TypedField = readonly [name: string, value: string];

function typedIn({ body }: FastifyRequest): TypedField[] {
  if (!(body instanceof Buffer)) return [];
  return [...new URLSearchParams(body.toString())].filter(
    ([name, value]) => value !== '' && !HIDDEN_FIELDS.includes(name),
  );
}

const problemBody = (detail: string, typed: readonly TypedField[]): Html => html`
  <p class="wrong" role="alert">${detail}</p>
  ${
    typed.length > 0 &&
    html`<h2>What you typed</h2>
      <p>Nothing was saved. Copy it before you leave this page.</p>`
  }
  ${typed.map(
    ([name, value], at) =>
      html`<label for="typed-${at}">${name}</label>
        <textarea id="typed-${at}" rows="4" readonly>${value}</textarea>`,
  )}
  <p><a href="/">Back to Sinima</a></p>
`;
