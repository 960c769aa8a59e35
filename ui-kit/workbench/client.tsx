import '../src/tokens/reset.css';
import '../src/tokens/tokens.css';
import '../src/fonts/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './site/page.tsx';
import { pageDataId, rootId, type PageData } from './site/site-shapes.ts';

/** Reload at each build, and when `npm run dev` is back after it had ended. */
function followBuilds(): void {
  const builds = new EventSource('/__dev/events');
  let lost = false;
  builds.addEventListener('build', () => location.reload());
  builds.addEventListener('error', () => {
    lost = true;
  });
  builds.addEventListener('open', () => {
    if (lost) location.reload();
  });
}

/** Hydrate the page. */
export function startPage(): void {
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
  hydrateRoot(document.getElementById(rootId)!, <Page {...data} />);
  if (data.isLive) followBuilds();
}
