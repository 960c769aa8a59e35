import {
  HttpStatus,
  Injectable,
  NotFoundException,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { isProviderUnavailable, OpenIdClient } from '@sinima/server/open-id-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthSettings } from '../settings/auth-settings.js';
import { returnPath } from './return-path.js';
import { SessionCookies } from './session-cookies.js';
import type { User } from './user.dto.js';

/** Path to which the provider sends visitors back. */
const CALLBACK = '/api/login/callback';

/** What a visitor is told while the provider is unavailable. */
const PROVIDER_UNAVAILABLE = 'The sign-in provider cannot be reached. Please try again in a moment.';

/** A sign-in that came to nothing; the message is for the visitor. */
export class FailedLogin extends Error {
  constructor(
    message: string,
    readonly status = HttpStatus.BAD_REQUEST,
  ) {
    super(message);
  }
}

/** Signs visitors in and out; who they are is in their own cookie, not here. */
@Injectable()
export class AuthService {
  private readonly provider: OpenIdClient | undefined;
  private readonly cookies: SessionCookies;

  constructor(private readonly settings: AuthSettings) {
    this.provider = settings.provider && new OpenIdClient(settings.provider);
    this.cookies = new SessionCookies(settings.sessionSecret, settings.publicUrl);
  }

  /** Return where to go to sign in. @throws NotFoundException where no provider is set up */
  async login(request: FastifyRequest, reply: FastifyReply, asked: string | undefined): Promise<string> {
    if (!this.provider) {
      throw new NotFoundException('Nobody can sign in here: no provider is set up (OIDC_ISSUER).');
    }
    const begun = await this.provider.begin(`${this.origin(request)}${CALLBACK}`).catch(() => {
      throw new ServiceUnavailableException(PROVIDER_UNAVAILABLE);
    });
    await this.cookies.begin(request, reply, { ...begun.request, returnTo: returnPath(asked) });
    return begun.address;
  }

  /** End a sign-in with what the provider says, and return where to go next. @throws FailedLogin */
  async callback(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const pending = await this.cookies.pending(request);
    this.cookies.endPending(request, reply);
    if (!pending || !this.provider) {
      throw new FailedLogin('This sign-in was begun too long ago, in another browser, or is already over.');
    }
    const [, search = ''] = request.url.split('?', 2);
    if (new URLSearchParams(search).get('error') === 'access_denied') return pending.returnTo;
    try {
      const profile = await this.provider.finishWithProfile(search, pending);
      await this.cookies.signIn(request, reply, {
        firstName: profile.given_name ?? profile.name ?? null,
        email: profile.email ?? null,
      });
    } catch (error) {
      request.log.warn({ err: error }, 'a sign-in failed');
      if (isProviderUnavailable(error))
        throw new FailedLogin(PROVIDER_UNAVAILABLE, HttpStatus.SERVICE_UNAVAILABLE);
      throw new FailedLogin('The answer of the sign-in provider could not be accepted.');
    }
    return pending.returnTo;
  }

  /** End the session, here and at the provider, and return where to go next. */
  async logout(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const person = await this.cookies.person(request);
    this.cookies.signOut(request, reply);
    if (!person) return '/';
    return (await this.provider?.signOutAddress(`${this.origin(request)}/`)) ?? '/';
  }

  /** Return who is signed in. @throws UnauthorizedException when nobody is */
  async user(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const person = await this.cookies.person(request);
    if (person) return { firstName: person.firstName, email: person.email };
    this.cookies.signOut(request, reply);
    throw new UnauthorizedException('You are not signed in.');
  }

  /** Return where the visitor is: as it is set, or as the trusted proxy in front of us says. */
  private origin(request: FastifyRequest): string {
    return this.settings.publicUrl ?? `${request.protocol}://${request.host}`;
  }
}
