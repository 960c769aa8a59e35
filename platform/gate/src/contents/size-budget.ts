import { isHostRelease, type BuiltRelease, type BuiltRemote } from '@sinima/contracts/release';

/**
 * Bytes that a visitor may be sent for each part of a release, compressed with Brotli. The largest parts when this was
 * written: entry 3,600; page 11,800; widget 8,400; styles 5,100; host 115,800.
 */
const SIZE_BUDGET = {
  /** The script that announces the container. */
  entry: 6_000,
  /** The scripts of one page, the entry aside. */
  page: 22_000,
  /** The scripts of one widget, the entry aside. */
  widget: 16_000,
  /** All stylesheets of the remote. */
  styles: 8_000,
  /** All scripts and styles that the host's client loads in any case. */
  host: 150_000,
} as const;

interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly budget: number;
}

function partsOf(built: BuiltRemote): Part[] {
  const fragments = (kind: 'page' | 'widget', of: BuiltRemote['pages'] | BuiltRemote['widgets']): Part[] =>
    Object.entries(of).map(([id, { scripts }]) => ({
      name: `the ${kind} "${id}"`,
      files: scripts,
      budget: SIZE_BUDGET[kind],
    }));
  return [
    { name: 'the entry', files: [built.entry], budget: SIZE_BUDGET.entry },
    { name: 'the stylesheet', files: built.styles, budget: SIZE_BUDGET.styles },
    ...fragments('page', built.pages),
    ...fragments('widget', built.widgets),
  ];
}

/** A build for development compresses nothing. */
const isCompressed = ({ files }: BuiltRelease): boolean =>
  Object.values(files).some(({ encodings }) => encodings?.br);

/** Return which parts of a release are larger than their budget. */
export function oversizedParts(built: BuiltRelease): string[] {
  if (!isCompressed(built)) return [];
  const parts = isHostRelease(built)
    ? [
        {
          name: 'the client',
          files: [built.client.script, ...built.client.preload, built.client.style],
          budget: SIZE_BUDGET.host,
        },
      ]
    : partsOf(built);
  const sent = (file: string): number =>
    built.files[file]?.encodings?.br?.bytes ?? built.files[file]?.bytes ?? 0;
  return parts.flatMap(({ name, files, budget }) => {
    const bytes = [...new Set(files)].reduce((sum, file) => sum + sent(file), 0);
    if (bytes <= budget) return [];
    const count = (value: number): string => value.toLocaleString('en');
    return [
      `In ${built.app}, ${name} is ${count(bytes)} bytes (Brotli); its budget is ${count(budget)}. Load what is not ` +
        'shown at once by a dynamic import, or drop a package.',
    ];
  });
}
