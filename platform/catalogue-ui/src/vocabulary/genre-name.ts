import type { Text } from '@sinima/contracts/text';
import './genres.words.ts';

/**
 * Return what a genre is called.
 *
 * @example genreName('drama', text) // 'drame'
 */
export const genreName = (genre: string, text: Text): string => text.word(genre);
