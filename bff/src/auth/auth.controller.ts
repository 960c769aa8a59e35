import { Controller, ForbiddenException, Get, Header, HttpException, Query, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiExcludeEndpoint, ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import { pathIn, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { AuthService, FailedLogin } from './auth.service.js';
import { LoginQuery } from './login.query.js';
import { html, sendPlainPage } from '@sinima/api/http/plain-page';
import { pageLanguage } from './page-language.js';
import { returnPath } from './return-path.js';
import { SESSION_SCHEME } from './session-scheme.js';
import * as messages from '../texts/page.messages.js';
import { textIn } from '../texts/texts.js';
import { User } from './user.dto.js';

const goesTo = (description: string) => ({
  description,
  headers: { Location: { schema: { type: 'string' as const } } },
});

/** Signing in and out: navigations of the browser, and who is signed in. */
@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /**
   * Signs in: a navigation of the browser to the provider, and back
   * @remarks Open it as a page, not with `fetch`. After signing in, the browser comes back to the path in `return`.
   */
  @Get('login')
  @Header('Cache-Control', 'no-store')
  @ApiFoundResponse(goesTo('To the provider’s own page.'))
  @ApiProblems(404)
  async login(
    @Query() query: LoginQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refusePrefetch(request);
    try {
      reply.redirect(await this.auth.login(request, reply, query.return), 302);
    } catch (error) {
      if (!(error instanceof HttpException) || !asksForPage(request)) throw error;
      sendFailedLogin(reply, new FailedLogin(error.message, error.getStatus(), returnPath(query.return)));
    }
  }

  /** Take the visitor whom the provider sends here, with parameters that are its own. */
  @Get('login/callback')
  @Header('Cache-Control', 'no-store')
  @ApiExcludeEndpoint()
  async callback(
    @Query() _query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    try {
      reply.redirect(await this.auth.callback(request, reply), 302);
    } catch (error) {
      if (!(error instanceof FailedLogin)) throw error;
      sendFailedLogin(reply, error);
    }
  }

  /**
   * Signs out, here and at the provider: a navigation of the browser
   * @remarks Open it as a page, not with `fetch`. The session ends here first, whatever the provider answers.
   */
  @Get('logout')
  @Header('Cache-Control', 'no-store')
  @ApiFoundResponse(goesTo('To the provider’s page that signs out, or home.'))
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refusePrefetch(request);
    if (isOfAnotherSite(request)) {
      const text = textIn(SOURCE_LANGUAGE);
      const body = html`<p>${text(messages.otherSiteSignsOut)}</p>
        <p>
          <a href="/api/logout">${text(messages.signOut)}</a> <a href="/">${text(messages.backToSinima)}</a>
        </p>`;
      sendPlainPage(reply, 403, text(messages.stillSignedIn), body);
      return;
    }
    reply.redirect(await this.auth.logout(request, reply), 302);
  }

  /**
   * The signed-in member; 401 for anonymous visitors
   * @remarks Never cached. `GET /api/me` tells more.
   */
  @Get('auth/user')
  @Header('Cache-Control', 'no-store')
  @ApiCookieAuth(SESSION_SCHEME)
  @ApiProblems(401)
  getUser(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<User> {
    return this.auth.user(request, reply);
  }
}

/** Return whether a browser asks, which shows the answer in its window, and not a program. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** Return whether a browser says that a page of another site sent its visitor here. */
const isOfAnotherSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/** Say to a person why a sign-in did not come to its end, and how to begin again. The message is a sentence of ours. */
function sendFailedLogin(reply: FastifyReply, { message, status, returnTo }: FailedLogin): void {
  const text = textIn(pageLanguage(returnTo) ?? SOURCE_LANGUAGE);
  const again = returnTo === '/' ? '/api/login' : `/api/login?return=${encodeURIComponent(returnTo)}`;
  const body = html`<p>${text(message)}</p>
    <p>
      <a href="${again}">${text(messages.signInAgain)}</a>
      <a href="${pathIn(text.language, '/')}">${text(messages.backToSinima)}</a>
    </p>`;
  sendPlainPage(reply, status, text(messages.notSignedIn), body, text.language);
}

/** Refuse a browser that asks before its visitor does: it would sign in or out. */
function refusePrefetch({ headers }: FastifyRequest): void {
  if (!String(headers['sec-purpose'] ?? '').startsWith('prefetch')) return;
  throw new ForbiddenException('This address is not to be fetched beforehand.');
}
