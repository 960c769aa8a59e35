/** Shows over the page what is wrong with it. */
import { headingOf, placeText, type Problem } from '../shapes/problem.ts';

const style = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 60vh; overflow: auto;
    padding: 1rem 1.25rem; border-radius: 0.5rem; border-inline-start: 0.5rem solid #d9480f;
    background: #16192b; color: #f4f1ea; box-shadow: 0 0.5rem 2rem #0008;
    font: 14px/1.5 ui-sans-serif, system-ui, sans-serif;
  }
  h2 { margin: 0; font-size: 1rem; }
  article + article { margin-block-start: 1rem; padding-block-start: 1rem; border-block-start: 1px solid #fff3; }
  code, pre { font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }
  code { color: #ffc078; }
  button { float: inline-end; font: inherit; color: inherit; background: none; border: 1px solid #fff6; border-radius: 0.25rem; }
`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function articleOf(problem: Problem): HTMLElement {
  const article = document.createElement('article');
  const { place, message, details } = problem;
  article.append(element('h2', headingOf(problem)));
  if (place) article.append(element('code', placeText(place)));
  article.append(element('pre', message));
  if (details !== undefined) article.append(element('pre', details));
  return article;
}

export class Overlay {
  readonly #host = document.createElement('sinima-problems');
  readonly #section = document.createElement('section');
  readonly #problems = new Map<string, readonly Problem[]>();

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    this.#section.setAttribute('role', 'alert');
    root.append(this.#section);
  }

  /** Replace what is shown of a source; nothing: all is well there. */
  show(source: string, problems: readonly Problem[]): void {
    this.#problems.set(source, problems);
    const all = [...this.#problems.values()].flat();
    this.#host.remove();
    if (all.length === 0) return;
    const close = element('button', 'Hide');
    close.addEventListener('click', () => this.#host.remove());
    this.#section.replaceChildren(close, ...all.map(articleOf));
    document.body.append(this.#host);
  }
}
