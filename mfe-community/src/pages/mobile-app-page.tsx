import { SitePage } from '../features/site-page/site-page.tsx';

/** `/mobile-app` */
export default function MobileAppPage() {
  return (
    <SitePage title="Mobile App" slug="mobile-app">
      <p>There is no app to install yet.</p>
      <p>
        The site itself is made for small screens and metered data: a page arrives ready to read, a poster
        weighs about a kilobyte, and everything can be read without scripts. Most browsers can put it on the
        home screen.
      </p>
    </SitePage>
  );
}
