/** What an update does to each file: a team's changes are kept, and those of the template come to them. */
import type { FileTexts } from '../render/render-remote.ts';
import { mergeFile } from './merge-file.ts';

/** What is done to a file, and to what people read of it. */
export type FileUpdate =
  /** It is as the former template had it, or new. */
  | { readonly kind: 'added' | 'replaced'; readonly file: string; readonly text: string }
  /** Both changed it, in different places. */
  | { readonly kind: 'merged'; readonly file: string; readonly text: string }
  /** Both changed the same lines; the text says where. */
  | { readonly kind: 'conflict'; readonly file: string; readonly text: string; readonly conflicts: number }
  /** The template has it no more, and the team did not change it. */
  | { readonly kind: 'removed'; readonly file: string }
  /** The team removed it or has its own, or changed what the template has no more. */
  | { readonly kind: 'left'; readonly file: string; readonly why: string };

/**
 * Return what to do to each file that differs.
 *
 * @param base the files as the remote's version of the template wrote them
 * @param template the files as the present template writes them
 * @param readFile the text of the team's file; undefined where there is none
 */
export function planUpdate(
  base: FileTexts,
  template: FileTexts,
  readFile: (file: string) => string | undefined,
): FileUpdate[] {
  const files = [...new Set([...base.keys(), ...template.keys()])].sort();
  return files.flatMap((file) => updateOf(file, readFile(file), base.get(file), template.get(file)) ?? []);
}

function updateOf(
  file: string,
  team: string | undefined,
  base: string | undefined,
  template: string | undefined,
): FileUpdate | undefined {
  if (template === base || template === team) return undefined;
  if (template === undefined) {
    if (team === undefined) return undefined;
    if (team === base) return { kind: 'removed', file };
    return { kind: 'left', file, why: 'the template has it no more, and you changed it' };
  }
  if (team === undefined) {
    if (base === undefined) return { kind: 'added', file, text: template };
    return { kind: 'left', file, why: 'you removed it, and the template changed it' };
  }
  if (base === undefined) return { kind: 'left', file, why: 'the template has one now, and so have you' };
  if (team === base) return { kind: 'replaced', file, text: template };
  const { text, conflicts } = mergeFile(team, base, template);
  return conflicts === 0 ? { kind: 'merged', file, text } : { kind: 'conflict', file, text, conflicts };
}
