import { ApiError } from './api-error.ts';
import { apiSend, type ApiCall } from './api-fetch.ts';
import { configureApi } from './host.ts';

const calls: [string, ApiCall][] = [];

function answer(response: Response): void {
  calls.length = 0;
  configureApi(async (path, call) => {
    calls.push([path, call]);
    return response;
  });
}

/** jsdom's blobs have no `text`. */
const textOf = (blob: Blob | undefined): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob());
  });

describe('a write to the API', () => {
  it('sends JSON, and returns the answer', async () => {
    answer(Response.json({ id: '1' }, { status: 201 }));
    expect(await apiSend('POST', '/api/notes', { text: 'ọ̀ṣun' })).toEqual({ id: '1' });
    const [[path, call] = ['', {}]] = calls;
    expect([path, call.method, call.body?.type]).toEqual(['/api/notes', 'POST', 'application/json']);
    expect(await textOf(call.body)).toBe('{"text":"ọ̀ṣun"}');
  });

  it('sends the headers that it is given', async () => {
    answer(Response.json({}));
    await apiSend('POST', '/api/notes', { text: '' }, { 'X-Sinima-Token': 't' });
    expect(calls[0]?.[1].headers).toEqual({ 'X-Sinima-Token': 't' });
  });

  it('without a body sends none, and returns nothing where there is no answer', async () => {
    answer(new Response(null, { status: 204 }));
    expect(await apiSend('DELETE', '/api/notes/1')).toBeUndefined();
    expect(calls).toEqual([['/api/notes/1', { method: 'DELETE' }]]);
  });

  it.each([
    ['a refusal', new Response('{"detail":"no text"}', { status: 400 }), '400: {"detail":"no text"}'],
    ['an answer that is no JSON', new Response('<p>'), '502: The server sent an unexpected answer.'],
  ])('throws the error of reads for %s', async (_what, response, message) => {
    answer(response);
    const error: unknown = await apiSend('PUT', '/api/notes/1', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message });
  });
});
