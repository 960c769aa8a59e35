import type { Composition } from '@sinima/contracts/composition';
import { createQueryClient, createText } from '@sinima/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { RemoteFragment } from './remote-fragment.tsx';
import { SiteProvider, type FragmentSource } from './site.ts';

const composition: Composition = {
  generation: 1,
  navigation: { header: [], 'footer-discover': [], 'footer-company': [] },
  remotes: [
    {
      name: 'mfe-title',
      versions: [],
      owned: { pages: {}, widgets: { correct: { slot: 'home', order: 1, isStatic: true } } },
    },
  ],
};

async function visit(serverHtml: FragmentSource['serverHtml']) {
  const loaded = Promise.resolve({
    Component: () => <p>From its code</p>,
    text: createText('en'),
    module: { default: () => null },
  });
  const load = jest.fn(() => loaded);
  const fragments: FragmentSource = {
    load,
    retry: () => undefined,
    isBroken: () => false,
    ...(serverHtml && { serverHtml }),
  };
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SiteProvider value={{ language: 'en', composition, fragments }}>
          <MemoryRouter initialEntries={['/title/one']}>
            <Link to="?tab=media">Media</Link>
            <RemoteFragment fragment={{ remote: 'mfe-title', kind: 'widgets', id: 'correct' }} />
          </MemoryRouter>
        </SiteProvider>
      </QueryClientProvider>,
    ),
  );
  return load;
}

it('a static fragment stays the same element at another search, and no code is loaded for it', async () => {
  const load = await visit((_ref, address = '/title/one') =>
    address === '/title/one' ? '<p>From the server</p>' : undefined,
  );
  const content = screen.getByText('From the server');
  await userEvent.click(screen.getByRole('link', { name: 'Media' }));
  expect(screen.getByText('From the server')).toBe(content);
  expect(load).not.toHaveBeenCalled();
});

it('a static fragment that the server could not render comes from its code', async () => {
  const load = await visit(() => undefined);
  expect(await screen.findByText('From its code')).toBeVisible();
  expect(load).toHaveBeenCalled();
});
