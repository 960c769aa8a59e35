import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildCatalogue, CatalogueError } from './build-catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';

let files: SmallFiles;
let places: { dataDir: string; file: string };

beforeEach(() => {
  files = openSmallFiles();
  places = { dataDir: files.dataDir, file: path.join(files.dataDir, 'dist/catalogue.json') };
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
