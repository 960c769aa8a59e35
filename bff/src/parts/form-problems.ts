/** Form pages of parts, where something goes wrong with one: a person reads why, and finds what was typed. */
import { html, plainPage, PLAIN_PAGE_HEADERS, type Html } from '@sinima/api/http/plain-page';
import { isFormPage } from '@sinima/api/members/part-form';
import { pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formPageLanguage } from '../auth/page-language.js';
import * as messages from '../texts/page.messages.js';
import { textIn } from '../texts/texts.js';

/** Fields that no person typed. */
const HIDDEN_FIELDS = ['token', 'key', 'language'];

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
    const text = textIn(formPageLanguage(request));
    const why = text.language === SOURCE_LANGUAGE ? detail : text(reasonOf(reply.statusCode));
    done(null, plainPage(text(messages.didNotWork), problemBody(text, why, typedIn(request)), text.language));
  });
}

/** Return why a page is not shown, by its status: what problems say is English. */
function reasonOf(status: number): string {
  if (status === 404) return messages.notThere;
  if (status === 429) return messages.tooOften;
  return status >= 500 ? messages.takesABreak : messages.refused;
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

const problemBody = (text: Text, why: string, typed: readonly TypedField[]): Html => html`
  <p class="wrong" role="alert">${why}</p>
  ${
    typed.length > 0 &&
    html`<h2>${text(messages.whatYouTyped)}</h2>
      <p>${text(messages.copyWhatYouTyped)}</p>`
  }
  ${typed.map(
    ([name, value], at) =>
      html`<label for="typed-${at}" lang="en">${name}</label>
        <textarea id="typed-${at}" rows="4" readonly>${value}</textarea>`,
  )}
  <p><a href="${pathIn(text.language, '/')}">${text(messages.backToSinima)}</a></p>
`;
