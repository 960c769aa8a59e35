/** The elements of pages in `main`: of the one that is seen, and of those that are hidden there. */

export const partsOfMain = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > *')];

/** A page has no other style of its own that says how it is displayed. */
const isHidden = ({ style }: HTMLElement): boolean => style.display !== '';

/** Hide an element as React hides what it renders ahead. */
export function hide({ style }: HTMLElement): void {
  style.setProperty('display', 'none', 'important');
}

/** Hide what is seen, until `showLeaving`: React takes it for the page that it shows. */
export function hideAsLeaving(): void {
  for (const part of partsOfMain().filter((each) => !isHidden(each))) {
    hide(part);
    part.dataset.leaving = '';
  }
}

/** Show again what was hidden as leaving. */
export function showLeaving(): void {
  for (const part of partsOfMain().filter(({ dataset }) => dataset.leaving !== undefined)) {
    part.style.removeProperty('display');
    delete part.dataset.leaving;
  }
}

/** Return what React has rendered ahead, and hides itself. */
export const partsAhead = (): HTMLElement[] =>
  partsOfMain().filter((part) => isHidden(part) && part.dataset.leaving === undefined);
