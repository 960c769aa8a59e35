/** What the host's build, its server and the remotes' bundles have to agree on. */

/** What the host's build tells the shell server about the client: `host.json`, beside the client's files. */
export interface HostFiles {
  readonly version: string;
  /** The script that starts the client. */
  readonly script: string;
  /** Scripts that it loads in any case. */
  readonly preload: readonly string[];
  readonly style: string;
  /** Font files worth fetching before the stylesheet asks for them. */
  readonly fonts: readonly string[];
}

/** Address under which the shell server serves the client's files. */
export const HOST_BASE = '/assets/';

/** Name of the global in which the shell server keeps its instances for the remotes' server bundles. */
export const SHARED_GLOBAL = '__sinimaShared';
