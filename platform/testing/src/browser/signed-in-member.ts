import type { APIRequestContext } from '@playwright/test';

/** A member who is signed in, in a browser or beside one. */
export interface SignedInMember {
  readonly handle: string;
  /** Call the API as a script of a page does. */
  call<T>(method: string, path: string, data?: object): Promise<T>;
}

/** Sign in by a link that is mailed; `page.request` signs the browser of a page in. */
export async function signIn(request: APIRequestContext, email: string): Promise<SignedInMember> {
  const page = (await request.get('/api/login')).url();
  const sent = await request.post(`${page}/mail`, { form: { email } });
  const [code = ''] = /\d{4} \d{4}/.exec(await sent.text()) ?? [];
  await request.post(`${page}/code`, { form: { code } });
  const { token, handle } = (await (await request.get('/api/me')).json()) as {
    token: string;
    handle: string;
  };
  return {
    handle,
    async call<T>(method: string, path: string, data?: object) {
      const answer = await request.fetch(path, { method, data, headers: { 'x-sinima-token': token } });
      const text = await answer.text();
      if (!answer.ok()) throw new Error(`${method} ${path} answers ${answer.status()}: ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
}
