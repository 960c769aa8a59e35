import { configureApi } from '@sinima/runtime/host';
import { noteReads } from '../api/field-reads.ts';
import { matchCall, type RecordedCall } from '../api/recorded-calls.ts';

/** The API calls of one fragment while it was tried. */
export class RecordedApi {
  readonly #reads = new Map<string, Set<string>>();
  /** Addresses that the API does not have. */
  readonly unknown = new Set<string>();
  /** Values that stood in paths, with those that were recorded: `tried` → `king-of-boys`. */
  readonly recordedValues = new Map<string, string>();

  constructor(private readonly calls: readonly RecordedCall[]) {}

  /** Fields that were read, by operation, in order. */
  get reads(): Record<string, string[]> {
    const sorted = [...this.#reads].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([operation, fields]) => [operation, [...fields].sort()]));
  }

  /** Answer the runtime's reads from now on. */
  install(): void {
    configureApi((path) => Promise.resolve(this.#respond(path)));
  }

  #respond(path: string): Response {
    const match = matchCall(this.calls, path);
    if (!match) {
      this.unknown.add(path);
      return new Response('No such address', { status: 404 });
    }
    const { call, values } = match;
    for (const [name, value] of Object.entries(values)) {
      this.recordedValues.set(value, call.parameters[name] ?? value);
    }
    const fields = this.#reads.get(call.operation) ?? new Set();
    this.#reads.set(call.operation, fields);
    if (call.answer === undefined) return new Response('Nothing was recorded', { status: 404 });
    const total = Array.isArray(call.answer) ? call.answer.length : 1;
    const response = Response.json(null, { headers: { 'X-Total-Count': String(total) } });
    const answer = noteReads(structuredClone(call.answer), (field) => fields.add(field));
    return Object.assign(response, { json: () => Promise.resolve(answer) });
  }
}
