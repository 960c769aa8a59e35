import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtRemote, newFolder, type RemoteSources } from '../test/built-remote.ts';
import { surroundings } from '../test/surroundings.ts';
import { trialProblems } from './trial-problems.ts';
import { tryFragments } from './try-fragments.ts';

/** A file that a release may not read, though its owner may. */
const secret = path.join(newFolder(), 'secret');
writeFileSync(secret, 'secret');

const broken: readonly (readonly [string, RemoteSources, RegExp])[] = [
  [
    'throws when it is imported',
    { top: `throw new Error('no start')` },
    /mfe-title throws Error: no start .*while its server bundle is imported/,
  ],
  [
    'cannot be parsed',
    { server: 'export default {' },
    /throws SyntaxError: .*while its server bundle is imported/,
  ],
  [
    'imports a package that servers do not have',
    { server: `import 'left-pad'; export default {}` },
    /mfe-title throws .*left-pad/,
  ],
  [
    'exports no module',
    { server: 'export const pages = {}' },
    /default export is no module with pages and widgets/,
  ],
  [
    'ends the process when it is imported',
    { top: 'process.exit(0)' },
    /mfe-title ends the process \(exit code 0\)/,
  ],
  [
    'has no page that it declares',
    { server: 'export default { pages: {}, widgets: {} }' },
    /page "title" .* has no "title" among its pages/,
  ],
  [
    'has no widget that it declares',
    { server: 'export default { pages: {}, widgets: {} }' },
    /widget "trending" .* has no "trending" among its widgets/,
  ],
  [
    'does not find the code of a page',
    { load: `throw new Error('Loading chunk 7 failed')` },
    /page "title" .*Loading chunk 7 failed/,
  ],
  ['has a page without component', { load: 'return {}' }, /page "title" .* throws while it renders/],
  ['throws in prefetch', { prefetch: `throw new Error('not now')` }, /throws in prefetch: Error: not now/],
  [
    'throws while a page renders',
    { page: `throw new Error('no page')` },
    /page "title" .* throws while it renders: Error: no page \(server\/remote/,
  ],
  [
    'throws while a widget renders',
    { widget: `throw new Error('no widget')` },
    /widget "trending" .* throws while it renders: Error: no widget/,
  ],
  ['throws what is no error', { page: `throw 'words'` }, /something that is no error: words/],
  [
    'calls a hook that the runtime does not have',
    { page: 'return useLoaderData()' },
    /useLoaderData is not defined/,
  ],
  [
    'shows an object as text',
    { page: `return h('p', null, data)` },
    /Objects are not valid as a React child/,
  ],
  [
    'takes an absent value for a list',
    { page: `return h('p', null, data.nicknames.map((name) => name))` },
    /Cannot read properties of undefined \(reading 'map'\)/,
  ],
  ['throws in head', { head: `throw new Error('no head')` }, /throws in head: Error: no head/],
  ['gives no head', { head: '' }, /page "title" .* throws in head/],
  [
    'has a page without title',
    { head: `return { title: undefined }` },
    /page "title" .* has no title\. Give one in head/,
  ],
  ['has a page with a blank title', { head: `return { title: '  ' }` }, /has no title/],
  [
    'renders an empty page',
    { page: `return h('div', null, h('p'))` },
    /page "title" .* renders nothing on recorded answers/,
  ],
  ['renders no page', { page: 'return null' }, /renders nothing/],
  [
    'reads an address that the API does not have',
    {
      prefetch: `await data.fetch(apiQuery('/api/soundtracks')).catch(() => {}); await data.fetch(titleQuery(params.slug))`,
    },
    /reads \/api\/soundtracks, which the API does not have/,
  ],
  [
    'fetches past the runtime',
    {
      prefetch: `await fetch('https://tracker.example/pixel').catch(() => {}); await data.fetch(titleQuery(params.slug))`,
    },
    /fetches https:\/\/tracker\.example\/pixel past the runtime/,
  ],
  [
    'reads a file of the machine',
    {
      server: `import { readFileSync } from 'node:fs'; readFileSync(${JSON.stringify(secret)}); export default {}`,
    },
    /Access to this API has been restricted/,
  ],
  [
    'starts a program',
    { server: `import { execSync } from 'node:child_process'; execSync('id'); export default {}` },
    /Access to this API has been restricted/,
  ],
  [
    'needs a setting of the machine',
    { page: `return h('p', null, process.env.HOME.length)` },
    /Cannot read properties of undefined \(reading 'length'\)/,
  ],
  [
    'rejects a promise that nobody awaits',
    { page: `Promise.reject(new Error('lost')); return h('p', null, 'fine')` },
    /page "title" .* ends the process with .*lost/,
  ],
  [
    'ends the process while a page renders',
    { page: 'process.exit(3)' },
    /page "title" .* ends the process \(exit code 3\) while it renders/,
  ],
  ['kills itself', { page: `process.kill(process.pid, 'SIGKILL')` }, /ends the process \(SIGKILL\)/],
  [
    'takes all memory',
    { page: `const all = []; for (;;) all.push(new Array(1000).fill(all.length))` },
    /needs more than 64 MB of memory while it renders/,
  ],
];

const hanging: typeof broken = [
  [
    'loops for ever when it is imported',
    { top: 'for (;;);' },
    /mfe-title is still at it after 2 s while its server bundle is imported/,
  ],
  [
    'waits for ever in prefetch',
    { prefetch: 'await new Promise(() => {})' },
    /still at it after 2 s in prefetch/,
  ],
  [
    'loops for ever while a page renders',
    { page: 'for (;;);' },
    /page "title" .* still at it after 2 s while it renders/,
  ],
  [
    'suspends for ever',
    { top: 'const never = new Promise(() => {})', page: 'throw never' },
    /still at it after 2 s while it renders/,
  ],
];

async function problemsOf(sources: RemoteSources, stepMs: number): Promise<string[]> {
  const { built, dir } = builtRemote(sources);
  return trialProblems(built, await tryFragments(built, dir, surroundings, { stepMs, heapMb: 64 }));
}

describe('a release is refused before visitors get it when it', () => {
  test.concurrent.each(broken)('%s', async (_name, sources, message) => {
    const problems = await problemsOf(sources, 20_000);
    expect(problems.join('\n')).toMatch(message);
  });

  test.concurrent.each(hanging)('%s', async (_name, sources, message) => {
    const problems = await problemsOf(sources, 2_000);
    expect(problems.join('\n')).toMatch(message);
  });
});

it('every problem of a trial names the remedy', async () => {
  const problems = await problemsOf({ page: `throw new Error('no page')`, widget: 'return null' }, 20_000);
  expect(problems).toEqual([
    expect.stringContaining('Mend it; "npm run check -- mfe-title" tries it again.'),
  ]);
});

it('a page that ends the process does not keep the widget from being tried', async () => {
  const problems = await problemsOf(
    { page: 'process.exit(3)', widget: `throw new Error('no widget')` },
    20_000,
  );
  expect(problems).toEqual([
    expect.stringContaining('The page "title" of mfe-title ends the process'),
    expect.stringContaining('The widget "trending" of mfe-title throws'),
  ]);
});
