import { useEffect, useRef, useState, type ReactNode } from 'react';
import { linkClass } from '../../src/link/link.ts';
import { CopyButton } from './copy-button.tsx';
import type { Piece, PieceState } from './site-shapes.ts';
import { useView } from './use-view.ts';
import { viewQuery, type ThemeChoice } from './view.ts';
import styles from './state-frame.module.css';

/** What a frame tells the page that holds it. */
export interface FrameMessage {
  /** Of what it shows, in CSS pixels. */
  readonly workbenchHeight: number;
}

/** The height of what a frame holds, as the frame says it; undefined until then. */
function useFrameHeight(frame: { readonly current: HTMLIFrameElement | null }): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Partial<FrameMessage> | null>): void => {
      if (source !== frame.current?.contentWindow || source === null) return;
      if (typeof data?.workbenchHeight === 'number') setHeight(data.workbenchHeight);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
  return height;
}

function Frame({ src, title, isNarrow }: { src: string; title: string; isNarrow: boolean }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame);
  return (
    // It is the workbench's own: no sandbox lets fonts load and still keeps a frame apart.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      className={isNarrow ? `${styles.frame} ${styles.narrow}` : styles.frame}
      style={height === undefined ? undefined : { blockSize: height }}
      src={src}
      title={title}
      loading="lazy"
    />
  );
}

interface StateFrameProps {
  piece: Piece;
  state: PieceState;
  base: string;
}

/** One state of a piece in a document of its own, in each theme that is asked for, with how it is written. */
export function StateFrame({ piece, state, base }: StateFrameProps): ReactNode {
  const view = useView();
  const themes: readonly ThemeChoice[] = view.theme === 'both' ? ['light', 'dark'] : [view.theme];
  const address = (theme: ThemeChoice): string => {
    const what = new URLSearchParams({ piece: piece.id, state: state.key }).toString();
    const how = viewQuery({ ...view, theme });
    return `${base}frames/${piece.frame}.html?${what}${how && `&${how}`}`;
  };
  const name = `${piece.name}: ${state.name}`;
  const isWide = state.isWide || themes.length > 1 || view.narrow === true;
  return (
    <figure id={state.key} className={isWide ? `${styles.state} ${styles.wide}` : styles.state}>
      <div className={styles.stages}>
        {themes.map((theme) => (
          <Frame
            key={theme}
            src={address(theme)}
            title={theme === 'system' ? name : `${name}, ${theme}`}
            isNarrow={view.narrow === true}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.head}>
          <h3 className={styles.name}>{state.name}</h3>
          <CopyButton text={state.code} what={`the code of ${state.name}`} />
          <a className={linkClass({ variant: 'quiet' })} href={address(themes[0] ?? 'system')}>
            Alone<span className={styles.unseen}>: {state.name}</span>
          </a>
        </span>
        <code className={styles.code}>{state.code}</code>
      </figcaption>
    </figure>
  );
}
