/** After how long screen readers are told, in milliseconds; the line is seen at once. */
const SAID_MS = 65;

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
  let saying: number | undefined;
  let deadline: number | undefined;

  const say = (text: string): void => {
    status.textContent = text;
  };

  function begin(): void {
    document.getElementById('main')?.setAttribute('aria-busy', 'true');
    saying ??= window.setTimeout(say, SAID_MS, 'Loading the page');
    clearTimeout(deadline);
  }

  function end(): void {
    clearTimeout(saying);
    clearTimeout(deadline);
    saying = undefined;
    document.getElementById('main')?.removeAttribute('aria-busy');
    say('');
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
