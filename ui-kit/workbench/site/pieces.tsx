/** From exhibits and stories to what pages are rendered from. On the server alone: names of components are whole there. */
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { anchorOf, keyOf, StatesMode, type Exhibit } from '../exhibit.tsx';
import { exhibits, pieceExhibits } from '../exhibits.ts';
import { jsxOf } from '../jsx-of.ts';
import type { Piece, PieceEntry, PieceState, PropTable } from './site-shapes.ts';
import { storyStates, type LoadedStories } from './story-states.ts';

const fileOf = (id: string): string => `pieces/${id.replaceAll('/', '-')}.html`;

const wordsOf = (states: readonly PieceState[], props: readonly PropTable[]): string[] => [
  ...new Set([
    ...states.map(({ name }) => name),
    ...props.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)]),
  ]),
];

function statesOf({ Show }: Exhibit): PieceState[] {
  const into: PieceState[] = [];
  renderToString(
    <StatesMode.Provider value={{ mode: 'list', into }}>
      <Show tokens={[]} moreContrast={[]} />
    </StatesMode.Provider>,
  );
  return into;
}

/** What an import of the kit takes, by subpath. */
export type KitProps = Readonly<Record<string, readonly PropTable[]>>;

/** The pieces of the kit that have pages of their own. */
export function kitPieces(kitProps: KitProps): Piece[] {
  return pieceExhibits.map((exhibit) => {
    const states = statesOf(exhibit);
    const props = exhibit.exports.flatMap((subpath) => kitProps[subpath] ?? []);
    const id = anchorOf(exhibit);
    return {
      id,
      group: exhibit.group,
      name: exhibit.name,
      about: exhibit.note,
      href: fileOf(id),
      words: wordsOf(states, props),
      sources: exhibit.exports.map((subpath) => subpath.replace('.', '@sinima/ui-kit')),
      frame: 'kit',
      states,
      do: exhibit.do ?? [],
      dont: exhibit.dont ?? [],
      accessibility: exhibit.accessibility ?? [],
      props,
    };
  });
}

/** The entries of what the page of tokens shows. */
export function tokenEntries(): PieceEntry[] {
  return exhibits
    .filter((exhibit) => !pieceExhibits.includes(exhibit))
    .map((exhibit) => ({
      id: anchorOf(exhibit),
      group: exhibit.group,
      name: exhibit.name,
      about: exhibit.note,
      href: `tokens.html#${anchorOf(exhibit)}`,
      words: ['tokens'],
    }));
}

/** A story file, with what was read from its source. */
export interface StorySource {
  readonly id: string;
  readonly group: string;
  /** What an import names, or the file of the component. */
  readonly source: string;
  readonly props: readonly PropTable[];
  /** Names of its exports, as they stand in the file. */
  readonly order: readonly string[];
  readonly load: () => Promise<LoadedStories>;
}

/** The piece of a story file; where the file throws, a piece that says so. */
export async function storyPiece({ id, group, source, props, order, load }: StorySource): Promise<Piece> {
  const shared = { id, group, href: fileOf(id), sources: [source], frame: group, props };
  const nothing = { states: [], do: [], dont: [], accessibility: [] };
  try {
    const loaded = await load();
    const { title, about, component, ...advice } = loaded.default;
    const states = storyStates(loaded, order).map(({ name, story }) => ({
      key: keyOf(name),
      name,
      code: jsxOf(createElement(component as ComponentType<object>, story.props ?? {}), props[0]?.name),
      isWide: true,
    }));
    return {
      ...shared,
      name: title,
      about,
      words: wordsOf(states, props),
      states,
      do: advice.do ?? [],
      dont: advice.dont ?? [],
      accessibility: advice.accessibility ?? [],
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ...shared, ...nothing, name: keyName(id), about: '', words: [], problem };
  }
}

/** `mfe-title/rating-card` → `rating card`, where a file cannot say its title. */
const keyName = (id: string): string => id.slice(id.indexOf('/') + 1).replaceAll('-', ' ');
