import { useText } from '@sinima/runtime';
import { OfflineCopies } from '../features/data-use/offline-copies.tsx';
import { LessDataSwitch } from '../features/data-use/less-data-switch.tsx';
import { VisitData } from '../features/data-use/visit-data.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './data-use-page.messages.ts';

/** `/data-use` */
export default function DataUsePage() {
  const text = useText();
  return (
    <SitePage title={text(messages.dataUseTitle)} slug="data-use">
      <p>{text(messages.dataUseIntroduction)}</p>
      <h2>{text(messages.thisVisitHeading)}</h2>
      <VisitData />
      <h2>{text(messages.lessDataHeading)}</h2>
      <LessDataSwitch />
      <h2>{text(messages.offlineHeading)}</h2>
      <p>{text(messages.offlineIntroduction)}</p>
      <OfflineCopies />
    </SitePage>
  );
}
