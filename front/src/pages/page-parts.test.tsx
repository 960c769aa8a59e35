import type { Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useId, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@sinima/shell/app/app.tsx';
import { PlacedFragment } from '@sinima/shell/app/placed-fragment.tsx';
import { fragmentKey, idPrefixOf, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import { fragmentsAt, findOwner } from '@sinima/shell/page/fragment-owner';
import { SiteProvider, type LoadedFragment, type Site } from '@sinima/shell/app/site.ts';
import { fillPlaces } from './fill-places.ts';
import { createQueryClient, createText } from '@sinima/runtime/host';
import { renderFragments } from '@sinima/shell/renderer/render-fragments.tsx';
import { renderFrame } from '@sinima/shell/renderer/render-frame.tsx';

/** A fragment with several ids, some of them within lists. */
function WithIds({ name }: { name: string }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <img src={`/${name}.svg`} alt="" />
      <img src="/everywhere.svg" alt="" />
      {['a', 'b'].map((each) => (
        <Field key={each} />
      ))}
    </section>
  );
}

function Field(): ReactNode {
  const id = useId();
  return <input id={id} />;
}

const widget = (slotOrder: number) => ({ slot: 'home', order: slotOrder }) as const;

const composition: Composition = {
  generation: 1,
  remotes: [
    {
      name: 'mfe-catalogue',
      versions: [],
      owned: { pages: {}, widgets: { hero: widget(10), rows: widget(30) } },
    },
    { name: 'mfe-people', versions: [], owned: { pages: {}, widgets: { people: widget(20) } } },
    {
      name: 'mfe-community',
      versions: [],
      owned: { pages: { list: { paths: ['/lists/:slug'] } }, widgets: { lists: widget(40) } },
    },
  ],
};

const componentOf = (ref: FragmentRef) => () => <WithIds name={fragmentKey(ref)} />;

const remote: RemoteModule = {
  pages: {
    list: {
      load: async () => ({
        default: componentOf({ remote: 'mfe-community', kind: 'pages', id: 'list' }),
        head: () => ({ title: 'A list' }),
      }),
    },
  },
  widgets: Object.fromEntries(
    composition.remotes.flatMap(({ name, owned }) =>
      Object.keys(owned.widgets).map((id) => [
        id,
        { load: async () => ({ default: componentOf({ remote: name, kind: 'widgets', id }) }) },
      ]),
    ),
  ),
};

const noReads = () => Promise.reject(new Error('nothing is read'));

/** The page as the front puts it together. */
async function inParts(address: string): Promise<string> {
  const refs = fragmentsAt(composition, address);
  const params = findOwner(composition, address)?.params ?? {};
  const frame = await renderFrame({
    kind: 'frame',
    language: 'en',
    address,
    composition,
    hasSession: false,
  });
  const remotes = await Promise.all(
    composition.remotes.map(async ({ name }) => {
      const rendered = refs.filter((ref) => ref.remote === name);
      const done = await renderFragments(
        remote,
        { kind: 'fragments', language: 'en', address, composition, refs: rendered, params },
        noReads,
      );
      return { rendered, done };
    }),
  );
  return fillPlaces({ frame, remotes });
}

const site: Site = {
  language: 'en',
  composition,
  fragments: {
    load(ref) {
      const Component = componentOf(ref);
      const module = { default: Component, head: () => ({ title: 'A list' }) };
      const value: LoadedFragment = { Component, module, text: createText('en') };
      return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    },
    retry: () => undefined,
  },
};

const addresses = [
  ['the home page, with fragments of three remotes', '/'],
  ['a page of a remote', '/lists/best'],
  ['a page that nobody owns', '/nowhere'],
] as const;

it.each(addresses)(
  '%s has all its fragments in their places, each with ids of its own',
  async (_what, address) => {
    const html = await inParts(address);
    const keys = [...html.matchAll(/data-fragment="([^"]*)"/g)].map(([, key]) => key);
    expect(keys).toEqual(fragmentsAt(composition, address).map(fragmentKey));
    // React puts preloads of images before markup, where no place is.
    expect(html).not.toMatch(/<link|undefined/);
    const ids = [...html.matchAll(/ id="([^"]*_R_[^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    if (address !== '/nowhere') expect(ids.length).toBeGreaterThan(2);
  },
);

it.each(addresses)('%s, put together from parts, is hydrated without a mismatch', async (_what, address) => {
  const root = document.createElement('div');
  root.innerHTML = await inParts(address);
  document.body.append(root);
  const before = root.innerHTML;
  const errors: unknown[] = [];
  const options = {
    onRecoverableError: (error: unknown) => errors.push(error),
    onCaughtError: (error: unknown) => errors.push(error),
  };
  const within = (content: ReactNode): ReactNode => (
    <QueryClientProvider client={createQueryClient()}>
      <SiteProvider value={site}>
        <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
      </SiteProvider>
    </QueryClientProvider>
  );
  await act(async () => {
    hydrateRoot(root, within(<App />), options);
    for (const ref of fragmentsAt(composition, address)) {
      const place = root.querySelector(`[data-fragment="${fragmentKey(ref)}"]`)!.parentElement!;
      const content = within(<PlacedFragment fragment={ref} />);
      hydrateRoot(place, content, { ...options, identifierPrefix: idPrefixOf(ref) });
    }
  });
  expect(errors).toEqual([]);
  expect([...root.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(
    [...before.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
  );
  root.remove();
});
