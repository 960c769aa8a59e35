/** Cloth as the ground of a picture that is no page: the same dyes and figures as a title's poster, in any size. */
import { field, selvedge, type Subject } from './draw-cloth.ts';
import { randomOf } from '@sinima/seeded-random';
import { traditionOfPerson } from './tradition-of-country.ts';
import { paleOf, type Dyes } from './tradition.ts';

/** The painted colours, and colours that suit them for things beside the cloth. */
export interface ClothGround {
  /** Content of an SVG, from 0 0; it may reach over its edges. */
  readonly content: string;
  /** Dark enough for text in chalk. */
  readonly hem: string;
  /** The palest of the dyes: what is seen best on the hem. */
  readonly pale: string;
  /** The edge of the cloth, 240 long: hem below 0, cloth above. */
  readonly edge: string;
}

function ground(content: string, dyes: Dyes, decade: number): ClothGround {
  return { content, hem: dyes[0], pale: paleOf(dyes), edge: selvedge(0, decade, dyes) };
}

/** The cloth of a title's poster without its hem. */
export function posterGround(subject: Subject, width: number, height: number): ClothGround {
  const { slug, genres = [], country, decade = 0 } = subject;
  const random = randomOf(`${country} poster ${slug} ${genres[0] ?? ''} ${decade}`);
  const { content, dyes } = field(subject, width, height, random);
  return ground(content, dyes, decade);
}

/** The cloth of a person's portrait without the round for the initials. */
export function portraitGround(subject: Subject, width: number, height: number): ClothGround {
  const { slug, country } = subject;
  const random = randomOf(`${country} portrait ${slug}`);
  const { content, dyes } = field({ slug, country }, width, height, random, traditionOfPerson(country));
  return ground(content, dyes, 0);
}
