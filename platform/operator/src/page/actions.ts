/** What an operator can do on the page: what each action says that it will do, does, and how it is undone. */
import type { LivePointer } from '@sinima/contracts/pointer';
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { ReleaseStore } from '@sinima/releases/store';

/** What is asked for. */
export interface ActionRequest {
  readonly app: string;
  readonly version: string;
  /** Share of visitors, 0 to 100. */
  readonly percent: number;
  readonly automatic: boolean;
}

/** Who, and why. */
export interface By {
  readonly who: string;
  readonly why: string;
}

/** What changes the pointer: the release store, opened with the pointer key. */
export type PageControl = Pick<
  ReleaseStore,
  | 'generation'
  | 'history'
  | 'versions'
  | 'activate'
  | 'rollback'
  | 'hold'
  | 'resume'
  | 'canary'
  | 'promote'
  | 'abort'
>;

export interface Action {
  readonly title: string;
  /** Whether it takes a version, and a share. */
  readonly takes?: readonly ('version' | 'percent')[];
  /** Whether visitors may lose something that they have. */
  readonly isGrave?: boolean;
  /** What will happen, in one sentence. */
  sentence(request: ActionRequest, pointer: LivePointer): string;
  run(store: PageControl, request: ActionRequest, by: By): Promise<PointerChange>;
  /** The arguments of the command that undoes it. @param before how it was */
  undo(request: ActionRequest, before: LivePointer): string;
}

const canaryName = ({ canary }: LivePointer): string => canary?.version ?? 'the canary';

const ending = ({ canary }: LivePointer, version?: string): string =>
  canary === undefined || canary.version === version ? '' : `, and the canary ${canary.version} ends`;

export const ACTIONS = {
  rollback: {
    title: 'Roll back',
    isGrave: true,
    sentence: ({ app }, pointer) =>
      `${app} goes back from ${pointer.version} to its last good version${pointer.previous === undefined ? '' : `, ${pointer.previous}`}; ` +
      `${pointer.version} is barred, and ${app} is held until you resume${ending(pointer)}.`,
    run: (store, { app }, by) => store.rollback(app, by),
    undo: ({ app }, { version }) => `activate ${app} ${version}`,
  },
  activate: {
    title: 'Make a version live',
    takes: ['version'],
    sentence: ({ app, version }, pointer) =>
      [
        `Every visitor gets ${app} ${version} in place of ${pointer.version}`,
        pointer.hold === undefined ? '' : '; the hold is lifted',
        Object.hasOwn(pointer.barred, version) ? `; ${version} is barred no longer` : '',
        `${ending(pointer, version)}.`,
      ].join(''),
    run: (store, { app, version }, by) => store.activate([{ app, version }], by),
    undo: ({ app }, { version }) => `activate ${app} ${version}`,
  },
  canary: {
    title: 'Canary',
    takes: ['version', 'percent'],
    sentence: ({ app, version, percent, automatic }, pointer) =>
      [
        `${percent} % of visitors get ${app} ${version}, the others stay with ${pointer.version}; `,
        automatic
          ? 'the guard starts the next stages, or stops it'
          : 'the guard may stop it, and you start the next stage',
        `${ending(pointer, version)}.`,
      ].join(''),
    run: (store, { app, version, percent, automatic }, by) =>
      store.canary(app, version, { percent, automatic, ...by }),
    undo: ({ app, version }, { canary }) =>
      canary?.version === version ? `canary ${app} ${version} --percent ${canary.percent}` : `abort ${app}`,
  },
  promote: {
    title: 'Give the canary to everyone',
    sentence: ({ app }, pointer) =>
      `Every visitor gets ${app} ${canaryName(pointer)}; ${pointer.version} is its fallback version.`,
    run: (store, { app }, by) => store.promote(app, by),
    undo: ({ app }) => `rollback ${app}`,
  },
  abort: {
    title: 'Stop the canary',
    isGrave: true,
    sentence: ({ app }, pointer) =>
      `Every visitor gets ${app} ${pointer.version}; ${canaryName(pointer)} is barred, and ${app} is held until you resume.`,
    run: (store, { app }, by) => store.abort(app, by),
    undo: ({ app }, pointer) => `activate ${app} ${canaryName(pointer)}`,
  },
  hold: {
    title: 'Hold',
    sentence: ({ app }, { version }) =>
      `${app} stays at ${version}: later deploys are published and do not go live until you resume.`,
    run: (store, { app }, by) => store.hold(app, by),
    undo: ({ app }) => `resume ${app}`,
  },
  resume: {
    title: 'Resume',
    sentence: ({ app }, { version }) =>
      `${app} is held no longer: ${version} stays live, and the next deploy may change it.`,
    run: (store, { app }, by) => store.resume(app, by),
    undo: ({ app }) => `hold ${app}`,
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** Return an action by its name; undefined when there is none of it. */
export function actionOf(name: string): Action | undefined {
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name as ActionName] : undefined;
}
