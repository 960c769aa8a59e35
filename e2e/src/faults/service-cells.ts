/** The cells of services that all pages need. */
import type { Cell } from './cell.ts';
import type { FaultSite } from './fault-site.ts';
import type { ServiceFault } from './faulty-proxy.ts';
import type { SmallDisk } from './full-disk.ts';
import { makeLive, rollBack } from './hostile-live.ts';

/** The BFF, as the shell server sees it. */
export function bffCell(site: FaultSite, fault: ServiceFault): Cell {
  return {
    part: 'BFF',
    fault,
    remotes: [],
    shows: 'content or error area',
    mayRefuse: true,
    counted: () => ({}),
    async begin() {
      site.bff.faults = [{ at: /./, kind: fault }];
    },
    async end() {
      site.bff.faults = [];
    },
  };
}

/** The database behind the BFF. */
export function databaseCell(
  site: FaultSite,
  fault: string,
  { begin, end }: { begin: NodeJS.Signals; end?: NodeJS.Signals },
): Cell {
  return {
    part: 'database',
    fault,
    remotes: [],
    shows: 'content or error area',
    mayRefuse: true,
    counted: () => ({}),
    begin: async () => site.signalDatabase(begin),
    end: async () => (end === undefined ? undefined : site.signalDatabase(end)),
  };
}

/** The disk of the local copy is full when a release goes live. */
export function fullDiskCell(site: FaultSite, disk: SmallDisk): Cell {
  const app = 'mfe-people';
  return {
    part: 'disk of the local copy',
    fault: 'is full',
    remotes: [app],
    shows: 'content',
    counted: () => ({}),
    async begin() {
      await disk.fill();
      await makeLive(site, app, {});
    },
    async end() {
      await disk.empty();
      await rollBack(site, app);
    },
  };
}

/** The release store is away. */
export function storeGoneCell(site: FaultSite): Cell {
  return {
    part: 'release store',
    fault: 'is gone',
    remotes: [],
    shows: 'content',
    counted: () => ({}),
    async begin() {
      site.storeServer.isGone = true;
    },
    async end() {
      site.storeServer.isGone = false;
    },
  };
}
