import { prefixOf, SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { createText } from '@sinima/runtime/create-text';
import { TextProvider } from '@sinima/runtime/host';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
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
import { PlacedFragment } from '../app/placed-fragment.tsx';
import { SiteProvider, useSite, type FragmentRootProps } from '../app/site.ts';
import { isStatic } from '../page/fragment-owner.ts';
import { idPrefixOf } from '../page/fragment-ref.ts';
import { errorHandling } from './error-handling.ts';

/** Where the host has no texts of its own. */
const english = createText(SOURCE_LANGUAGE);

/** Take a language's prefix from where to go, which the page's router adds itself. */
function withoutPrefix(to: To, prefix: string): To {
  const { pathname = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return { ...rest, pathname: pathname.slice(prefix.length) || '/' };
}

/** Whether a place has the server's markup of its fragment, and not an error area or nothing. */
const isServed = (place: Element): boolean =>
  place.querySelector(':scope > [data-fragment]:not([data-broken])') !== null;

/**
 * A React root for a fragment in its place, with router, data and site of what it stands in, and ids of its own: the tree around
 * it knows nothing of it, nor of its errors. Markup of the server is hydrated once the visitor comes to see it; that of a static
 * fragment stays as it is. Updates come as transitions, as they do around it.
 */
export function FragmentRoot({ place, fragment }: FragmentRootProps): null {
  const site = useSite();
  const client = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const root = useRef<Root>(undefined);
  const [isWanted, setWanted] = useState(() => !isServed(place));
  const { wanted, composition } = site;
  const { remote, kind, id } = fragment;
  useEffect(() => {
    const ref = { remote, kind, id };
    if (isServed(place) && isStatic(composition, ref)) return undefined;
    let isHere = true;
    void Promise.resolve(wanted?.(ref)).then(() => {
      if (isHere) startTransition(() => setWanted(true));
    });
    return () => {
      isHere = false;
    };
  }, [place, composition, wanted, remote, kind, id]);
  useEffect(() => {
    if (!isWanted) return;
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
              <PlacedFragment fragment={fragment} />
            </TextProvider>
          </Router>
        </SiteProvider>
      </QueryClientProvider>
    );
    const options = { ...errorHandling, identifierPrefix: idPrefixOf(fragment) };
    if (!root.current && !isServed(place)) {
      root.current = createRoot(place, options);
      // In the frame of the page: nothing below moves when the fragment appears.
      queueMicrotask(() => flushSync(() => root.current?.render(content)));
      return;
    }
    startTransition(() => {
      if (root.current) root.current.render(content);
      else root.current = hydrateRoot(place, content, options);
    });
  });
  // Not while React is busy with what it stands in, from which it is taken.
  useEffect(() => () => queueMicrotask(() => root.current?.unmount()), []);
  return null;
}
