import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import type { Service } from '@sinima/site/service';
import { sampleCatalogue } from '../bff/catalogue-sample.ts';
import { runBff } from '../bff/running-bff.ts';
import type { Target } from '../measure/target.ts';
import { publishOtherVersion } from '../site/other-version.ts';
import { prepareSite } from '../site/prepare-site.ts';
import { runShell } from '../site/running-shell.ts';
import { siteProcesses } from '../site/site-processes.ts';
import { STORE_SETTINGS } from '../site/store-settings.ts';
import { measureAnew, type AnewFigures, type PageKind } from './pages-anew.ts';
import { cachedPages, measureCachedPages, type CachedPageFigures } from './pages-cached.ts';
import { anewTable, cachedPagesTable, shellMemoryLine } from './shell-tables.ts';

export interface ShellBenchOptions {
  /** Measures only parts whose name holds this: `anew`, `one in 100`, `every`, `canary`. */
  readonly only?: string | undefined;
  /** How long each turn of a throughput measurement takes. */
  readonly seconds: number;
  /** How many pages of each kind are timed that are made anew. */
  readonly requests: number;
  readonly say: (text: string) => void;
}

/** The least share of a raw server's requests a second at which pages leave the cache. */
const LEAST_RATIO = 0.7;

/** How many different titles are asked for again and again. */
const TITLES = 50;

/** A visitor that has the cookie already, as long as a canary is under way. */
const KNOWN_VISITOR = { cookie: 'sinima-visitor=AAAAAAAAAAAAAAAAAAAAAA' };

/** How the shell is set while pages are measured that are made for each request, and whether targets hold for them. */
const ANEW_MODES: readonly {
  readonly name: string;
  readonly settings: Record<string, string>;
  readonly hasTargets: boolean;
}[] = [
  { name: 'as for a signed-in visitor', settings: {}, hasTargets: true },
  {
    name: 'every fragment rendered anew, nothing cached',
    settings: { PAGE_CACHE_MEGABYTES: '0' },
    hasTargets: false,
  },
];

/** How the shell is set while pages from its cache are measured. */
const CACHED_MODES = [
  { name: 'one in 100 logged', settings: { LOG_EVERY: '100' }, canary: false },
  { name: 'every page logged', settings: { LOG_EVERY: '1' }, canary: false },
  { name: 'a canary under way', settings: { LOG_EVERY: '100' }, canary: true },
];

/** Measures the shell, prints the tables, and resolves with the targets and the measurements. */
export async function benchShell({
  only = '',
  seconds,
  requests,
  say,
}: ShellBenchOptions): Promise<Target[]> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'sinima-bench-'));
  const store = await prepareSite();
  // Parts of the API have users of their own in the database: without parts, pages would lack data and none would be cached.
  const engine = await startEmbeddedEngine({
    dataDir: path.join(workDir, 'engine'),
    ownerPassword: randomUUID(),
  });
  const bff = await runBff(
    { dataDir: path.join(workDir, 'data'), logDir: workDir, uri: engine.uri },
    { cacheMegabytes: 64, logEvery: 100, settings: STORE_SETTINGS },
  );
  const withShell = async <T>(
    settings: Record<string, string>,
    work: (shell: Service) => Promise<T>,
  ): Promise<T> => {
    const shell = await runShell({ name: 'bench', bffOrigin: bff.origin, logDir: workDir, settings });
    return work(shell).finally(() => shell.stop());
  };
  try {
    const { titles } = await sampleCatalogue(bff.origin);
    const titlePaths = titles.map(({ slug }) => `/title/${slug}`);
    const targets: Target[] = [];
    const again = titlePaths.slice(0, TITLES);
    const others = titlePaths.slice(TITLES);
    const share = Math.floor(others.length / ANEW_MODES.length);
    for (const { name, settings, hasTargets } of 'anew'.includes(only) ? ANEW_MODES : []) {
      const kinds: PageKind[] = [
        { name: 'home', paths: ['/'], mostMs: 60 },
        { name: 'a title', paths: again, mostMs: 35 },
        // Titles that the BFF has no answers of either.
        { name: 'titles, each once', paths: again, once: others.splice(0, share) },
      ];
      const figures: AnewFigures[] = [];
      const memory = await withShell({ LOG_EVERY: '100', ...settings }, async (shell) => {
        for (const kind of kinds) figures.push(await measureAnew(shell, bff, kind, requests));
        return siteProcesses(shell.pid);
      });
      say(`\nPages made for each request, ${name}, 10 connections (ms)\n${anewTable(figures)}`);
      say(shellMemoryLine(memory));
      if (hasTargets) targets.push(...figures.flatMap(latencyTarget));
    }
    for (const { name, settings, canary } of CACHED_MODES.filter((mode) => mode.name.includes(only))) {
      const canaryVersion = canary ? await publishOtherVersion(store, 'mfe-title', 'a canary') : undefined;
      if (canaryVersion)
        await store.canary([{ app: 'mfe-title', version: canaryVersion }], { percent: 50, automatic: false });
      const figures = await withShell(settings, async ({ origin }) => {
        const paths = ['/', titlePaths[0]!, '/movies'];
        const pages = await cachedPages(origin, paths, canary ? KNOWN_VISITOR : {});
        return measureCachedPages(origin, pages, { seconds, workDir });
      });
      // Made live rather than aborted, which would bar it from the next run.
      if (canaryVersion) await store.activate([{ app: 'mfe-title', version: canaryVersion }]);
      say(`\nPages from the cache, ${name}\n${cachedPagesTable(figures)}`);
      // A response without a body costs what a request costs, which is the same for all: it is in the table alone.
      targets.push(...figures.filter(({ bytes }) => bytes > 0).map((one) => ratioTarget(name, one)));
    }
    return targets;
  } finally {
    await bff.stop();
    await engine.stop();
    await rm(workDir, { recursive: true, force: true });
  }
}

function latencyTarget({ kind, p95 }: AnewFigures): Target[] {
  if (kind.mostMs === undefined) return [];
  return [
    {
      name: `${kind.name} made for each request, p95 at 10 connections`,
      measured: p95,
      wanted: kind.mostMs,
      is: 'at most',
      unit: ' ms',
    },
  ];
}

function ratioTarget(how: string, { page, ratio }: CachedPageFigures): Target {
  return {
    name: `${page.name} beside raw node:http, ${how}`,
    measured: ratio,
    wanted: LEAST_RATIO,
    is: 'at least',
    unit: '',
  };
}
