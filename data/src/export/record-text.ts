import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument, type Pair, type YAMLMap } from 'yaml';
import { isSame } from '../changes/canonical-json.ts';
import { applyEffect, type EffectField } from '../changes/record-effect.ts';
import { fieldText, itemsText } from './yaml-value.ts';

/** Where something stands in a text: from the beginning of its first line to the end of its last one. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** The text of a file of the catalogue. Unchanged parts keep every byte: comments, blank lines, and how lists are written. */
export class RecordText {
  constructor(private text: string) {}

  toString(): string {
    return this.text;
  }

  /** Whether it has no field. */
  get isEmpty(): boolean {
    return this.root() === undefined;
  }

  /** Change a field of the record under a key of the file's top, or of the file itself; new fields stand in this order. */
  change(key: string | undefined, effect: EffectField, order: readonly string[]): void {
    if (!this.changeItems(key, effect))
      this.set(key, effect.field, changedValue(this.value(key, effect.field), effect), order);
  }

  /** Write a field whole; undefined takes it away. */
  set(key: string | undefined, field: string, value: unknown, order: readonly string[]): void {
    const map = this.map(key);
    const pair = pairOf(map, field);
    const rendered = value === undefined ? '' : `${fieldText(field, value, key === undefined ? 0 : 2)}\n`;
    if (pair) {
      const place = this.placeOf(pair);
      this.splice(place, rendered === '' ? '' : this.withRemark(pair, place, rendered));
      return;
    }
    const isEarlier = (other: Pair): boolean => order.indexOf(nameOf(other)) < order.indexOf(field);
    const earlier = map.items.findLast(isEarlier);
    const [first] = map.items;
    const at = earlier ? this.placeOf(earlier).end : first ? this.placeOf(first).start : this.text.length;
    this.splice({ start: at, end: at }, rendered);
  }

  /** Add an entry to a file that holds several by key, in the order of the keys. */
  addEntry(key: string, fields: Readonly<Record<string, unknown>>): void {
    const lines = Object.entries(fields).map(([field, value]) => fieldText(field, value, 2));
    const entry = `${key}:\n${lines.join('\n')}\n`;
    const root = this.root();
    const later = root?.items.find((other) => nameOf(other) > key);
    if (later) {
      const { start } = this.placeOf(later);
      this.splice({ start, end: start }, `${entry}\n`);
    } else {
      this.text = root ? `${this.text.trimEnd()}\n\n${entry}` : `${this.text}${entry}`;
    }
  }

  /** Take an entry away, with the blank line after it. */
  removeEntry(key: string): void {
    const pair = pairOf(this.root(), key);
    if (!pair) return;
    const { start, end } = this.placeOf(pair);
    this.splice({ start, end: this.text[end] === '\n' ? end + 1 : end }, '');
    this.text = `${this.text.trimEnd()}\n`;
  }

  /** Return the value of a field; undefined: there is none. */
  value(key: string | undefined, field: string): unknown {
    return readField(parseDocument(this.text).toJS(), key, field);
  }

  /** Change single items of a list that stands one a line. @returns false where it does not, or would be empty */
  private changeItems(
    key: string | undefined,
    { field, removed = [], added = [], addedAt }: EffectField,
  ): boolean {
    if (removed.length + added.length === 0) return false;
    const list = pairOf(this.map(key), field)?.value;
    if (!isSeq(list) || list.flow || list.items.length + added.length <= removed.length) return false;
    const values = list.toJSON();
    const places = removed.map((item) => values.findIndex((value) => isSame(value, item)));
    if (places.includes(-1) || added.some((item) => values.some((value) => isSame(value, item))))
      return false;
    const item = (at: number): Place => this.linesOf(rangeStart(list.items[at])!, endOf(list.items[at]));
    const { start } = item(0);
    const indent = /^ */.exec(this.text.slice(start))![0].length;
    const end = item(list.items.length - 1).end;
    const arrivals = new Map<number, unknown[]>();
    for (const [earlier, { value, place }] of withPlace(added, addedAt)
      .slice(removed.length)
      .sort(byPlace)
      .entries()) {
      const next = place - earlier;
      const at = next < list.items.length ? item(next).start : end;
      arrivals.set(at, [...(arrivals.get(at) ?? []), value]);
    }
    const edits = [
      ...places.map((at, place) => ({ ...item(at), items: added.slice(place, place + 1) })),
      ...[...arrivals].map(([at, items]) => ({ start: at, end: at, items })),
    ];
    for (const edit of edits.sort((a, b) => b.start - a.start || b.end - a.end)) {
      this.splice(edit, edit.items.length === 0 ? '' : `${itemsText(field, edit.items, indent)}\n`);
    }
    return true;
  }

  private root(): YAMLMap | undefined {
    const { contents } = parseDocument(this.text);
    return isMap(contents) ? contents : undefined;
  }

  private map(key: string | undefined): YAMLMap {
    const root = this.root();
    const map = key === undefined ? root : pairOf(root, key)?.value;
    if (!isMap(map)) throw new Error(`There is no ${key ?? 'record'} in the file.`);
    return map;
  }

  /** A remark at the end of a line stays there. */
  private withRemark(pair: Pair, { end }: Place, rendered: string): string {
    const rest = this.text.slice(endOf(pair), end).trim();
    return rest.startsWith('#') && !rendered.trimEnd().includes('\n')
      ? `${rendered.trimEnd()} ${rest}\n`
      : rendered;
  }

  private placeOf(pair: Pair): Place {
    return this.linesOf(rangeStart(pair.key)!, endOf(pair));
  }

  private linesOf(from: number, to: number): Place {
    const end = this.text[to - 1] === '\n' ? to : this.text.indexOf('\n', to) + 1;
    return { start: this.text.lastIndexOf('\n', from - 1) + 1, end: end === 0 ? this.text.length : end };
  }

  private splice({ start, end }: Place, text: string): void {
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
  }
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const pairOf = (map: YAMLMap | undefined, name: string): Pair | undefined =>
  map?.items.find((pair) => nameOf(pair) === name);

const rangeStart = (node: unknown): number | undefined =>
  isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;

/** Where the last thing in a node ends: blank lines and remarks after it are none of it. */
function endOf(node: unknown): number {
  if (isPair(node))
    return isScalar(node.value) || isCollection(node.value) ? endOf(node.value) : endOf(node.key);
  if (isCollection(node) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1));
  return isScalar(node) || isCollection(node) ? node.range![1] : 0;
}

/** Items with the places that they come to; without one, it is the end. */
const withPlace = (added: readonly unknown[], addedAt: readonly number[] = []) =>
  added.map((value, at) => ({ value, place: addedAt[at] ?? Infinity }));

const byPlace = (a: { readonly place: number }, b: { readonly place: number }): number =>
  a.place === b.place ? 0 : a.place - b.place;

function readField(file: unknown, key: string | undefined, field: string): unknown {
  const record = key === undefined ? file : (file as Record<string, unknown>)[key];
  return (record as Record<string, unknown> | undefined)?.[field];
}

/** The whole value after a change of a field. */
function changedValue(now: unknown, change: EffectField): unknown {
  const { after, removed, added } = change;
  if (removed === undefined && added === undefined) return after;
  const facts: Record<string, unknown> = {};
  if (now !== undefined) facts[change.field] = now;
  return applyEffect(facts, { record: { kind: 'title', slug: '' }, did: 'changed', fields: [change] })
    .facts?.[change.field];
}
