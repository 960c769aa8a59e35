import type { Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useId, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@sinima/shell/app/app.tsx';
import { fragmentKey, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import { fragmentsAt, findOwner } from '@sinima/shell/page/fragment-owner';
import { SiteProvider, type LoadedFragment, type Site } from '@sinima/shell/app/site.ts';
import { fillFrame } from './page-markup.ts';
import { createQueryClient, createText } from '@sinima/runtime/host';
import { renderFragments } from '@sinima/shell/renderer/render-fragments.tsx';
import { renderFrame } from '@sinima/shell/renderer/render-frame.tsx';
import { renderTree } from '@sinima/shell/renderer/render-tree.tsx';

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
    broken: [],
    hasSession: false,
  });
  const done = await Promise.all(
    composition.remotes.map(({ name }) => {
      const ofRemote = refs.filter((ref) => ref.remote === name);
      return renderFragments(
        remote,
        { kind: 'fragments', language: 'en', address, composition, refs: ofRemote, params },
        noReads,
      );
    }),
  );
  return fillFrame(frame, new Map(done.flatMap(({ html }) => Object.entries(html))));
}

const wholeSite: Site = {
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
    isBroken: () => false,
  },
};

/** The page as one process would render it. */
async function inOne(address: string): Promise<string> {
  return (await renderTree({ address, site: wholeSite, client: createQueryClient() }, <App />)).html;
}

const addresses = [
  ['the home page, with fragments of three remotes', '/'],
  ['a page of a remote', '/lists/best'],
  ['a page that nobody owns', '/nowhere'],
] as const;

it.each(addresses)('%s is the same put together from parts as rendered in one', async (_what, address) => {
  const whole = await inOne(address);
  const parts = await inParts(address);
  // In one, React puts preloads of the images before the page.
  expect(parts).toBe(whole.slice(whole.indexOf('<div ')));
  const ids = [...whole.matchAll(/ id="(_R_[^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  if (address !== '/nowhere') expect(ids.length).toBeGreaterThan(2);
});

it.each(addresses)('%s, put together from parts, is hydrated without a mismatch', async (_what, address) => {
  const root = document.createElement('div');
  root.innerHTML = await inParts(address);
  document.body.append(root);
  const before = root.innerHTML;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <QueryClientProvider client={createQueryClient()}>
        <SiteProvider value={wholeSite}>
          <MemoryRouter initialEntries={[address]}>
            <App />
          </MemoryRouter>
        </SiteProvider>
      </QueryClientProvider>,
      { onRecoverableError: (error) => errors.push(error), onCaughtError: (error) => errors.push(error) },
    );
  });
  expect(errors).toEqual([]);
  expect([...root.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(
    [...before.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
  );
  root.remove();
});
