/** Errors as people read them on a terminal. */
import type { ErrorGroup, GroupInVersion } from '@sinima/contracts/error-groups';
import { minuteText } from '@sinima/releases/decision-text';

/** Characters of a commit. */
const COMMIT_LENGTH = 12;

function latest({ versions }: ErrorGroup): string {
  const [first] = Object.entries(versions).sort(([, a], [, b]) => b.last.localeCompare(a.last));
  return first![0];
}

function placeText({ file, line, function: inFunction }: GroupInVersion): string {
  return `${file}:${line}${inFunction === undefined ? '' : ` in ${inFunction}`}`;
}

const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function groupLines(group: ErrorGroup, version: string): string[] {
  const { name, message, owner, sources, firstVersion, versions } = group;
  const seen = versions[version]!;
  return [
    `${name}${message === '' ? '' : `: ${message}`}`,
    `  at ${placeText(seen)}`,
    ...(seen.text === undefined ? [] : [`     ${seen.text}`]),
    `  ${owner}, ${group.app} ${version}, commit ${seen.commit?.slice(0, COMMIT_LENGTH) ?? 'unknown'}`,
    `  ${times(seen.times, 'time')} in ${sources.join(' and ')}, ${times(seen.pages, 'page')}; ` +
      `first in ${firstVersion}, last at ${minuteText(seen.last)}`,
  ];
}

/** Return some lines for each group, the latest first. @param version what was seen in it; by default in the latest */
export function errorsText(groups: readonly ErrorGroup[], version: string | undefined): string {
  return groups.map((group) => groupLines(group, version ?? latest(group)).join('\n')).join('\n\n');
}
