/** An older remote, brought to the present template. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Refusal } from '../plan/refusal.ts';
import { renderRemote } from '../render/render-remote.ts';
import { allOrNothing } from '../repository/undoable-changes.ts';
import { newestVersion, readVersion } from '../template/template-versions.ts';
import { planUpdate, type FileUpdate } from './plan-update.ts';
import { originOf, withVersion } from './template-record.ts';

/** What came of an update. */
export interface UpdateReport {
  readonly from: number;
  readonly to: number;
  readonly updates: readonly FileUpdate[];
}

/** Settings of a package that both changed are the team's: marks of a conflict would make it no JSON. */
const keptWhole = (update: FileUpdate): FileUpdate =>
  update.kind === 'conflict' && update.file === 'package.json'
    ? { kind: 'left', file: update.file, why: 'you and the template changed the same lines' }
    : update;

/**
 * Bring a remote to the newest template.
 *
 * @param fileAt the absolute path of a file of the template
 * @throws Refusal when the remote did not come from the template, or its version is not known here
 */
export async function updateRemote(remote: string, fileAt: (file: string) => string): Promise<UpdateReport> {
  const packageText = readFileSync(fileAt('package.json'), 'utf8');
  const { version, kind, plan } = originOf(remote, packageText);
  const newest = newestVersion();
  if (version > newest) {
    throw new Refusal(
      `${remote} came from template ${version}, and the newest here is ${newest}. Update this program first.`,
    );
  }
  const [base, template] = await Promise.all(
    [version, newest].map((each) => renderRemote(plan, readVersion(each), each, kind)),
  );
  const readFile = (file: string): string | undefined =>
    existsSync(fileAt(file)) ? readFileSync(fileAt(file), 'utf8') : undefined;
  const updates = planUpdate(base!, template!, readFile).map(keptWhole);
  allOrNothing((changes) => {
    for (const update of updates) {
      if ('text' in update) changes.write(fileAt(update.file), update.text);
    }
    const merged = readFileSync(fileAt('package.json'), 'utf8');
    if (version !== newest) changes.write(fileAt('package.json'), withVersion(merged, newest));
  });
  for (const { kind: done, file } of updates) if (done === 'removed') rmSync(fileAt(file));
  return { from: version, to: newest, updates };
}
