/** A page's report of an error: the place in the code, and nothing that its visitor did or wrote. */
import { hashOfAddress, RELEASES_BASE } from '@sinima/contracts/content-address';
import { isOfCode, type ErrorReport, type PageVersions } from '@sinima/contracts/reports';
import { errorName, framesOf, withoutValues, type ErrorFrame } from '@sinima/contracts/thrown-error';
import type { Fault } from './release-reports.ts';

/** Return the script of a release at an address; undefined where there is none. */
function scriptAt(address: string): Pick<ErrorFrame, 'app' | 'file'> | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const [app = '', ...rest] = pathname.slice(RELEASES_BASE.length).split('/');
  const file = rest.join('/');
  const isOurs = pathname.startsWith(RELEASES_BASE) && hashOfAddress(file) !== undefined;
  return isOurs ? { app, file } : undefined;
}

/** Return what the visitor may have typed: it may stand in a message. */
function typedTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...new URLSearchParams(location.search).values(), ...[...fields].map(({ value }) => value)];
}

/** Return what code threw: it may be the reason why a script did not load. */
const codeError = (thrown: unknown): unknown =>
  thrown instanceof Error && !isOfCode(thrown) ? thrown.cause : thrown;

/**
 * Return the report of a thrown value; undefined where it blames no release.
 *
 * @param versions of the page, the first of each remote being the one that it shows
 */
export function errorReport(
  { failure, thrown, remote }: Fault,
  versions: PageVersions,
): ErrorReport | undefined {
  const error = codeError(thrown);
  if (!(error instanceof Error) || !isOfCode(error)) return undefined;
  const frames = framesOf(error.stack ?? '', scriptAt);
  const app = failure?.remote ?? remote ?? frames.find((frame) => frame.app !== 'shell')?.app ?? 'shell';
  const version = failure?.version ?? versions[app]?.[0];
  if (version === undefined || frames.length === 0) return undefined;
  const message = withoutValues(error.message, typedTexts());
  return { remote: app, version, name: errorName(error.name), message, frames };
}
