/** Errors that code threw in a renderer, as the operator is told of them. */
import path from 'node:path';
import type { Release } from '@sinima/contracts/release';
import { isOfCode } from '@sinima/contracts/reports';
import { errorName, framesOf, withoutValues } from '@sinima/contracts/thrown-error';
import type { RunnableVersion, Thrown } from '@sinima/renderers/renderer-pool';
import type { RunningHost } from '../composition/running-host.ts';
import type { SeenError } from '../reports/error-counts.ts';

/** The host and the releases whose scripts renderers run. */
interface RunScripts {
  readonly host: Pick<RunningHost, 'version' | 'renderer' | 'hasFile'>;
  readonly releases: readonly Release[];
}

/** The name of the remote's own script in a renderer. */
const SERVER_BUNDLE = 'server bundle';

/** `mfe-title/pages/title: TypeError: x is no function`: which fragment, what kind, what it says. */
const HEADER = /^(?:[\w-]+\/(?:pages|widgets)\/[\w-]+: )?(?<name>[A-Za-z_$][\w$]*)(?:: (?<message>.*))?$/s;

/** Return the texts that a visitor may have typed into these addresses. */
function typedInto(places: readonly string[]): string[] {
  return places.flatMap((place) =>
    URL.canParse(place, 'http://site') ? [...new URL(place, 'http://site').searchParams.values()] : [],
  );
}

/** Return the error that a fault tells of; undefined where no code of the version threw it. */
export function errorOfRenderer(
  { app, version }: Pick<RunnableVersion, 'app' | 'version'>,
  { text, places }: Thrown,
  { host, releases }: RunScripts,
): SeenError | undefined {
  const server = releases.find((each) => each.app === app && each.version === version)?.server;
  const rendererFile = `server/${path.basename(host.renderer)}`;
  const scriptAt = (place: string) => {
    if (place === SERVER_BUNDLE) return server === undefined ? undefined : { app, file: server };
    const isHost = path.basename(place) === path.basename(host.renderer) && host.hasFile(rendererFile);
    return isHost ? { app: 'shell', file: rendererFile } : undefined;
  };
  const [header = ''] = text.split(/\n\s+at /, 1);
  const { name, message = '' } = HEADER.exec(header)?.groups ?? {};
  const frames = framesOf(text, scriptAt);
  const isOwn = frames.some((frame) => frame.app === app);
  if (name === undefined || !isOfCode({ name }) || !isOwn) return undefined;
  return {
    source: 'renderer',
    app,
    version,
    name: errorName(name),
    message: withoutValues(message, typedInto(places)),
    frames: frames.map((frame) => ({ ...frame, version: frame.app === app ? version : host.version })),
  };
}
