import { memoryOfFamily, type ProcessMemory } from '../measure/process-memory.ts';

/** The processes of a shell, by their roles. */
export interface SiteProcesses {
  readonly front: ProcessMemory;
  readonly renderers: readonly ProcessMemory[];
  /** The launcher, and all of them. */
  readonly all: readonly ProcessMemory[];
}

/** Look at the processes that a launcher started. @throws Error when there is no front among them, or another one beside it */
export async function siteProcesses(launcher: number): Promise<SiteProcesses> {
  const all = (await memoryOfFamily(launcher)).filter(({ command }) => /^\S*node\b/.test(command));
  const running = (file: RegExp): ProcessMemory[] => all.filter(({ command }) => file.test(command));
  const [front, ...others] = running(/\/server\/main\.[\w-]{43}\.mjs/);
  if (!front || others.length > 0) throw new Error(`There are ${others.length + (front ? 1 : 0)} fronts.`);
  return { front, renderers: running(/\/server\/renderer\.[\w-]{43}\.mjs/), all };
}
