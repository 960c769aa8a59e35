import type { Text } from '@sinima/contracts/text';
import './roles.words.ts';

/**
 * Return what a role, or a department of a crew, is called.
 *
 * @example roleName('Director', text) // 'Réalisation'
 */
export const roleName = (role: string, text: Text): string => text.word(role);
