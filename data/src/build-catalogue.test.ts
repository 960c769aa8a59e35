import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildCatalogue, CatalogueError } from './build-catalogue.ts';
import { readCatalogue, withSamples, type Catalogue } from './catalogue.ts';
import type { RecordSource } from './load-catalogue.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';

let files: SmallFiles;
let places: { dataDir: string; file: string; samplesFile: string; openFile: string; sourcesFile: string };

beforeEach(() => {
  files = openSmallFiles();
  const dist = path.join(files.dataDir, 'dist');
  places = {
    dataDir: files.dataDir,
    file: path.join(dist, 'catalogue.json'),
    samplesFile: path.join(dist, 'samples.json'),
    openFile: path.join(dist, 'open.ndjson'),
    sourcesFile: path.join(dist, 'sources.ndjson'),
  };
});

afterEach(() => files.remove());

const lengthOfAjoke = (): number | undefined =>
  (JSON.parse(readFileSync(places.file, 'utf8')) as Catalogue).titles.find(({ slug }) => slug === 'ajoke')
    ?.runtimeMins;

describe('building the catalogue', () => {
  it('build brings a corrected line into the one file, and writes it only where something has changed', async () => {
    expect(await buildCatalogue(places)).toBe(true);
    expect(lengthOfAjoke()).toBe(101);
    expect(await buildCatalogue(places)).toBe(false);
    files.edit('titles/nigeria/ajoke.yaml', 'runtimeMins: 101', 'runtimeMins: 97');
    expect(await buildCatalogue(places)).toBe(true);
    expect(lengthOfAjoke()).toBe(97);
  });

  it('build writes the open catalogue, a record a line, without sample data', async () => {
    await buildCatalogue(places);
    const lines = readFileSync(places.openFile, 'utf8').trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as { kind: string; slug?: string });
    expect(records[0]).toMatchObject({ kind: 'about', licence: 'CC0-1.0', records: lines.length - 1 });
    expect(new Set(records.map(({ kind }) => kind))).toEqual(
      new Set(['about', 'title', 'person', 'award', 'festival', 'list', 'company']),
    );
    expect(records.find(({ slug }) => slug === 'ajoke')).toMatchObject({ kind: 'title', runtimeMins: 101 });
    for (const sample of ['votes', 'cinema', 'platforms', 'reviewText'])
      expect(lines.join()).not.toContain(`"${sample}"`);
    expect(gunzipSync(readFileSync(`${places.openFile}.gz`))).toEqual(readFileSync(places.openFile));
    expect(brotliDecompressSync(readFileSync(`${places.openFile}.br`))).toEqual(
      readFileSync(places.openFile),
    );
  });

  it('build keeps the sample data apart from the catalogue, which has them where they are asked for', async () => {
    await buildCatalogue(places);
    const catalogue = readCatalogue(places.file);
    expect(JSON.stringify(catalogue)).not.toMatch(/"(votes|cinema|platforms|reviewText)"/);
    expect(catalogue.samples).toBeUndefined();
    expect(withSamples(catalogue, places.samplesFile).samples?.votes).toEqual([
      { title: 'ajoke', count: 120, mean: 7.4 },
    ]);
  });

  it('build writes each title and person as it stands in its file', async () => {
    await buildCatalogue(places);
    const sources = readFileSync(places.sourcesFile, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordSource);
    for (const { file, line, yaml } of sources) {
      const whole = readFileSync(path.join(files.dataDir, file.replace(/^data\//, '')), 'utf8');
      expect(
        whole
          .split('\n')
          .slice(line - 1)
          .join('\n')
          .startsWith(yaml.trimEnd()),
      ).toBe(true);
    }
    expect(sources.find(({ slug }) => slug === 'kofi-mensah')).toMatchObject({
      kind: 'person',
      file: 'data/catalogue/people/west-africa.yaml',
      line: 7,
    });
  });

  it('build refuses what is wrong by file and line, and leaves the former file as it is', async () => {
    await buildCatalogue(places);
    files.edit('titles/nigeria/ajoke.yaml', 'runtimeMins: 101', 'runtimeMins: long');
    const building = buildCatalogue(places);
    await expect(building).rejects.toThrow(CatalogueError);
    await expect(building).rejects.toThrow(
      'data/catalogue/titles/nigeria/ajoke.yaml:4:14: runtimeMins: "long" is not a number.',
    );
    expect(lengthOfAjoke()).toBe(101);
    expect(existsSync(`${places.file}.new`)).toBe(false);
  });
});
