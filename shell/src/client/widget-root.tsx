import { prefixOf, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { createText } from '@sinima/runtime/create-text';
import { TextProvider } from '@sinima/runtime/host';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  createPath,
  parsePath,
  Router,
  useLocation,
  useNavigate,
  type Navigator,
  type To,
} from 'react-router-dom';
import { PlacedWidget } from '../app/placed-widget.tsx';
import { SiteProvider, useSite, type WidgetRootProps } from '../app/site.ts';
import { idPrefixOf } from '../page/fragment-ref.ts';
import { errorHandling } from './error-handling.ts';

/** Where the host has no texts of its own. */
const english = createText(SOURCE_LANGUAGE);

/** Take a language's prefix from where to go, which the page's router adds itself. */
function withoutPrefix(to: To, prefix: string): To {
  const { pathname = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return { ...rest, pathname: pathname.slice(prefix.length) || '/' };
}

/**
 * A React root for a widget within a page, with the page's router, data and site, and ids of its own: the page's tree knows
 * nothing of it, nor of its errors. Markup of the server is hydrated. Updates come as transitions, as in the
 * page.
 */
export function WidgetRoot({ place, widget }: WidgetRootProps): null {
  const site = useSite();
  const client = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const root = useRef<Root>(undefined);
  useEffect(() => {
    const prefix = prefixOf(site.language);
    const navigator: Navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => void navigate(steps),
      push: (to, state, options) => void navigate(withoutPrefix(to, prefix), { ...options, state }),
      replace: (to, state, options) =>
        void navigate(withoutPrefix(to, prefix), { ...options, state, replace: true }),
    };
    const content = (
      <QueryClientProvider client={client}>
        <SiteProvider value={site}>
          <Router
            basename={prefix}
            location={{ ...location, pathname: prefix + location.pathname }}
            navigator={navigator}
          >
            <TextProvider value={site.text ?? english}>
              <PlacedWidget widget={widget} />
            </TextProvider>
          </Router>
        </SiteProvider>
      </QueryClientProvider>
    );
    const options = { ...errorHandling, identifierPrefix: idPrefixOf(widget) };
    if (!root.current && !place.hasChildNodes()) {
      root.current = createRoot(place, options);
      // In the frame of the page: nothing below moves when the widget appears.
      queueMicrotask(() => flushSync(() => root.current?.render(content)));
      return;
    }
    startTransition(() => {
      if (root.current) root.current.render(content);
      else root.current = hydrateRoot(place, content, options);
    });
  });
  // Not while React is busy with the page, from which the widget is taken.
  useEffect(() => () => queueMicrotask(() => root.current?.unmount()), []);
  return null;
}
