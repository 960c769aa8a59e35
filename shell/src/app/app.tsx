import '@sinima/ui-kit/fonts.css';
import '@sinima/ui-kit/reset.css';
import '@sinima/ui-kit/tokens.css';
import { useText } from '@sinima/runtime';
import { SlotProvider } from '@sinima/runtime/host';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './first-paint.css';
import './print.css';
import './view-transitions.css';
import * as messages from './app.messages.ts';
import { findOwner, type OwnedPage } from '../page/fragment-owner.ts';
import { Footer } from './footer.tsx';
import { HashFocus } from './hash-focus.ts';
import { Header } from './header.tsx';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSlot } from './page-slot.tsx';
import { RoutedFragment } from './routed-fragment.tsx';
import { useSite } from './site.ts';
import { ToastRegion } from './toast-region.tsx';

/** The footer begins below the first screen: what arrives late above it moves nothing that is seen. */
const page = 'sh:grid sh:grid-cols-1 sh:grid-rows-[auto_minmax(calc(100svh-4rem),auto)_auto] sh:print:block';

const skipLink =
  'sh:absolute sh:start-2 sh:top-2 sh:z-60 sh:bg-ochre sh:px-4 sh:py-3 sh:font-bold sh:text-[#10183d] ' +
  'sh:not-focus:[clip-path:inset(50%)] sh:print:hidden';

/** The host: header, footer, toasts, and between them whatever the composition says owns the path. */
export function App(): ReactNode {
  const text = useText();
  const { part } = useSite();
  const hasFrame = part?.hasFrame ?? true;
  return (
    <div className={page}>
      <a className={skipLink} href="#main">
        {text(messages.skipToContent)}
      </a>
      {hasFrame ? <Header /> : null}
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      {hasFrame ? <Footer /> : null}
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
  return owner ? <PageOfRemote owner={owner} /> : <NotFoundPage />;
}

function PageOfRemote({ owner }: { owner: OwnedPage }): ReactNode {
  return (
    <SlotProvider value={(name) => <PageSlot page={owner.ref} name={name} />}>
      <RoutedFragment fragment={owner.ref} owner={owner} />
    </SlotProvider>
  );
}
