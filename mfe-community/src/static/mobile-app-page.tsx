import { useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './mobile-app-page.messages.ts';

/** `/mobile-app` */
export default function MobileAppPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.mobileAppTitle)} slug="mobile-app">
      <p>{text(messages.noApp)}</p>
      <p>{text(messages.siteOnPhones)}</p>
    </SitePage>
  );
}
