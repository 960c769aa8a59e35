/** Answers calls from the samples of a document. */
import type { OpenApi, Schema } from '@sinima/contracts/openapi-document';
import { answerSchema, mayBeNull, resolved, valueSchema } from '../document/open-api.ts';
import type { Call } from '../document/calls.ts';
import { SampleRecords, type Owner } from '../samples/sample-records.ts';
import { filterRows, isRow, sortRows, type Row } from './filter-records.ts';
import { Owners } from './find-owner.ts';
import { pageHeaders, pageOf } from './list-page.ts';
import { problemAnswer, type Answer } from './problems.ts';

/** A call at its address, which fits the document. */
export interface Request {
  readonly url: URL;
  /** Parameters of the path, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The call that an answer is made for. */
interface Asked {
  readonly url: URL;
  readonly query: ReadonlyMap<string, string>;
  readonly isPaged: boolean;
  readonly owner: Owner | undefined;
}

/** A part of search results: a list, or an object that holds one. */
interface FoundPart {
  readonly entry: readonly [name: string, value: unknown];
  readonly total: number;
}

const isPaged = ({ operation }: Call): boolean =>
  operation.parameters?.some(({ name }) => name === 'page') ?? false;

export class ApiAnswers {
  private readonly records: SampleRecords;
  private readonly owners: Owners;

  constructor(
    private readonly openapi: OpenApi,
    calls: readonly Call[],
  ) {
    this.records = new SampleRecords(openapi);
    this.owners = new Owners(openapi, calls, this.records);
  }

  /** Answer a call that has a JSON answer, at its address. */
  answer(call: Call, { url, values, query }: Request): Answer {
    const named = this.owners.find(call, Object.values(values));
    if (named === 'missing') {
      const detail = `There is no such record: "${Object.values(values).join(', ')}".`;
      return problemAnswer(this.openapi, call.operation, { status: 404, pathname: url.pathname, detail });
    }
    const owner = named === 'any' ? undefined : named;
    const given = Object.entries({ ...query, ...(named === undefined && values) });
    const whole = new Map(given.map(([name, value]) => [name, String(value)]));
    const schema = answerSchema(call.operation) ?? {};
    const asked = { url, query: whole, owner, isPaged: isPaged(call) };
    const { items } = valueSchema(schema, this.openapi);
    return items ? this.list(items, asked) : this.one(schema, asked);
  }

  /** Return all records of a schema, or those that belong to an owner. */
  private all(items: Schema, { owner, isPaged: hasPages }: Asked): unknown[] {
    const isNeighbour = owner !== undefined && this.records.kindOf(items) === owner.kind;
    const first = isNeighbour ? owner.place + 1 : 0;
    const count = this.records.count(items, hasPages && owner === undefined);
    return Array.from({ length: count }, (_, place) => this.records.record(items, first + place, owner));
  }

  private chosen(items: Schema, asked: Asked): unknown[] {
    const records = this.all(items, asked);
    if (!records.every(isRow)) return records;
    return sortRows(filterRows(records, asked.query), asked.query.get('sort'));
  }

  private list(items: Schema, asked: Asked): Answer {
    const page = pageOf(this.chosen(items, asked), asked.query, asked.isPaged);
    const headers = asked.isPaged ? pageHeaders(asked.url, page) : {};
    return { status: 200, headers, body: page.items };
  }

  private one(schema: Schema, asked: Asked): Answer {
    const { properties = {}, required = [] } = resolved(schema, this.openapi);
    // The call that answers with the document itself.
    const isDocument = required.includes('openapi') && 'paths' in properties;
    if (isDocument) return { status: 200, body: this.openapi };
    // A search; a record of which parts come on pages has no total.
    if (asked.isPaged && 'total' in properties) return { status: 200, body: this.found(schema, asked).body };
    const record = this.records.record(schema, asked.owner?.place ?? 0);
    const body = isRow(record) ? narrowed(record, asked.query) : record;
    return { status: 200, body };
  }

  /** Return what a search found: lists, each with its total, and the total of all; of names, understood as nothing else. */
  private found(schema: Schema, asked: Asked): { readonly body: Row; readonly total: number } {
    const { properties = {} } = valueSchema(schema, this.openapi);
    const parts = Object.entries(properties).flatMap(([name, property]): FoundPart[] => {
      if (mayBeNull(property, this.openapi)) return [];
      const { items, properties: fields } = valueSchema(property, this.openapi);
      if (fields) {
        const { body, total } = this.found(property, asked);
        return [{ entry: [name, body], total }];
      }
      if (!items) return [];
      const page = pageOf(this.chosen(items, asked), asked.query, true);
      return [{ entry: [name, page.items], total: page.total }];
    });
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    const said = { total, query: asked.query.get('q') };
    const rest = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
      if (name in said) return [[name, said[name as 'total']]];
      if (mayBeNull(property, this.openapi)) return [[name, null]];
      const { type } = valueSchema(property, this.openapi);
      return type === 'boolean' ? [[name, false]] : type === 'integer' ? [[name, 0]] : [];
    });
    const lists = parts.map(({ entry }) => entry);
    return { body: Object.fromEntries([...rest, ...lists]), total };
  }
}

/** Return a record with only those of its parts that pass the filters of a query: the editions of one year. */
function narrowed(record: Row, query: ReadonlyMap<string, string>): Row {
  const entries = Object.entries(record).map(([name, value]) => [
    name,
    Array.isArray(value) && value.length > 0 && value.every(isRow) ? filterRows(value, query) : value,
  ]);
  return Object.fromEntries(entries) as Row;
}
