/** Pages whose code throws where their address says so: in a component, an effect, a timer, and while data is fetched ahead. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeFile } from './repository-copy.ts';

/** A page of each remote: its sources, and an address. */
const PAGES = {
  'mfe-catalogue': {
    page: 'festival',
    component: 'FestivalPage',
    address: '/festivals/durban-international-film-festival',
  },
  'mfe-community': { page: 'list', component: 'ListPage', address: '/lists/rising-african-directors' },
  'mfe-people': { page: 'person', component: 'PersonPage', address: '/person/genevieve-nnaji' },
  'mfe-title': { page: 'title', component: 'TitlePage', address: '/title/lionheart' },
} as const;

export type FaultyRemote = keyof typeof PAGES;
export const FAULTY_REMOTES = Object.keys(PAGES) as FaultyRemote[];

/** The code that throws in a browser, by the fragment of the address. */
export const BROWSER_FAULTS = ['component', 'effect', 'timer'] as const;

const FAULTS = [
  `import { useEffect } from 'react';`,
  `const asked = () => globalThis.location?.hash;`,
  `export function useFault() {`,
  `  if (asked() === '#component') throw new TypeError('component');`,
  `  useEffect(() => {`,
  `    if (asked() === '#effect') throw new TypeError('effect');`,
  `    if (asked() === '#timer') setTimeout(() => {`,
  `      throw new TypeError('timer');`,
  `    });`,
  `  }, []);`,
  `}`,
  `export const faulty = (page) => ({`,
  `  ...page,`,
  `  prefetch(context) {`,
  `    if (context.params.slug === 'no-such') throw new TypeError('prefetch');`,
  `    return page.prefetch(context);`,
  `  },`,
  `});`,
];

const fileOf = (remote: FaultyRemote): string => `${remote}/src/fault.ts`;

/** Put the faults into a page of a remote of a copy of the repository, below so many lines of comment. */
export async function addFaults(copy: string, remote: FaultyRemote, linesAbove: number): Promise<void> {
  const { page, component } = PAGES[remote];
  const comment = Array.from({ length: linesAbove }, (_, index) => `// Line ${index}.`);
  const file = path.join(copy, fileOf(remote));
  const isNew = await readFile(file).then(
    () => false,
    () => true,
  );
  // Something that is built differs as well, so that it is another version.
  const name = `export const faults = ${linesAbove};`;
  await writeFile(file, [...comment, ...FAULTS, name, `globalThis.faults = faults;`].join('\n'));
  if (!isNew) return;
  const pageFile = `${remote}/src/pages/${page}-page.tsx`;
  const opening = `export default function ${component}(): ReactNode {\n`;
  await changeFile(copy, pageFile, opening, `${opening}  useFault();\n`);
  await changeFile(copy, pageFile, 'import ', `import { useFault } from '../fault.ts';\nimport `);
  const load = `'./pages/${page}.ts')`;
  await changeFile(copy, `${remote}/src/remote.ts`, load, `${load}.then(faulty)`);
  await changeFile(
    copy,
    `${remote}/src/remote.ts`,
    'import ',
    `import { faulty } from './fault.ts';\nimport `,
  );
}

/** Return where each fault is thrown in the present sources: `mfe-title/src/fault.ts:7`, by fault. */
export async function placesOfFaults(copy: string, remote: FaultyRemote): Promise<Record<string, string>> {
  const lines = (await readFile(path.join(copy, fileOf(remote)), 'utf8')).split('\n');
  const places = [...BROWSER_FAULTS, 'prefetch'].map((fault) => {
    const line = lines.findIndex((text) => text.includes(`new TypeError('${fault}')`)) + 1;
    return [fault, `${fileOf(remote)}:${line}`];
  });
  return Object.fromEntries(places) as Record<string, string>;
}

/** Return the address at which a fault is thrown in browsers. */
export const addressOf = (remote: FaultyRemote, fault: string): string => `${PAGES[remote].address}#${fault}`;

/** Return an address for which the server fetches data of nothing ahead, and throws. */
export const unreadAddress = (remote: FaultyRemote): string =>
  `${path.posix.dirname(PAGES[remote].address)}/no-such`;
