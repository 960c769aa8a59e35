/** All present problems, by finder. */
import { headingOf, placeText, type Problem } from '../shapes/problem.ts';

/** Return what the terminal says of a problem. */
export function terminalText(problem: Problem): string {
  const { message, place, details } = problem;
  return [
    headingOf(problem),
    ...(place ? [`  ${placeText(place)}`] : []),
    `  ${message}`,
    ...(details ? [details] : []),
  ]
    .join('\n')
    .trimEnd();
}

const sameProblem = (a: Problem, b: Problem): boolean =>
  a.app === b.app &&
  a.message === b.message &&
  a.place?.file === b.place?.file &&
  a.place?.line === b.place?.line;

export class ProblemList {
  readonly #found = new Map<string, readonly Problem[]>();
  readonly #onChange: () => void;
  readonly #say: (text: string) => void;

  /** @param say gets each new problem for the terminal */
  constructor(onChange: () => void, say: (text: string) => void) {
    this.#onChange = onChange;
    this.#say = say;
  }

  /** Return every problem once, even if several found it. */
  all(): Problem[] {
    const all = [...this.#found.values()].flat();
    return all.filter((problem, index) => all.findIndex((each) => sameProblem(each, problem)) === index);
  }

  /**
   * Replace what somebody found before.
   *
   * @param finder who looked, and at what: `browser bundle of mfe-title`
   */
  set(finder: string, problems: readonly Problem[]): void {
    const former = this.all();
    if (problems.length === 0 && !this.#found.has(finder)) return;
    if (problems.length === 0) this.#found.delete(finder);
    else this.#found.set(finder, problems);
    const now = this.all();
    for (const problem of now) {
      if (!former.some((each) => sameProblem(each, problem))) this.#say(terminalText(problem));
    }
    if (former.length > 0 && now.length === 0) this.#say('All is well again.');
    this.#onChange();
  }

  /** Add one problem to those of a source. */
  add(finder: string, problem: Problem): void {
    this.set(finder, [
      ...(this.#found.get(finder) ?? []).filter((each) => !sameProblem(each, problem)),
      problem,
    ]);
  }
}
