import { runProcess } from '@sinima/processes/run-process';
import { CatalogueError } from './build-catalogue.ts';
import { CatalogueRecords } from './changes/catalogue-records.ts';
import { isSame } from './changes/canonical-json.ts';
import type { LogEntry } from './changes/log-entry.ts';
import { replayLog, type ReplayConflict } from './changes/replay-log.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { HeldChanges } from './shapes/held-changes.ts';
import { RecordFiles } from './export/record-files.ts';
import { LogError, type ToldChange } from './export/read-log.ts';

/** The outcome of an export. */
export interface Exported {
  /** How many changes were written, each as a commit. */
  readonly written: number;
  /** Changes that the files contradict; they stay in the log alone. */
  readonly conflicts: readonly ReplayConflict[];
}

/** Return the changes that the files do not hold. @throws LogError where the files hold another log */
function openChanges(log: readonly ToldChange[], held: HeldChanges | undefined): readonly ToldChange[] {
  if (held === undefined) return log;
  if (!log.some(({ sequence, hash }) => sequence === held.sequence && hash === held.hash)) {
    throw new LogError(
      `The files hold change ${held.sequence} of another log (data/catalogue/changes.yaml).`,
    );
  }
  return log.filter(({ sequence }) => sequence > held.sequence);
}

/**
 * Write the changes that the files do not hold into them, each as a commit of its author's number.
 *
 * @param dataDir the folder that holds `catalogue/`, in a Git repository
 * @throws CatalogueError where the files are not right afterwards
 */
export async function exportLog(dataDir: string, log: readonly ToldChange[]): Promise<Exported> {
  const { catalogue } = loadCatalogue(dataDir);
  const open = openChanges(log, catalogue.changes);
  const latest = CatalogueRecords.of(catalogue);
  replayLog(latest, open);
  const records = CatalogueRecords.of(catalogue);
  const files = new RecordFiles(dataDir);
  const conflicts: ReplayConflict[] = [];
  for (const change of open) {
    const before = new Map(change.effects.map(({ record }) => [record, records.facts(record)]));
    const contradicted = replayLog(records, [change]);
    conflicts.push(...contradicted);
    const written =
      contradicted.length > 0
        ? []
        : change.effects.flatMap((effect) => {
            const facts = records.facts(effect.record);
            return isSame(before.get(effect.record), facts) ? [] : files.write(effect, facts, latest);
          });
    await commit(dataDir, [...written, ...files.mark(change)], change);
  }
  if (open.length > 0) verifyFiles(dataDir, records);
  return { written: open.length - conflicts.length, conflicts };
}

/**
 * Take changes as done that the files hold already, and those that they contradict, up to the first that is still to be written.
 *
 * @returns the last change that the files hold now; undefined: they hold no more than before
 */
export function importLog(dataDir: string, log: readonly ToldChange[]): HeldChanges | undefined {
  const { catalogue } = loadCatalogue(dataDir);
  const records = CatalogueRecords.of(catalogue);
  const open = openChanges(log, catalogue.changes);
  const isToWrite = ({ effects }: LogEntry): boolean => {
    const outcomes = effects.map((effect) => records.copy().apply(effect));
    return (
      outcomes.every(({ conflicts }) => conflicts.length === 0) && !outcomes.every(({ isDone }) => isDone)
    );
  };
  const first = open.findIndex(isToWrite);
  const last = open.at(first === -1 ? open.length - 1 : first - 1);
  if (last === undefined || first === 0) return undefined;
  new RecordFiles(dataDir).mark(last);
  return { sequence: last.sequence, hash: last.hash };
}

/** The files say what the log has made of them, or the export has a fault of its own. */
function verifyFiles(dataDir: string, records: CatalogueRecords): void {
  const { catalogue, problems } = loadCatalogue(dataDir);
  if (problems.length > 0) throw new CatalogueError(problems);
  const written = CatalogueRecords.of(catalogue);
  for (const kind of ['title', 'person', 'award', 'festival', 'list'] as const) {
    for (const slug of new Set([...records.slugs(kind), ...written.slugs(kind)])) {
      const record = { kind, slug };
      if (!isSame(records.facts(record), written.facts(record))) {
        throw new Error(`The files do not say of the ${kind} ${slug} what was accepted.`);
      }
    }
  }
}

/** Commit files under the author's number, with the sources of the change. */
async function commit(dataDir: string, files: readonly string[], change: ToldChange): Promise<void> {
  const { author, at } = change;
  const name = `author-${author}`;
  const run = async (...args: string[]): Promise<void> => {
    const { code, output } = await runProcess({
      command: 'git',
      args,
      cwd: dataDir,
      env: { ...process.env, GIT_COMMITTER_DATE: at },
    });
    if (code !== 0) throw new Error(`git ${args[0]}: ${output}`);
  };
  await run('add', '--all', '--', ...new Set(files));
  const message = messageOf(change);
  await run(
    'commit',
    '--quiet',
    `--author=${name} <${name}@users.invalid>`,
    `--date=${at}`,
    '--message',
    message,
  );
}

function messageOf({
  sequence,
  kind,
  record,
  into,
  effects,
  sources,
  texts,
  hash,
  licence,
}: ToldChange): string {
  const fields = [...new Set(effects.flatMap((effect) => effect.fields.map(({ field }) => field)))];
  const what =
    into === undefined
      ? `${kind} ${fields.slice(0, 4).join(', ')}`
      : `${kind === 'merge' ? 'merge into' : 'split off'} ${into}`;
  const named = sources.flatMap(({ field, text }) => {
    const found = texts.find(({ hash: of }) => of === text);
    return found ? [`Source of ${field}: ${sourceText(found.text)}`] : [];
  });
  return [
    `data(${record.kind}/${record.slug}): ${what}`,
    '',
    ...named,
    `Change: ${sequence} ${hash}`,
    `Licence: ${licence}`,
  ].join('\n');
}

function sourceText(text: string): string {
  const { where, url } = JSON.parse(text) as { where: string; url?: string };
  return url === undefined ? where : `${where}, ${url}`;
}
