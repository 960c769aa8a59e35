/** What runs in a frame: one state of one piece, as its address says, and word of its height to the page around it. */
import '../../src/tokens/reset.css';
import '../../src/tokens/tokens.css';
import '../../src/fonts/fonts.css';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UnseenHeading } from '../../src/section-heading/unseen-heading.tsx';
import { anchorOf, keyOf, StatesMode } from '../exhibit.tsx';
import { pieceExhibits } from '../exhibits.ts';
import type { FrameMessage } from '../site/state-frame.tsx';
import { storyStates, type LoadedStories, type LoadedStory } from '../site/story-states.ts';
import { readView } from '../site/view.ts';
import { emulateView } from './emulate-view.ts';
import { StoryBoundary, StoryFailure } from './story-boundary.tsx';
import styles from './frame.module.css';

/** What a bundle gives its frames. */
interface FrameSources {
  /** Shows a story with what it needs of the runtime. */
  readonly StoryPage: ComponentType<{ stories: never; story: never }>;
  /** Story files by their ids. */
  readonly stories: Readonly<Record<string, () => Promise<unknown>>>;
}

/** A piece and a state of it. */
interface Shown {
  readonly name: string;
  readonly state: string;
  readonly content: ReactNode;
}

function exhibitState(id: string, key: string): Shown | undefined {
  const exhibit = pieceExhibits.find((one) => anchorOf(one) === id);
  if (exhibit === undefined) return undefined;
  const content = (
    <StatesMode.Provider value={{ mode: 'one', key }}>
      <exhibit.Show tokens={[]} moreContrast={[]} />
    </StatesMode.Provider>
  );
  return { name: exhibit.name, state: key, content };
}

async function storyState(id: string, key: string, { StoryPage, stories }: FrameSources): Promise<Shown> {
  const loaded = (await stories[id]?.()) as LoadedStories | undefined;
  const found = loaded && storyStates(loaded).find(({ name }) => keyOf(name) === key);
  if (!found) throw new Error(`There is no state ${key} of ${id}.`);
  const Story = StoryPage as ComponentType<{ stories: object; story: LoadedStory }>;
  const story = <Story stories={loaded.default} story={found.story} />;
  const hasMargins = loaded.default.layout === 'full' || /-(page|widget)$/.test(id);
  const content = hasMargins ? story : <div className={styles.padded}>{story}</div>;
  return { name: loaded.default.title, state: found.name, content };
}

function Frame({ name, state, content }: Shown): ReactNode {
  return (
    <>
      <UnseenHeading>{name}</UnseenHeading>
      <h2 className={styles.unseen}>{state}</h2>
      <StoryBoundary>{content}</StoryBoundary>
    </>
  );
}

/** Tell the page around how high the content is, now and whenever that changes. */
function tellHeight(content: HTMLElement): void {
  if (window.parent === window) return;
  new ResizeObserver(() => {
    const message: FrameMessage = { workbenchHeight: Math.ceil(content.getBoundingClientRect().height) };
    window.parent.postMessage(message, '*');
  }).observe(content);
}

/** Show the state that the frame's address names. */
export function startFrame(sources: FrameSources): void {
  const query = new URLSearchParams(location.search);
  const [id, key] = [query.get('piece') ?? '', query.get('state') ?? ''];
  const element = document.getElementById('frame')!;
  element.className = String(styles.frame);
  emulateView(document, readView(location.search));
  tellHeight(element);
  const root = createRoot(element);
  const show = async (): Promise<Shown> => exhibitState(id, key) ?? storyState(id, key, sources);
  show().then(
    (shown) => {
      document.title = `${shown.name}: ${shown.state}`;
      root.render(<Frame {...shown} />);
    },
    (error: unknown) => root.render(<StoryFailure error={error} />),
  );
}
