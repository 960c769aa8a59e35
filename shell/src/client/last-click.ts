/** @returns what was clicked last */
export function followClicks(): () => Element | null {
  let clicked: Element | null = null;
  const note = ({ target }: Event): void => {
    clicked = target instanceof Element ? target : null;
  };
  document.addEventListener('click', note, { capture: true });
  return () => clicked;
}
