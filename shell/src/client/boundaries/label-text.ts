/** The text on the label of a fragment. */
import type { RemoteFacts } from '../../page/boundary-facts.ts';

/** What React took for a fragment in this document. */
export interface BrowserTime {
  readonly ms: number;
  /** How often it rendered. */
  readonly times: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const milliseconds = (ms: number): string => (ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`);

function weight(facts: RemoteFacts, part: string): string {
  const own = facts.ownBytes[part] ?? 0;
  const unit = facts.isUncompressed ? ' uncompressed' : '';
  return `${kilobytes(own)} + ${kilobytes(facts.sharedBytes)} shared${unit}`;
}

function browserText(time: BrowserTime | undefined): string[] {
  if (!time) return [];
  const often = time.times === 1 ? '' : ` in ${time.times} renders`;
  return [`browser ${milliseconds(time.ms)}${often}`];
}

/**
 * Return the lines of a label: the fragment; version and owner; weight and times.
 *
 * @param key the fragment's, such as `mfe-title/pages/title`
 */
export function labelLines(key: string, facts: RemoteFacts | undefined, time?: BrowserTime): string[] {
  if (!facts) return [key, 'No version of it is here.'];
  const part = key.slice(key.indexOf('/') + 1);
  const { version, role, owner = 'no owner named', serverMs } = facts;
  return [
    key,
    [role ? `${version} (${role})` : version, owner].join(' · '),
    [
      weight(facts, part),
      ...(serverMs === undefined ? [] : [`server ${milliseconds(serverMs)}`]),
      ...browserText(time),
    ].join(' · '),
  ];
}
