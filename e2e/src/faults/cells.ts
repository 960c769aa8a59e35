/** The cells of the matrix that a request shows; those that take a browser are in `browser-cells.ts`. */
import type { RemoteRelease } from '@sinima/contracts/release';
import { untilLive } from './await-site.ts';
import type { Cell } from './cell.ts';
import type { FaultSite } from './fault-site.ts';
import { fileFaults, type FileFault } from './file-faults.ts';
import { serviceFaults } from './faulty-proxy.ts';
import { makeLive, rollBack, why } from './hostile-live.ts';
import { publishHostile } from './hostile-release.ts';
import { serverFault, serverFaults, type ServerFault } from './server-faults.ts';
import { bffCell, databaseCell, fullDiskCell, storeGoneCell } from './service-cells.ts';

/** Files of a release that a fault may be in. */
const fileParts = ['server bundle', 'remote entry', 'page chunk', 'style'] as const;

type FilePart = (typeof fileParts)[number];

/** A remote whose server code has a fault; `alone`: no good version stands behind it. */
export function serverCell(site: FaultSite, app: string, fault: ServerFault, { alone = false } = {}): Cell {
  let version = '';
  const hostility = { server: fault, canary: site.canaries.places };
  return {
    part: alone ? 'server bundle, and the version before it' : 'server bundle',
    fault: fault.name,
    remotes: [app],
    shows: alone ? 'content or error area' : 'content',
    counted: () => (fault.mayWork ? {} : { [app]: version }),
    async begin() {
      if (alone) await makeLive(site, app, hostility);
      ({ version } = await makeLive(site, app, hostility));
      await untilLive(site);
    },
    end: () => rollBack(site, app),
  };
}

function keyOf(release: RemoteRelease, part: FilePart): string {
  const [page] = Object.values(release.pages);
  const chunk = page?.scripts.at(-1) ?? release.entry;
  const file = {
    'server bundle': release.server,
    'remote entry': release.entry,
    style: release.styles[0] ?? '',
  };
  return `${release.app}/${part === 'page chunk' ? chunk : file[part]}`;
}

/** A release of which a file does not come from the store as it should. */
function storedFileCell(site: FaultSite, app: string, part: FilePart, fault: FileFault): Cell {
  return {
    part: `${part}, from the store`,
    fault,
    remotes: [app],
    shows: 'content',
    counted: () => ({}),
    async begin() {
      const release = await publishHostile(site.store, { app, good: site.good[app]!, hostility: {} });
      site.storeServer.faults.set(keyOf(release, part), fault);
      await site.store.activate([{ app, version: release.version }], why);
    },
    async end() {
      site.storeServer.faults.clear();
      await rollBack(site, app);
    },
  };
}

/** Two faults at a time. */
export function together(first: Cell, second: Cell): Cell {
  const isOfAll = first.remotes.length === 0 || second.remotes.length === 0;
  return {
    part: 'two at once',
    fault: [first, second].map(({ part, fault, remotes }) => `${remotes.join() || part} ${fault}`).join('; '),
    remotes: isOfAll ? [] : [...first.remotes, ...second.remotes],
    shows: first.shows === 'content' && second.shows === 'content' ? 'content' : 'content or error area',
    mayRefuse: first.mayRefuse === true || second.mayRefuse === true,
    counted: () => ({ ...first.counted(), ...second.counted() }),
    async begin() {
      await first.begin();
      await second.begin();
    },
    async end() {
      await second.end();
      await first.end();
    },
  };
}

/** Faults that are tried with no good version behind them as well. */
const ALONE = [
  'throws at import',
  'throws in render',
  'loops in render',
  'never resolves in render',
  'ends the process',
];

/** All cells of one remote. */
export function cellsOf(site: FaultSite, app: string): Cell[] {
  return [
    ...serverFaults.map((fault) => serverCell(site, app, fault)),
    ...ALONE.map((name) => serverCell(site, app, serverFault(name), { alone: true })),
    ...fileParts.flatMap((part) => fileFaults.map((fault) => storedFileCell(site, app, part, fault))),
  ];
}

/** The cells that are of no one remote, and those of two faults. */
export function commonCells(site: FaultSite): Cell[] {
  const server = (app: string, name: string): Cell => serverCell(site, app, serverFault(name));
  return [
    ...serviceFaults.map((fault) => bffCell(site, fault)),
    databaseCell(site, 'is killed', { begin: 'SIGKILL' }),
    databaseCell(site, 'hangs', { begin: 'SIGSTOP', end: 'SIGCONT' }),
    storeGoneCell(site),
    ...(site.disk ? [fullDiskCell(site, site.disk)] : []),
    together(server('mfe-title', 'loops in render'), server('mfe-people', 'ends the process')),
    together(
      server('mfe-community', 'takes 1 GB of memory'),
      server('mfe-catalogue', 'never resolves in render'),
    ),
    together(server('mfe-catalogue', 'throws in render'), bffCell(site, 'hangs')),
    together(server('mfe-people', 'loops at import'), storeGoneCell(site)),
    together(server('mfe-title', 'floods the log'), bffCell(site, 'answers 200 MB')),
  ];
}
