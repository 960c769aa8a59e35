import { readFileSync, writeFileSync } from 'node:fs';
import { newKeys, newSigner } from '@sinima/releases/built-release';
import { signDocument } from '@sinima/releases/envelope';
import { newFolder } from '../test/built-remote.ts';
import { checkFile, checkProblem, writeCheckResult } from './check-result.ts';

const keys = newKeys(['mfe-title', 'mfe-people']);
const titleKey = keys.releaseKeys['mfe-title']!;
const checked = { app: 'mfe-title', version: '1.0.0-0123456789ab' } as const;

it('a version whose checks held may be published', async () => {
  const dir = newFolder();
  await writeCheckResult(dir, checked, ['types', 'unit tests'], titleKey);
  expect(await checkProblem(dir, checked, keys.trust)).toBeUndefined();
});

it('a version that nobody checked may not be published', async () => {
  expect(await checkProblem(newFolder(), checked, keys.trust)).toBe(
    'mfe-title 1.0.0-0123456789ab cannot be published. Its checks were not run here. Run npm run check -- mfe-title first, ' +
      'or publish with --force and --why.',
  );
});

it('the checks of another version do not count', async () => {
  const dir = newFolder();
  await writeCheckResult(dir, { ...checked, version: '1.0.0-bbbbbbbbbbbb' }, ['types'], titleKey);
  expect(await checkProblem(dir, checked, keys.trust)).toContain('is that of 1.0.0-bbbbbbbbbbbb');
});

it.each([
  ['a key that nobody knows', newSigner()],
  ["another team's key", keys.releaseKeys['mfe-people']!],
  ['the key of the pointer', keys.pointerKey],
])('a result that is signed with %s does not count', async (_whose, signer) => {
  const dir = newFolder();
  await writeCheckResult(dir, checked, ['types'], signer);
  expect(await checkProblem(dir, checked, keys.trust)).toContain(
    'signed by no key that may publish mfe-title',
  );
});

it('a result that was altered does not count', async () => {
  const dir = newFolder();
  await writeCheckResult(dir, { ...checked, version: '1.0.0-bbbbbbbbbbbb' }, ['types'], titleKey);
  const file = checkFile(dir, 'mfe-title');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0-bbbbbbbbbbbb', checked.version));
  expect(await checkProblem(dir, checked, keys.trust)).toContain(
    'signed by no key that may publish mfe-title',
  );
});

it("a signature of another kind is none of a check's", async () => {
  const dir = newFolder();
  await writeCheckResult(dir, checked, ['types'], titleKey);
  writeFileSync(checkFile(dir, 'mfe-title'), JSON.stringify(signDocument('release', checked, titleKey)));
  expect(await checkProblem(dir, checked, keys.trust)).toContain(
    'signed by no key that may publish mfe-title',
  );
});

it('a torn result does not count', async () => {
  const dir = newFolder();
  await writeCheckResult(dir, checked, ['types'], titleKey);
  writeFileSync(checkFile(dir, 'mfe-title'), '{"signed"');
  expect(await checkProblem(dir, checked, keys.trust)).toContain('is torn');
});
