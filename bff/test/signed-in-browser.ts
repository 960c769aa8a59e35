import { Browser } from '@sinima/testing/plain-browser';

/** Sign a browser in at an API with the provider of a demonstration, by a link that is mailed. */
export async function signedInBrowser(origin: string, email: string): Promise<Browser> {
  const browser = new Browser();
  const start = `${origin}/api/login`;
  const { address: page } = await browser.follow(await browser.visit(start), start);
  await browser.visit(`${page}/mail`, { email });
  const [code = ''] = /\d{4} \d{4}/.exec(await (await browser.visit(`${page}/mail`)).text()) ?? [];
  const answered = await browser.visit(`${page}/code`, { code });
  await browser.visit((await browser.follow(answered, page)).address);
  return browser;
}

/** Write as a script of the page does: with cookies and the token of the session. */
export async function writeAsMember(
  browser: Browser,
  method: string,
  address: string,
  body: object,
): Promise<Response> {
  const { token } = (await (await browser.visit(new URL('/api/me', address).href)).json()) as {
    token: string;
  };
  return fetch(address, {
    method,
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'x-sinima-token': token,
    },
    body: JSON.stringify(body),
  });
}
