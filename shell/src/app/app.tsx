import '@sinima/ui-kit/fonts.css';
import '@sinima/ui-kit/reset.css';
import '@sinima/ui-kit/tokens.css';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './first-paint.css';
import './print.css';
import './view-transitions.css';
import * as messages from './app.messages.ts';
import { findOwner } from '../page/fragment-owner.ts';
import { fragmentKey } from '../page/fragment-ref.ts';
import { Footer } from './footer.tsx';
import { FragmentPlace } from './fragment-place.tsx';
import { HashFocus } from './hash-focus.ts';
import { Header } from './header.tsx';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { useSite } from './site.ts';
import { ToastRegion } from './toast-region.tsx';

/** The footer begins below the first screen: what arrives late above it moves nothing that is seen. */
const page = 'sh:grid sh:grid-cols-1 sh:grid-rows-[auto_minmax(calc(100svh-4rem),auto)_auto] sh:print:block';

const skipLink =
  'sh:absolute sh:start-2 sh:top-2 sh:z-60 sh:bg-ochre sh:px-4 sh:py-3 sh:font-bold sh:text-[#10183d] ' +
  'sh:not-focus:[clip-path:inset(50%)] sh:print:hidden';

/** The frame of a page: header, footer, toasts, and between them the places of the fragments that the composition has at the path. */
export function App(): ReactNode {
  const text = useText();
  return (
    <div className={page}>
      <a className={skipLink} href="#main">
        {text(messages.skipToContent)}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <Footer />
      <ToastRegion />
      <HashFocus />
    </div>
  );
}

function Page(): ReactNode {
  const { composition } = useSite();
  const { pathname } = useLocation();
  if (pathname === '/') return <HomePage />;
  const owner = findOwner(composition, pathname);
  return owner ? <FragmentPlace key={fragmentKey(owner.ref)} fragment={owner.ref} /> : <NotFoundPage />;
}
