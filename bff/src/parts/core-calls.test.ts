import type { PartVersion } from '@sinima/api-parts/part-of-release';
import { coreCalls } from './core-calls.js';

const asked = { isCheck: false, change: { edit: 'one' } };
const part = (writes?: readonly string[]): PartVersion =>
  ({ app: 'mfe-songs', version: '1.0.0-a', api: { writes } }) as PartVersion;

function calls() {
  const apply = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const take = jest.fn(() => Promise.resolve());
  const never = (): never => {
    throw new Error('It is not to be asked.');
  };
  const core = coreCalls(
    {} as never,
    { request: never },
    { noteVotes: never },
    {
      apply,
      check: never,
    } as never,
    { take },
  );
  return { apply, take, core };
}

it('a part whose release declares it has a change applied', async () => {
  const { apply, core } = calls();
  const answer = await core(part(['changes']), true)('changes', JSON.stringify(asked));
  expect(answer).toMatchObject({ status: 200, body: '{"outcome":"accepted"}' });
  expect(apply).toHaveBeenCalledWith(asked.change);
});

it.each([
  ['whose release does not declare it', ['figures'], true],
  ['that declares no writes', undefined, true],
  ['of a preview', ['changes'], false],
])('a part %s changes nothing in the catalogue', async (_which, writes, mayWrite) => {
  const { apply, core } = calls();
  const answer = await core(part(writes), mayWrite)('changes', JSON.stringify(asked));
  expect(answer.status).toBe(400);
  expect(apply).not.toHaveBeenCalled();
});

it('only a part whose release declares it suspends members', async () => {
  const { take, core } = calls();
  const body = JSON.stringify({ member: 'a'.repeat(24), suspension: null });
  expect((await core(part(['changes']), true)('suspensions', body)).status).toBe(400);
  expect(take).not.toHaveBeenCalled();
  expect((await core(part(['suspensions']), true)('suspensions', body)).status).toBe(204);
  expect(take).toHaveBeenCalledWith(body);
});
