/** How long the former page stands without a sign, in milliseconds: it is to be painted within 100 ms of the step. */
const SIGN_MS = 65;

/** How long a navigation may show nothing of the next page, in milliseconds: then its document is loaded. */
export const NAVIGATION_DEADLINE_MS = 3_000;

/** Says that a page is on its way, to the eye and to screen readers, when it does not come at once. */
export interface NavigationSign {
  /** The visitor has taken a step; the address may be the former one still. */
  begin(): void;
  /** The address is the next page's, the former page stands. */
  move(): void;
  /** The next page stands, or a place for it that says itself that it waits. */
  end(): void;
}

function appendStatus(): HTMLElement {
  const status = document.createElement('div');
  status.className = 'sh:sr-only';
  status.role = 'status';
  document.body.append(status);
  return status;
}

/**
 * Make the site's sign: `main` is busy, which `page-transitions.css` draws as a line, and a status says so.
 *
 * @param giveUp called when the former page has stood under the next one's address for too long
 */
export function createNavigationSign(giveUp: () => void): NavigationSign {
  const status = appendStatus();
  let signing: number | undefined;
  let deadline: number | undefined;

  function show(isBusy: boolean): void {
    const main = document.getElementById('main');
    if (isBusy) main?.setAttribute('aria-busy', 'true');
    else main?.removeAttribute('aria-busy');
    status.textContent = isBusy ? 'Loading the page' : '';
  }

  function begin(): void {
    signing ??= window.setTimeout(show, SIGN_MS, true);
    clearTimeout(deadline);
  }

  function end(): void {
    clearTimeout(signing);
    clearTimeout(deadline);
    signing = undefined;
    show(false);
  }

  // Back to a page that was left for a document: the browser kept it as it was then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) end();
  });

  return {
    begin,
    move() {
      begin();
      deadline = window.setTimeout(giveUp, NAVIGATION_DEADLINE_MS);
    },
    end,
  };
}
