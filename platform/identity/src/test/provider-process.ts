import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess } from '@sinima/processes/start-process';
import { Browser } from '@sinima/testing/plain-browser';

const SITE = 'http://localhost:1/api/login/callback';

/** The provider of a demonstration in a process of its own, with a folder that is thrown away. */
export interface ProviderProcess {
  readonly issuer: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Start it as the site does; `identityUrl` is where visitors reach it, where that is not its port. */
export async function startProviderProcess(identityUrl = ''): Promise<ProviderProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sinima-identity-'));
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    SINIMA_MODE: '',
    SMTP_URL: '',
    IDENTITY_URL: identityUrl,
    IDENTITY_PORT: '0',
    SINIMA_DATA_DIR: dataDir,
  };
  const args = ['--import', 'tsx/esm', path.join(__dirname, '../main.ts')];
  const started = startProcess({ name: 'identity', args, env }, portMessage);
  const port = await started.ready;
  return {
    issuer: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      await started.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A sign-in under way, in one browser. */
export class BegunSignIn {
  private constructor(
    readonly issuer: string,
    readonly browser: Browser,
    /** Address of its first page. */
    readonly page: string,
    private readonly verifier: string,
  ) {}

  /** Begin as the site does, up to the provider's own page. */
  static async begin(issuer: string, browser = new Browser(), language?: string): Promise<BegunSignIn> {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'sinima-demo',
      redirect_uri: SITE,
      response_type: 'code',
      scope: 'openid profile email',
      state: 'a-state-of-the-test',
      nonce: 'a-nonce-of-the-test',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(language !== undefined && { ui_locales: language }),
    });
    const start = `${issuer}/auth?${query.toString()}`;
    const { address } = await browser.follow(await browser.visit(start), start);
    return new BegunSignIn(issuer, browser, address, verifier);
  }

  /** Post a form of one of its pages. */
  post(step: string, form: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) {
    return this.browser.visit(step === '' ? this.page : `${this.page}/${step}`, form, headers);
  }

  /** Ask for a link; what the page shows of the mail. */
  async askForMail(
    email: string,
  ): Promise<{ readonly link: string; readonly code: string; readonly page: string }> {
    const sent = await this.post('mail', { email });
    const page = await (
      await this.browser.visit(new URL(sent.headers.get('location') ?? '', this.issuer).href)
    ).text();
    const [, link = ''] = /href="([^"]+\/link\/[^"]+)"/.exec(page) ?? [];
    const [code = ''] = /\d{4} \d{4}/.exec(page) ?? [];
    return { link, code, page };
  }

  /** Return the code that the site gets after a response that ends the sign-in, and its verifier. */
  async codeAfter(response: Response): Promise<{ readonly code: string; readonly code_verifier: string }> {
    const { address } = await this.browser.follow(response, this.page);
    return { code: new URL(address).searchParams.get('code') ?? '', code_verifier: this.verifier };
  }

  /** Return what the site learns of the person after a response that ends the sign-in. */
  async personOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'sinima-demo',
      redirect_uri: SITE,
      ...(await this.codeAfter(response)),
    });
    const tokens = (await (await fetch(`${this.issuer}/token`, { method: 'POST', body })).json()) as {
      access_token: string;
    };
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    return (await (await fetch(`${this.issuer}/me`, { headers })).json()) as Record<string, unknown>;
  }
}

/** Return the token that the forms of a page send. */
export const tokenIn = (page: string): string => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Return what a page asks the device for. */
export function passkeyOptionsIn(page: string): { challenge: string } {
  const [, options = ''] = /data-options="([^"]+)"/.exec(page) ?? [];
  return JSON.parse(options.replaceAll('&quot;', '"')) as { challenge: string };
}
