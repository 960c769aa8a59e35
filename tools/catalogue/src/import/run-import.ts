import { basename, join } from 'node:path';
import type { Connection } from 'mongoose';
import { finishImport } from './finish-import.ts';
import { ImportError } from './import-error.ts';
import { columnsOf, importFile } from './import-file.ts';
import { importFilter, type FilterOptions } from './import-filter.ts';
import { keepProgress, progressOf, type ImportProgress } from './import-progress.ts';
import { ImportReport, NO_COUNTS } from './import-report.ts';
import type { ImportShape } from './import-shape.ts';
import { shapeOf } from './import-shapes.ts';
import { fileIdentity, fileRows, type FileRow } from './read-rows.ts';

/** The options of an import. */
export interface ImportOptions extends FilterOptions {
  /** The shape of all files; else each is known by its header. */
  readonly shape?: string;
  /** Read and report, but write nothing. */
  readonly dryRun?: boolean;
  /** Read files again that were imported before. */
  readonly again?: boolean;
}

/** The database that an import writes into, and its listeners. */
export interface ImportSurroundings {
  readonly connection: Connection;
  readonly reportDir: string;
  readonly signal: AbortSignal;
  readonly onProgress: (file: string, rows: number, total?: number) => void;
  /** Called when all rows are in the catalogue, before what depends on them is brought up to date. */
  readonly onFinishing: () => void;
}

/** The outcome of one file. */
export interface FileOutcome {
  readonly file: string;
  readonly reportPath: string;
  readonly progress: ImportProgress;
  /** It was imported before, so that nothing was done. */
  readonly wasDone: boolean;
}

interface PlannedFile {
  readonly file: string;
  readonly hash: string;
  /** About how many rows it has, where that is known. */
  readonly lines: number | undefined;
  readonly shape: ImportShape;
}

/** Imports files, titles first; stops early when told to. @throws ImportError when it cannot */
export async function runImport(
  files: readonly string[],
  options: ImportOptions,
  surroundings: ImportSurroundings,
): Promise<FileOutcome[]> {
  const { connection, reportDir, signal, onProgress } = surroundings;
  const { dryRun: isTrial = false, again = false } = options;
  const filter = importFilter(options);
  const planned = await plan(files, options);
  const outcomes: FileOutcome[] = [];
  for (const { file, hash, lines, shape } of planned) {
    const known = await progressOf(connection, {
      hash,
      filter: filter.key,
      file: basename(file),
      shape: shape.name,
    });
    const progress =
      again || isTrial
        ? { ...known, isRead: false, isFinished: false, reportBytes: 0, counts: NO_COUNTS }
        : known;
    const suffix = isTrial ? '-dry-run' : '';
    const reportPath = join(reportDir, `${basename(file)}-${hash.slice(0, 8)}${suffix}.ndjson`);
    const outcome = { file, reportPath, wasDone: progress.isRead && progress.isFinished };
    outcomes.push({
      ...outcome,
      progress: progress.isRead
        ? progress
        : await importFile({
            connection,
            file,
            shape,
            filter,
            reportPath,
            progress,
            isTrial,
            signal,
            onProgress: (rows) => onProgress(file, rows, lines),
          }),
    });
    if (signal.aborted) return outcomes;
  }
  return isTrial ? outcomes : finish(surroundings, planned, outcomes);
}

/** The files in the order in which they are read. */
async function plan(files: readonly string[], options: ImportOptions): Promise<PlannedFile[]> {
  const planned: PlannedFile[] = [];
  for (const file of files) {
    const rows = fileRows(file);
    const header = columnsOf((await rows.next()).value as FileRow | undefined);
    await rows.return(undefined);
    const shape = shapeOf(file, header, options.shape);
    planned.push({ file, shape, ...(await fileIdentity(file)) });
  }
  const names = new Set(planned.map(({ shape }) => shape.name));
  if (names.has('imdb-title.basics') && !options.all && options.assumeCountry === undefined) {
    throw new ImportError(
      'IMDb’s files do not say which country a title is from. Give a file with the titles of one country and name it ' +
        'with --assume-country, or import all of them with --all.',
    );
  }
  if (names.has('imdb-title.principals') && !names.has('imdb-name.basics')) {
    throw new ImportError('title.principals has no names of people. Give name.basics with it.');
  }
  return planned.sort((a, b) => a.shape.stage - b.shape.stage);
}

/** Bring up to date what depends on the rows; what is found then goes to the report of the source's last file. */
async function finish(
  { connection, onFinishing }: ImportSurroundings,
  planned: readonly PlannedFile[],
  outcomes: readonly FileOutcome[],
): Promise<FileOutcome[]> {
  const finished = [...outcomes];
  for (const source of new Set(planned.map(({ shape }) => shape.source))) {
    const places = planned.flatMap(({ shape }, place) => (shape.source === source ? [place] : []));
    if (places.every((place) => outcomes[place]!.progress.isFinished)) continue;
    onFinishing();
    const last = outcomes[places.at(-1)!]!;
    const report = await ImportReport.open(last.reportPath, last.progress.reportBytes, last.progress.counts);
    await finishImport(connection, source, {
      onNamesakes: ({ name, people }) =>
        report.addFinding(
          {
            column: 'name',
            value: name,
            reason: 'people share a name',
            done: `kept apart; ${people.length} candidates`,
          },
          { line: null, id: name },
        ),
      onLostCredit: ({ title, roleCategory }) =>
        report.addFinding(
          {
            column: 'person',
            value: roleCategory,
            reason: 'a credit whose person no file names',
            done: 'left out',
          },
          { line: null, id: title },
        ),
    });
    await report.close();
    for (const place of places) {
      const { progress } = outcomes[place]!;
      const isLast = place === places.at(-1);
      const counts = isLast ? report.counts : progress.counts;
      const reportBytes = isLast ? report.bytes : progress.reportBytes;
      finished[place] = {
        ...outcomes[place]!,
        progress: { ...progress, counts, reportBytes, isFinished: true },
      };
      await keepProgress(connection, finished[place].progress);
    }
  }
  return finished;
}
