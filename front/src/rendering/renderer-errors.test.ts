/** @jest-environment node */
import type { Release } from '@sinima/contracts/release';
import { errorOfRenderer } from './renderer-errors.ts';

const HASH = 'h'.repeat(43);
const version = { app: 'mfe-title', version: '1.2.0' };
const server = `server/remote.${HASH}.mjs`;
const renderer = `renderer.${HASH}.mjs`;
const scripts = {
  host: { version: '3.0.0', renderer: `/srv/releases/shell/server/${renderer}`, hasFile: () => true },
  releases: [{ ...version, server } as Release],
};

const stack = [
  '    at summaryOf (server bundle:12:34)',
  '    at async Object.prefetch (server bundle:56:7)',
  `    at renderWithHooks (file:///srv/releases/shell/server/${renderer}:90:1)`,
  '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
];
const errorOf = (header: string, places: string[] = [], lines = stack) =>
  errorOfRenderer(version, { text: [header, ...lines].join('\n'), places }, scripts);

it('what a fragment threw is told with its frames, each with the version of its script, and without values', () => {
  const header = 'mfe-title/pages/title: TypeError: no plot of lagos in "Nollywood", 1992';
  expect(errorOf(header, ['/title/lionheart?q=lagos'])).toEqual({
    source: 'renderer',
    ...version,
    name: 'TypeError',
    message: 'no plot of … in …, #',
    frames: [
      { ...version, file: server, line: 12, column: 34, name: 'summaryOf' },
      { ...version, file: server, line: 56, column: 7, name: 'Object.prefetch' },
      {
        app: 'shell',
        version: '3.0.0',
        file: `server/${renderer}`,
        line: 90,
        column: 1,
        name: 'renderWithHooks',
      },
    ],
  });
});

it.each([
  ['a failure of the API', 'ApiError: 503', stack],
  ['an error that no code of the version threw', 'Error: late', stack.slice(2)],
  ['a fault without a stack', 'its event loop does not answer', []],
])('%s is none', (_name, header, lines) => {
  expect(errorOf(header, [], lines)).toBeUndefined();
});
