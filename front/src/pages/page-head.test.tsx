import type { PageHead } from '@sinima/contracts/remote';
import { useHead } from '@sinima/shell/app/page-head.ts';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { headTags } from './head-tags.ts';

const site = 'https://sinima.example';
const film: PageHead = {
  title: 'Lionheart',
  description: 'Buses.',
  structuredData: [{ '@type': 'Movie', name: 'Lionheart', url: '/title/lionheart' }],
};

function Page({ head }: { head: PageHead | null }) {
  useHead(head);
  return null;
}

/** What stands in the head, in the order of the markup. */
const shown = () =>
  [...document.head.querySelectorAll('[data-page]')].map((element) => element.outerHTML).sort();
const at = (head: PageHead | null, path: string) => (
  <MemoryRouter key={path} initialEntries={[path]}>
    <Page head={head} />
  </MemoryRouter>
);

beforeEach(() => {
  document.head.innerHTML = headTags(film, site, '/title/lionheart').join('');
});

describe('the head of a page in the browser', () => {
  it('head of a page in the browser is what the server wrote', () => {
    const before = shown();
    render(at(film, '/title/lionheart'));
    expect(shown()).toEqual(before);
    expect(document.title).toBe('Lionheart · Sinima');
  });

  it('head of a page gives way to that of the next page, and nothing of the former stays', async () => {
    const { rerender } = render(at(film, '/title/lionheart'));
    rerender(at({ title: 'About' }, '/about'));
    expect(document.title).toBe('About · Sinima');
    await waitFor(() => expect(document.head.querySelector('script')).toBeNull());
    expect(document.head.querySelector('meta[name=description]')).toBeNull();
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${site}/about`);
  });

  it('head of a page is put right where the server wrote another', async () => {
    document.head.innerHTML = headTags({ title: '', status: 503 }, site, '/title/lionheart').join('');
    render(at(film, '/title/lionheart'));
    await waitFor(() => expect(document.head.querySelector('link[rel=canonical]')).not.toBeNull());
    expect(document.title).toBe('Lionheart · Sinima');
  });

  it('head of a page is left to others by a widget', () => {
    const before = shown();
    render(at(null, '/about'));
    expect(shown()).toEqual(before);
  });
});
