/** A browser without scripts, for tests over HTTP: it keeps cookies by name, and goes where it is sent only when told to. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Every address that it went to or was sent to. */
  readonly addresses: string[] = [];

  /** Go to an address; with a form, post it. */
  async visit(
    address: string,
    form?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        ...headers,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    this.addresses.push(address, response.headers.get('location') ?? '');
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(/; */);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const isGone =
        value === '' || attributes.some((text) => /^Max-Age=0$|^expires=Thu, 01 Jan 1970/i.test(text));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** The site's own cookies. */
  sinimaCookies(): string[] {
    return [...this.cookies.keys()].filter((name) => name.includes('sinima'));
  }

  /** Goes where a response sends it, until that is back at the API (`stopAt`) or is a page. */
  async follow(
    response: Response,
    from: string,
    stopAt = '/api/login/callback',
  ): Promise<{ address: string }> {
    let address = from;
    let current = response;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = current.headers.get('location');
      if (location === null) return { address };
      address = new URL(location, address).href;
      if (new URL(address).pathname === stopAt) return { address };
      current = await this.visit(address);
    }
    throw new Error(`Sent about without end, last to ${address}`);
  }
}
