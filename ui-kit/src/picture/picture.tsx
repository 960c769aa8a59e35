import type { ReactNode } from 'react';
import styles from './picture.module.css';

/** The import of a picture: `import photo from './photo.jpg?w=360;720&as=picture'`. */
export interface ResponsivePicture {
  /** The largest copy, in the format that every browser knows. */
  readonly src: string;
  readonly srcSet: string;
  /** The same in formats that take fewer bytes, the smallest first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** In pixels, of the largest copy. */
  readonly width: number;
  readonly height: number;
  /** Its average colour, `#rrggbb`, until it is there. */
  readonly placeholder: string;
}

interface PictureProps {
  readonly picture: ResponsivePicture;
  /** Text for visitors that do not see it; empty where words beside it say the same. */
  readonly alt: string;
  /** How wide it stands in the page: `(min-width: 48rem) 360px, 100vw`. */
  readonly sizes?: string;
  /** Whether it is among the first things that a visitor sees: it is not waited for then. */
  readonly isFirst?: boolean;
}

/** An imported picture, in the size and the format that suit the screen; it keeps its place free until it is there. */
export function Picture({ picture, alt, sizes = '100vw', isFirst = false }: PictureProps): ReactNode {
  const { src, srcSet, sources, width, height, placeholder } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.picture}
        style={{ backgroundColor: placeholder }}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' as const })}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet}
        src={src}
      />
    </picture>
  );
}
