import '../src/tokens/reset.css';
import '../src/tokens/tokens.css';
import '../src/fonts/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { pageDataId, rootId, type PageData } from './page-data.ts';
import { Workbench } from './workbench.tsx';

const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
hydrateRoot(document.getElementById(rootId)!, <Workbench {...data} />);

const builds = new EventSource('/__dev/events');
let lost = false;
builds.addEventListener('build', () => location.reload());
builds.addEventListener('error', () => {
  lost = true;
});
builds.addEventListener('open', () => {
  if (lost) location.reload();
});
