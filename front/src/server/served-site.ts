/** The arguments of a shell server. */
import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore } from '@sinima/releases/object-store';
import type { RendererLimits } from '@sinima/renderers/limits';
import type { RendererPool } from '@sinima/renderers/renderer-pool';
import type { PageWork, PageWorkDone } from '@sinima/shell/page/page-work';
import type { LiveSite } from '../composition/live-site.ts';
import type { OfferedReleases } from '../release-files/offered-store-route.ts';
import type { RunningHost } from '../composition/running-host.ts';
import type { Settings } from './settings.ts';

/** The served site: the live releases, and the server's own version of the host. */
export interface ServedSite {
  readonly site: LiveSite;
  readonly host: RunningHost;
  /** Whose signatures count. */
  readonly trust: Trust;
  /** The release store, which others may read where the settings say so. */
  readonly releases: OfferedReleases;
  /** The store of releases in development. */
  readonly developmentStore?: ObjectStore | undefined;
  /** Folder in which dictionaries of pages outlive the process; left out, they do not. */
  readonly dictionariesDir?: string;
  /** Renders pages; by default the renderers of live versions. It is closed with the server. */
  readonly pool?: RendererPool<PageWork, PageWorkDone>;
  /** The limits of its renderers, where they differ from the default. */
  readonly rendererLimits?: Partial<RendererLimits>;
}

/** The settings that the server itself reads. */
export type ServerSettings = Omit<
  Settings,
  'port' | 'host' | 'releases' | 'traceCollector' | 'redisUrl' | 'purges'
> &
  Partial<Pick<Settings, 'redisUrl' | 'purges'>>;
