import '@sinima/ui-kit/fonts.css';
import '@sinima/ui-kit/reset.css';
import '@sinima/ui-kit/tokens.css';
import type { ReactNode } from 'react';
import { useRoutes, Route, Routes, useLocation } from 'react-router-dom';
import './page-transitions.css';
import './print.css';
import styles from './app.module.css';
import { RemoteFragment } from './remote-fragment.tsx';
import { findOwner, type OwnedPage } from './fragment-owner.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useScrollRestoration } from './scroll-restoration.ts';
import { useSite } from './site.ts';
import { ToastRegion } from './toast-region.tsx';

/** The host: header, footer, toasts, and between them whatever the composition says owns the path. */
export function App(): ReactNode {
  useScrollRestoration();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="*" element={<OwnedPath />} />
        </Routes>
      </main>
      <Footer />
      <RouteAnnouncer />
      <ToastRegion />
    </div>
  );
}

function OwnedPath(): ReactNode {
  const { composition } = useSite();
  const owner = findOwner(composition, useLocation().pathname);
  return owner ? <PageOfRemote owner={owner} /> : <NotFoundPage />;
}

function PageOfRemote({ owner: { ref, pattern, params } }: { owner: OwnedPage }): ReactNode {
  return (
    <RemoteFragment
      fragment={ref}
      params={params}
      place={(content) => <RouteOf pattern={pattern}>{content}</RouteOf>}
    />
  );
}

/** Lets the page read its parameters with the router's own hooks. */
function RouteOf({ pattern, children }: { pattern: string; children: ReactNode }): ReactNode {
  return useRoutes([{ path: pattern, element: children }]);
}
