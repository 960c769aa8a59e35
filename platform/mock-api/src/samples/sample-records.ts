/**
 * Makes values of schemas: record 0, 1, 2 … of each, always the same. Records of one place belong together, whatever
 * their detail: a card with the slug of a page leads to that page.
 */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { mayBeNull, resolved, valueSchema } from '../document/open-api.ts';
import { idOf, plainValue } from './plain-value.ts';
import { slugOf } from './slug.ts';

/** How many records there are of each kind with a page: more than a page of a list holds. */
export const RECORDS = 30;

/** The most records that stand within another one. */
const MAX_WITHIN = 6;

/** How deep values go: schemas may contain themselves. */
const MAX_DEPTH = 10;

/** Of what a list has, where nothing says how many. */
const FEW = 3;

/** A record that others belong to: the reviews of a title. */
export interface Owner {
  readonly kind: string;
  readonly place: number;
}

/** The surroundings of a value. */
interface Around {
  readonly name: string;
  readonly place: number;
  readonly owner?: Owner | undefined;
  readonly depth: number;
}

type Sample = Readonly<Record<string, unknown>>;

export class SampleRecords {
  constructor(private readonly openapi: OpenApi) {}

  /** Return whether records of a schema have a page: they have a slug. */
  hasPage(schema: Schema): boolean {
    return this.properties(schema).slug !== undefined;
  }

  /** Return what tells records of one kind, whatever their detail: by their slugs. Undefined: they have no page. */
  kindOf(schema: Schema): string | undefined {
    if (!this.hasPage(schema)) return undefined;
    return JSON.stringify(this.samplesOf(schema).map(({ slug }) => slug));
  }

  /** Return how many records of a schema there are. @param isPaged whether a list of them has pages */
  count(schema: Schema, isPaged: boolean): number {
    if (isPaged) return RECORDS;
    return this.samplesOf(schema).length || FEW;
  }

  /** Return one record. @param owner what it belongs to */
  record(schema: Schema, place: number, owner?: Owner): unknown {
    return this.value(schema, { name: '', place, owner, depth: 0 });
  }

  private properties(schema: Schema): Readonly<Record<string, Schema>> {
    return valueSchema(schema, this.openapi).properties ?? {};
  }

  /** Return the samples of a schema; of one that has none, what its properties have as examples. */
  private samplesOf(schema: Schema): readonly Sample[] {
    const { 'x-samples': samples, properties = {} } = valueSchema(schema, this.openapi);
    if (samples) return samples;
    const shown = Object.entries(properties).flatMap(([name, property]) => {
      const { examples, example } = resolved(property, this.openapi);
      const values = examples ?? (example === undefined ? [] : [example]);
      return values.length > 0 ? [{ name, values }] : [];
    });
    const count = Math.max(0, ...shown.map(({ values }) => values.length));
    return Array.from({ length: count }, (_, place) =>
      Object.fromEntries(shown.map(({ name, values }) => [name, values[place % values.length]])),
    );
  }

  private value(schema: Schema, around: Around): unknown {
    const own = valueSchema(schema, this.openapi);
    const { name, place, owner, depth } = around;
    if (own.properties) return this.object(own, around);
    if (own.items) return this.array(own.items, around);
    if (own.examples) return own.examples[place % own.examples.length];
    if (own.example !== undefined) return own.example;
    if (own.enum) return own.enum[place % own.enum.length];
    if (mayBeNull(schema, this.openapi) && /url$/i.test(name)) return null;
    return plainValue(name, own, place, `${owner?.kind ?? ''} ${owner?.place ?? ''} ${depth} ${place}`);
  }

  private object(schema: Schema, { place: asked, owner, depth, name: at }: Around): unknown {
    if (depth > MAX_DEPTH) return null;
    const kind = this.kindOf(schema);
    // Where a record of the owner's kind is named, the owner is meant; others follow it.
    const isOwner = depth > 0 && owner !== undefined && kind === owner.kind && at !== '[]';
    const isNeighbour = depth > 0 && kind !== undefined && owner !== undefined;
    const shift = isNeighbour ? asked + owner.place : asked;
    const place = kind === undefined ? asked : (isOwner ? owner.place : shift) % RECORDS;
    const samples = this.samplesOf(schema);
    const sample = samples.length > 0 ? named(samples, place) : {};
    const next: Owner | undefined = kind === undefined ? owner : { kind, place };
    const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      if (name in sample) return [name, sample[name]];
      if (name === 'id' && kind !== undefined) return [name, idOf(`${kind} ${place}`)];
      return [name, this.value(property, { name, place, owner: next, depth: depth + 1 })];
    });
    return Object.fromEntries(entries);
  }

  private array(items: Schema, { name, place, owner, depth }: Around): unknown[] {
    if (depth > MAX_DEPTH) return [];
    const { properties, enum: values } = valueSchema(items, this.openapi);
    if (!properties) return [this.value(items, { name, place: values ? place : 0, owner, depth: depth + 1 })];
    const length = Math.min(this.count(items, false), MAX_WITHIN);
    const first = this.hasPage(items) && this.kindOf(items) === owner?.kind ? 1 : 0;
    return Array.from({ length }, (_, index) =>
      this.value(items, { name: '[]', place: first + index, owner, depth: depth + 1 }),
    );
  }
}

/** Return the sample of a place: where there are fewer, the first again, with other names. */
function named(samples: readonly Sample[], place: number): Sample {
  const sample = samples[place % samples.length] ?? {};
  const round = Math.floor(place / samples.length) + 1;
  if (round === 1) return sample;
  const texts = Object.entries(sample).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { slug } = sample;
  const again = texts.flatMap(([name, text]) => {
    if (name === 'slug') return [[name, `${text}-${round}`]];
    const isName = slug === undefined ? /^(name|title|label)$/.test(name) : slugOf(text) === slug;
    return isName ? [[name, `${text} ${round}`]] : [];
  });
  return { ...sample, ...(Object.fromEntries(again) as Sample) };
}
