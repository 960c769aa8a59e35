/** Which record the path of a call names. */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { answerSchema, valueSchema } from '../document/open-api.ts';
import type { Call } from '../document/calls.ts';
import { RECORDS, type Owner, type SampleRecords } from '../samples/sample-records.ts';

/** The record that a path names: found, missing, or one that is not told from others. */
export type Named = Owner | 'missing' | 'any';

/** Return what a path's parameter names: `/api/titles/slug/{slug}` → `titles`. */
function nounBefore({ template }: Call): string | undefined {
  const [before = ''] = template.split('/{', 1);
  return before.split('/').findLast((segment) => segment !== 'slug' && segment !== 'id');
}

/** Whether a path names a record of any of several kinds, as `/api/records/{kind}/{slug}` does: samples are of one. */
const namesKind = ({ template }: Call): boolean => /\{\w+\}\/\{\w+\}/.test(template);

export class Owners {
  private readonly places = new Map<Schema, ReadonlyMap<unknown, number>>();

  constructor(
    private readonly openapi: OpenApi,
    private readonly calls: readonly Call[],
    private readonly records: SampleRecords,
  ) {}

  /** Find the record that a path names; undefined: its parameter names none, such as words that are looked for. */
  find(call: Call, [value]: readonly string[]): Named | undefined {
    if (namesKind(call)) return 'any';
    const schema = value === undefined ? undefined : this.schemaOf(call);
    if (!schema) return undefined;
    const kind = this.records.kindOf(schema);
    if (kind === undefined) return /^[0-9a-f]{24}$/.test(value ?? '') ? 'any' : 'missing';
    const place = this.placesOf(schema).get(value);
    return place === undefined ? 'missing' : { kind, place };
  }

  /** Return the schema of the records that a call's path names. */
  private schemaOf(call: Call): Schema | undefined {
    const noun = nounBefore(call);
    const isRecord = (schema: Schema): boolean => {
      const { properties = {} } = valueSchema(schema, this.openapi);
      return 'slug' in properties || 'id' in properties;
    };
    const found = this.calls.flatMap((other) => {
      const answer = answerSchema(other.operation);
      if (!answer) return [];
      const { items } = valueSchema(answer, this.openapi);
      if (items) return other.template.endsWith(`/${noun}`) && isRecord(items) ? [items] : [];
      const endsWithRecord = other.template.endsWith('}') && nounBefore(other) === noun;
      return endsWithRecord && isRecord(answer) ? [answer] : [];
    });
    return found.find((schema) => this.records.hasPage(schema)) ?? found[0];
  }

  private placesOf(schema: Schema): ReadonlyMap<unknown, number> {
    const known = this.places.get(schema);
    if (known) return known;
    const places = new Map<unknown, number>();
    for (let place = 0; place < RECORDS; place += 1) {
      const { slug, id } = this.records.record(schema, place) as { slug?: unknown; id?: unknown };
      places.set(slug, place).set(id, place);
    }
    this.places.set(schema, places);
    return places;
  }
}
