/** The actions on the operator's page: the announcement of each, its effect, and the way to undo it. */
import type { Canary, LivePointer } from '@sinima/contracts/pointer';
import { setText } from '@sinima/releases/decision-text';
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { ReleaseStore } from '@sinima/releases/store';

/** The arguments of an action. */
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

/** Changes the pointer: the release store, opened with the pointer key. */
export type PageControl = Pick<
  ReleaseStore,
  | 'generation'
  | 'history'
  | 'versions'
  | 'release'
  | 'file'
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
  /** The announcement of the effect, in one sentence. */
  sentence(request: ActionRequest, pointer: LivePointer): string;
  run(store: PageControl, request: ActionRequest, by: By): Promise<PointerChange>;
  /** The arguments of the command that undoes it. @param before how it was */
  undo(request: ActionRequest, before: LivePointer): string;
}

/** Return versions in words: `mfe-people 2.0.0 and mfe-title 3.0.0`. */
const inWords = (set: Canary['set']): string =>
  Object.entries(set)
    .map((member) => member.join(' '))
    .join(' and ');

const setOf = ({ canary }: LivePointer): Canary['set'] => canary?.set ?? {};

const isSet = (set: Canary['set']): boolean => Object.keys(set).length > 1;

/** Return what an action on a version is about: the whole set where the version is a canary. */
const setWith = (pointer: LivePointer, { app, version }: ActionRequest): Canary['set'] =>
  pointer.canary?.version === version ? pointer.canary.set : { [app]: version };

/** Return that the canary ends, but for the version that goes live. */
const ending = (pointer: LivePointer, live?: ActionRequest): string => {
  const ended = Object.entries(setOf(pointer)).filter(
    ([app, version]) => app !== live?.app || version !== live.version,
  );
  return ended.length === 0 ? '' : `, and the canary ${inWords(Object.fromEntries(ended))} ends`;
};

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
    sentence: (request, pointer) =>
      [
        `Every visitor gets ${request.app} ${request.version} in place of ${pointer.version}`,
        pointer.hold === undefined ? '' : '; the hold is lifted',
        Object.hasOwn(pointer.barred, request.version) ? `; ${request.version} is barred no longer` : '',
        `${ending(pointer, request)}.`,
      ].join(''),
    run: (store, { app, version }, by) => store.activate([{ app, version }], by),
    undo: ({ app }, { version }) => `activate ${app} ${version}`,
  },
  canary: {
    title: 'Canary',
    takes: ['version', 'percent'],
    sentence: (request, pointer) => {
      const set = setWith(pointer, request);
      return [
        `${request.percent} % of visitors get ${inWords(set)}, `,
        `the others stay with ${isSet(set) ? 'the live versions' : pointer.version}; `,
        request.automatic
          ? 'the guard starts the next stages, or stops it'
          : 'the guard may stop it, and you start the next stage',
        `${pointer.canary?.set === set ? '' : ending(pointer)}.`,
      ].join('');
    },
    run: (store, { app, version, percent, automatic }, by) =>
      store.canary([{ app, version }], { percent, automatic, ...by }),
    undo: ({ app, version }, { canary }) =>
      canary?.version === version ? `canary ${app} ${version} --percent ${canary.percent}` : `abort ${app}`,
  },
  promote: {
    title: 'Give the canary to everyone',
    sentence: (_request, pointer) =>
      `Every visitor gets ${inWords(setOf(pointer))}; ` +
      (isSet(setOf(pointer))
        ? 'the versions that are live now are their fallback versions.'
        : `${pointer.version} is its fallback version.`),
    run: (store, { app }, by) => store.promote(app, by),
    undo: (_request, pointer) => `rollback ${Object.keys(setOf(pointer)).join(' ')}`,
  },
  abort: {
    title: 'Stop the canary',
    isGrave: true,
    sentence: ({ app }, pointer) =>
      isSet(setOf(pointer))
        ? `Every visitor gets the live versions; ${inWords(setOf(pointer))} are barred, and their apps are held until you resume each.`
        : `Every visitor gets ${app} ${pointer.version}; ${inWords(setOf(pointer))} is barred, and ${app} is held until you resume.`,
    run: (store, { app }, by) => store.abort(app, by),
    undo: (_request, pointer) => `activate ${setText(setOf(pointer))}`,
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
