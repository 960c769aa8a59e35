import { Document, isMap, isPair, isScalar, isSeq, Scalar, visit, type Node, type Pair } from 'yaml';

/** Width at which the files fold long texts. */
const WIDTH = 100;

/** Fields whose items stand one a line, however short. */
const ONE_A_LINE = new Set(['trivia', 'trending', 'titles', 'people', 'lists', 'festivals', 'awards']);

/** Fields whose items are groups of lines. */
const IN_BLOCKS = new Set(['sources', 'editions', 'categories', 'seasons', 'juries', 'selections']);

/** Fields that hold a long text by language. */
const BY_LANGUAGE = new Set(['plotIn', 'bioIn']);

const isPlain = (node: unknown): boolean => isScalar(node);

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

/** Return a field as the files write it: short lists and items in one line, long texts folded. */
export function fieldText(field: string, value: unknown, indent: number): string {
  return indented(textOf({ [field]: value }), indent);
}

/** Return items of a list as the files write them, each with its dash. */
export function itemsText(field: string, items: readonly unknown[], indent: number): string {
  const lines = textOf({ [field]: items }, true)
    .split('\n')
    .slice(1);
  const own = /^ */.exec(lines[0] ?? '')![0].length;
  return indented(
    lines.map((line) => line.slice(Math.min(own, /^ */.exec(line)![0].length))).join('\n'),
    indent,
  );
}

function textOf(value: object, areItems = false): string {
  const document = new Document(value);
  let isFolded = false;
  visit(document, {
    Pair(_key, pair, ancestors) {
      const isByLanguage = ancestors.some((one) => isPair(one) && BY_LANGUAGE.has(nameOf(one)));
      const field = nameOf(pair);
      if (isSeq(pair.value)) {
        const { items } = pair.value;
        const isShort = items.every(isPlain) && items.map(String).join(', ').length < WIDTH;
        pair.value.flow = isShort && !ONE_A_LINE.has(field) && !(areItems && isTop(document, pair));
        for (const item of items) {
          if (isMap(item)) item.flow = !IN_BLOCKS.has(field) && item.items.every((one) => isPlain(one.value));
        }
      }
      if (isMap(pair.value))
        pair.value.flow =
          pair.value.items.every((one) => isPlain(one.value)) && field !== 'president' && !isByLanguage;
      if ((isTop(document, pair) || isByLanguage) && isLong(pair.value)) {
        (pair.value as Scalar).type = Scalar.BLOCK_FOLDED;
        isFolded = true;
      }
    },
  });
  const [first] = isMap(document.contents) ? document.contents.items : [];
  return document
    .toString({
      lineWidth: isFolded ? WIDTH : 0,
      // Lists of words stand close, groups of fields do not.
      flowCollectionPadding: !(isSeq(first?.value) && first.value.flow === true),
      singleQuote: true,
    })
    .trimEnd();
}

const isTop = (document: Document, pair: unknown): boolean =>
  isMap(document.contents) && (document.contents.items as unknown[]).includes(pair);

const isLong = (node: unknown): boolean =>
  isScalar(node as Node) &&
  typeof (node as Scalar).value === 'string' &&
  ((node as Scalar).value as string).length > WIDTH - 10;

const indented = (text: string, indent: number): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(indent) + line))
    .join('\n');
