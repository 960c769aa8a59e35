import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA_DIR } from '../build-catalogue.ts';
import { schemaFiles } from './json-schema.ts';
import { kindOf } from './kinds.ts';

const catalogue = path.join(DATA_DIR, 'catalogue');
const files = readdirSync(catalogue, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const read = (file: string): string => readFileSync(path.join(catalogue, file), 'utf8');

describe('the JSON Schemas', () => {
  it('committed JSON Schemas are those of the shapes (else: npm run data -- schema)', () => {
    const folder = path.join(DATA_DIR, 'schema');
    const written = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(schemaFiles()));
  });

  it('every file of the catalogue names its JSON Schema, so that editors check it', () => {
    const astray = files.filter((file) => {
      const [, named = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(read(file)) ?? [];
      const schema = path.join(DATA_DIR, 'schema', `${kindOf(`catalogue/${file}`)}.json`);
      return path.resolve(catalogue, path.dirname(file), named) !== schema;
    });
    expect(astray).toEqual([]);
  });

  it('every file of the catalogue fits its JSON Schema', () => {
    const shapes = new Map(
      [...schemaFiles()].map(([name, schema]) => [
        name,
        z.fromJSONSchema(JSON.parse(schema) as z.core.JSONSchema.JSONSchema),
      ]),
    );
    const refused = files.filter(
      (file) => !shapes.get(`${kindOf(`catalogue/${file}`)}.json`)?.safeParse(parse(read(file))).success,
    );
    expect(refused).toEqual([]);
  }, 60_000);
});
