/** The documentation's example host with pages of ours: what it needs for them is `FederationHostNeeds` of contracts. */
import { createInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { Chunk, FederationHostNeeds } from '@sinima/contracts/host';
import type { RemoteModule } from '@sinima/contracts/remote';
import { Link } from '@sinima/runtime';
import { createQueryClient } from '@sinima/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const chunks = new Map<string, Chunk>();
const needs: FederationHostNeeds = {
  sinimaFederation: {
    ...federation,
    runtime: { init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  },
  sinimaChunks: {
    push: (chunk) => void chunks.set((document.currentScript as HTMLScriptElement).src, chunk),
    load: async (address) => {
      const script = Object.assign(document.createElement('script'), { src: address });
      if (!chunks.has(address))
        await new Promise((resolve) => document.head.append(Object.assign(script, { onload: resolve })));
      return chunks.get(address)!;
    },
  },
};
Object.assign(globalThis, needs);

const asked = new URLSearchParams(location.hash.slice(1));
const [name = '', entry = '', page = '', route = ''] = ['name', 'manifest', 'page', 'route'].map(
  (key) => asked.get(key) ?? '',
);
registerRemotes([{ name, entry }]);
const Page = lazy(async () => {
  const remote = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  return (await remote!.default.pages[page]!.load()) as { default: FunctionComponent };
});
createRoot(document.body).render(
  <QueryClientProvider client={createQueryClient()}>
    <BrowserRouter>
      <Link to="/">Home</Link>
      <Suspense>
        <Routes>
          <Route path={route} element={<Page />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  </QueryClientProvider>,
);
