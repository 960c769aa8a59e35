import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { connect } from '@sinima/bff/database/connect';
import { createIndexes } from '@sinima/bff/catalogue/models';
import { loadSeed } from '@sinima/bff/catalogue/load-seed';
import { runImport, type FileOutcome, type ImportOptions } from '../src/import/run-import.ts';
import { createApp } from '@sinima/bff/create-app';
import { smallCatalogue } from '@sinima/bff/test/small-catalogue';
import { openTestDatabase } from '@sinima/bff/test/test-database';
import { TEST_SETTINGS } from '@sinima/bff/test/test-settings';

/** Everything that an import writes. */
const COLLECTIONS = [
  'titles',
  'people',
  'credits',
  'facets',
  'imports',
  'person_candidates',
  'person_merges',
] as const;

/** A catalogue of a few titles, for files to be brought into. */
export interface ImportCatalogue {
  readonly connection: Connection;
  run(files: readonly string[], options?: ImportOptions): Promise<FileOutcome[]>;
  /** All documents, by collection. */
  documents(): Promise<Record<string, unknown[]>>;
  /** A BFF on this catalogue; the caller closes it. */
  openApp(): Promise<NestFastifyApplication>;
  /** Answers a request of a BFF on this catalogue that keeps no answers. */
  get<T>(url: string): Promise<T>;
  close(): Promise<void>;
}

/** A file among the fixtures. */
export const fixture = (name: string): string => join(__dirname, 'fixtures', name);

/** Open the small catalogue in a database of its own. */
export async function openImportCatalogue(): Promise<ImportCatalogue> {
  const database = await openTestDatabase();
  const connection = await connect(database.uri, 60_000);
  await createIndexes(connection);
  await loadSeed(connection, smallCatalogue, new Date('2026-01-10T00:00:00Z'));
  const reportDir = await mkdtemp(join(tmpdir(), 'sinima-import-'));
  const openApp = async (cacheMegabytes = TEST_SETTINGS.cacheMegabytes): Promise<NestFastifyApplication> =>
    createApp({
      databaseUri: database.uri,
      seed: smallCatalogue,
      logger: pino({ level: 'silent' }),
      settings: { ...TEST_SETTINGS, cacheMegabytes },
    });
  let ownApp: Promise<NestFastifyApplication> | undefined;
  return {
    connection,
    run: (files, options = {}) =>
      runImport(files, options, {
        connection,
        reportDir,
        signal: new AbortController().signal,
        onProgress: () => undefined,
        onFinishing: () => undefined,
      }),
    documents: () => documentsOf(connection),
    openApp: () => openApp(),
    get: async <T>(url: string) => {
      ownApp ??= openApp(0);
      const { statusCode, body } = await (await ownApp).inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      return JSON.parse(body) as T;
    },
    close: async () => {
      await (await ownApp)?.close();
      await connection.close();
      await database.drop();
      await rm(reportDir, { recursive: true, force: true });
    },
  };
}

/** All documents of a catalogue that an import may have written, by collection. */
export async function documentsOf(connection: Connection): Promise<Record<string, unknown[]>> {
  const entries = COLLECTIONS.map(async (name) => {
    const found = await connection.collection(name).find().sort({ _id: 1 }).toArray();
    return [name, found] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The lines of a report, as `line id column: reason: done`. */
export async function reportLines({ reportPath }: FileOutcome): Promise<string[]> {
  const text = await readFile(reportPath, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { line: number, id, column, reason, done } = JSON.parse(line) as Record<string, string | null>;
      return `${number ?? '-'} ${id} ${column}: ${reason}: ${done}`;
    });
}
