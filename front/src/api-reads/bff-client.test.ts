/** @jest-environment node */
import { REVISION_HEADER } from '@sinima/contracts/revision';
import { apiReader, type PageReadContext } from './bff-client.ts';
import { breaks, says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';

let bff: FakeBff;
const outcomes: string[] = [];

beforeAll(async () => {
  bff = await startFakeBff(says('{"totalTitles":12}'));
});

afterAll(() => bff.close());

const read = (path: string, onAnswer?: PageReadContext['onAnswer']) =>
  apiReader(bff.url, (outcome) => outcomes.push(outcome))(path, {
    requestId: 'r1',
    signal: new AbortController().signal,
    ...(onAnswer && { onAnswer }),
  });

describe('what remotes may read', () => {
  it.each([
    ['another site', 'http://198.51.100.7/api/stats'],
    ['another site by its name alone', '//198.51.100.7/api/stats'],
    ['what the BFF has beside its API', '/metrics'],
    ['what the BFF has beside its API, by a way around', '/api/../metrics'],
    ['a file', 'file:///etc/hostname'],
    ['no address', 'http://'],
  ])('a renderer that asks for %s is refused, and nobody is asked', async (_what, path) => {
    expect(await read(path)).toMatchObject({ status: 400 });
    expect(bff.requests).toEqual([]);
  });

  it('a renderer is given the whole answer of the API', async () => {
    expect(await read('/api/stats')).toMatchObject({ status: 200, body: '{"totalTitles":12}' });
    expect(outcomes).toEqual(['answered']);
  });

  it('a renderer is told why there is no answer, by a status', async () => {
    bff.answer = breaks;
    expect(await read('/api/stats')).toMatchObject({
      status: 502,
      body: expect.stringMatching(/^There is no answer/),
    });
  });

  it('the headers of an answer are told', async () => {
    const headers = { [REVISION_HEADER]: '7' };
    bff.answer = (response) => void response.writeHead(200, headers).end('[]');
    const revisions: (string | null)[] = [];
    const onAnswer = (headers: Pick<Headers, 'get'>): void =>
      void revisions.push(headers.get(REVISION_HEADER));
    await read('/api/genres', onAnswer);
    expect(revisions).toEqual(['7']);
  });
});
