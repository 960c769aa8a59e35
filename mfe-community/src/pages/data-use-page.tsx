import { OfflineCopies } from '../features/data-use/offline-copies.tsx';
import { LessDataSwitch } from '../features/data-use/less-data-switch.tsx';
import { VisitData } from '../features/data-use/visit-data.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/data-use` */
export default function DataUsePage() {
  return (
    <SitePage title="Data Use" slug="data-use">
      <p>
        What this site takes of your data plan, and of your device. All of it is measured in your browser.
      </p>
      <h2>This visit</h2>
      <VisitData />
      <h2>Use less data</h2>
      <LessDataSwitch />
      <h2>Kept for when you are offline</h2>
      <p>
        Pages that you have read stay in this browser for a while, with the files that they need, so that you
        can read them without a network. Nobody else sees which.
      </p>
      <OfflineCopies />
    </SitePage>
  );
}
