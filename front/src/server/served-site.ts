/** What a shell server is started with. */
import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore } from '@sinima/releases/object-store';
import type { RendererLimits } from '@sinima/renderers/limits';
import type { RendererPool } from '@sinima/renderers/renderer-pool';
import type { PageWork, PageWorkDone } from '@sinima/shell/page/page-work';
import type { LiveSite } from '../composition/live-site.ts';
import type { OfferedReleases } from '../release-files/offered-store-route.ts';
import type { RunningHost } from '../composition/running-host.ts';
import type { Settings } from './settings.ts';

/** What the server shows: the releases that are live, and the version of the host that it is itself. */
export interface ServedSite {
  readonly site: LiveSite;
  readonly host: RunningHost;
  /** Whose signatures count. */
  readonly trust: Trust;
  /** The release store, which others may read where the settings say so. */
  readonly releases: OfferedReleases;
  /** The store of what is being worked on. */
  readonly developmentStore?: ObjectStore | undefined;
  /** Folder in which dictionaries of pages outlive the process; left out, they do not. */
  readonly dictionariesDir?: string;
  /** What renders pages; by default the renderers of what is live. It is closed with the server. */
  readonly pool?: RendererPool<PageWork, PageWorkDone>;
  /** What its renderers may use, where that is not the usual. */
  readonly rendererLimits?: Partial<RendererLimits>;
}

/** The settings that the server itself reads. */
export type ServerSettings = Omit<
  Settings,
  'port' | 'host' | 'releases' | 'traceCollector' | 'redisUrl' | 'purges'
> &
  Partial<Pick<Settings, 'redisUrl' | 'purges'>>;
