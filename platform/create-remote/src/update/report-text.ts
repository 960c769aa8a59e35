/** What people read of an update. */
import type { FileUpdate } from './plan-update.ts';
import type { UpdateReport } from './update-remote.ts';

const titles: Readonly<Record<FileUpdate['kind'], string>> = {
  added: 'New',
  replaced: 'Replaced, for you had not changed them',
  removed: 'Removed, for the template has them no more',
  merged: 'Merged with your changes',
  left: 'Left as they are',
  conflict: 'To be resolved by you, at the marks <<<<<<< and >>>>>>>',
};

function lineOf(update: FileUpdate): string {
  const more =
    update.kind === 'left'
      ? `: ${update.why}`
      : update.kind === 'conflict'
        ? `: ${update.conflicts} times`
        : '';
  return `  ${update.file}${more}`;
}

/** Return the report, by what was done. */
export function reportText(remote: string, { from, to, updates }: UpdateReport): string {
  if (from === to && updates.length === 0) return `${remote} is at template ${to}, the newest.`;
  const kinds = Object.keys(titles) as FileUpdate['kind'][];
  const parts = kinds.flatMap((kind) => {
    const lines = updates.filter((update) => update.kind === kind).map(lineOf);
    return lines.length === 0 ? [] : [`${titles[kind]}:`, ...lines];
  });
  return [`${remote}: from template ${from} to ${to}.`, ...parts].join('\n');
}
