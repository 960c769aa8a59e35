import { VISIT_DATA_KEY } from '@sinima/contracts/data-use';
import type { OfflineCopies } from '@sinima/contracts/offline';
import { renderFragment } from '@sinima/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const show = () => renderFragment(remote.pages['data-use'], { address: '/data-use', answers: {} });

/** A worker that keeps a page until it is told to delete it. */
function stubWorker(): void {
  let copies: OfflineCopies = {
    pages: [{ path: '/title/lionheart', title: 'Lionheart (2018)', keptAt: 1, bytes: 49_525 }],
    bytes: 615_858,
  };
  const postMessage = ({ type }: { type: string }, [port]: MessagePort[]): void => {
    if (type === 'delete-copies') copies = { pages: [], bytes: 0 };
    port!.postMessage(copies, []);
  };
  Object.assign(navigator, { serviceWorker: { controller: { postMessage } } });
}

/** jsdom has none. */
class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

beforeAll(() => Object.assign(globalThis, { MessageChannel: Channel }));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  sessionStorage.clear();
  document.cookie = 'save-data=; max-age=0; path=/';
});

it('what the visit used is told by kind and together', async () => {
  const visit = { since: 1, bytes: { pages: 9_000, scripts: 142_300 } };
  sessionStorage.setItem(VISIT_DATA_KEY, JSON.stringify(visit));
  await show();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/^Scripts/).getByRole('cell')).toHaveTextContent('142 KB');
  expect(row(/^Together/).getByRole('cell')).toHaveTextContent('151 KB');
  expect(screen.queryByRole('row', { name: /^Pictures/ })).not.toBeInTheDocument();
});

it('the switch asks for lighter pages from the next one on, and is found as it was left', async () => {
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Use less data' }));
  expect(document.cookie).toContain('save-data=1');
  expect(screen.getByText('On, from the next page on.')).toBeVisible();
  unmount();
  await show();
  expect(screen.getByRole('switch', { name: 'Use less data' })).toBeChecked();
  await userEvent.click(screen.getByRole('switch', { name: 'Use less data' }));
  expect(document.cookie).not.toContain('save-data');
});

it('pages that are kept are listed, and deleted by a button', async () => {
  stubWorker();
  await show();
  expect(await screen.findByRole('link', { name: 'Lionheart (2018)' })).toHaveAttribute(
    'href',
    '/title/lionheart',
  );
  expect(screen.getByText(/1 page, 616 KB with their files\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete the copies' }));
  expect(await screen.findByText(/Deleted\. No pages are kept\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lionheart (2018)' })).not.toBeInTheDocument();
});

it('where nothing is kept, it says so', async () => {
  await show();
  expect(screen.getByText('Nothing is kept in this browser.')).toBeVisible();
});
