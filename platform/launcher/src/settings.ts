import path from 'node:path';
import { count, port, readEnvironment } from '@sinima/server/settings';
import { host, str } from 'envalid';

/**
 * What a host may take of V8's heap beside its page cache, in megabytes: some ten times what it uses. V8 lets garbage grow with the
 * heap that it may take (`MaxGrowingFactor` in its heap-controller.cc): to four times what is in use from 2 GB on, which is its default
 * on a machine of 16 GB, and to 1.4 times here.
 */
const HEAP_MEGABYTES = 512;

/**
 * Return the launcher's settings, from the environment. The function that opens the release store reads the store's settings; the host that
 * it runs reads its own, of which it shares these.
 *
 * @param root folder that relative paths start from: the repository's
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const settings = readEnvironment(environment, {
    SHELL_PORT: port({ default: 3000, desc: 'Port of the site' }),
    HOST: host({ default: '127.0.0.1', desc: 'Address to listen on' }),
    RELEASE_CACHE_DIR: str({
      default: '.data/release-cache',
      desc: 'Folder of the local copy of live releases, below the node_modules with the packages of the host',
    }),
    PAGE_CACHE_MEGABYTES: count({ default: 64, desc: 'Memory for pages and fragments' }),
    REPORTS_SECRET: str({ default: '', desc: 'Secret for the tokens of page reports' }),
  });
  return {
    port: settings.SHELL_PORT,
    host: settings.HOST,
    cacheDir: path.resolve(root, settings.RELEASE_CACHE_DIR),
    /** The most that a host may take of V8's heap, in megabytes; it ends beyond that. */
    heapMb: HEAP_MEGABYTES + settings.PAGE_CACHE_MEGABYTES,
    reportsSecret: settings.REPORTS_SECRET,
  };
}
