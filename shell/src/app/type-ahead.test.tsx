import { createQueryClient } from '@sinima/runtime/host';
import { followDocuments } from '@sinima/testing/follow-documents';
import { answerApi, type ApiAnswers } from '@sinima/testing/render-fragment';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SearchForm } from './search-form.tsx';

const king = { kind: 'title', slug: 'king-of-boys', label: 'King of Boys', type: 'MOVIE', detail: '2018' };
const kemi = { kind: 'person', slug: 'kemi-adetiba', label: 'Kemi Adetiba', type: null, detail: 'Director' };
const both: ApiAnswers = { '/api/suggest?q=ki&limit=6': { json: [king, kemi] } };

function show(answers: ApiAnswers): { requested: string[]; box: HTMLElement } {
  const requested = answerApi(answers);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SearchForm />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { requested, box: screen.getByPlaceholderText('Search movies, TV shows, people...') };
}

const documents = followDocuments();
const address = () => documents.at(-1);

describe('the type-ahead of the search box', () => {
  it('type-ahead offers titles and people after two letters, with one call for what is typed without a pause', async () => {
    const { requested, box } = show(both);
    await userEvent.type(box, 'k');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.type(box, 'i');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'King of BoysFilm · 2018',
      'Kemi AdetibaDirector',
      'All results for “ki”',
    ]);
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/title/king-of-boys',
      '/person/kemi-adetiba',
      '/search?q=ki',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
    expect(requested).toEqual(['/api/suggest?q=ki&limit=6']);
  });

  it('type-ahead is a combobox: arrows choose in a ring that holds the text itself, and Enter goes there', async () => {
    const { box } = show(both);
    await userEvent.type(box, 'ki');
    const [first, second, all] = await screen.findAllByRole('option');
    expect(box).toHaveAttribute('role', 'combobox');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(box).not.toHaveAttribute('aria-activedescendant');

    await userEvent.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', first!.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    expect(box).toHaveAttribute('aria-activedescendant', all!.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(box).toHaveAttribute('aria-activedescendant', second!.id);

    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/person/kemi-adetiba');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('type-ahead closes with Escape, keeps the text, and opens again with an arrow', async () => {
    const { box } = show(both);
    await userEvent.type(box, 'ki');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveValue('ki');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('type-ahead leaves Enter to the form when nothing is chosen', async () => {
    const { box } = show(both);
    await userEvent.type(box, 'ki');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/search?q=ki');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('type-ahead goes where is clicked, and closes when the box is left', async () => {
    const { box } = show(both);
    await userEvent.type(box, 'ki');
    await userEvent.click(await screen.findByRole('option', { name: /King of Boys/ }));
    expect(address()).toBe('/title/king-of-boys');

    await userEvent.clear(box);
    await userEvent.type(box, 'ki');
    await screen.findAllByRole('option');
    await userEvent.tab();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('type-ahead offers nothing when the API fails, and searching still works', async () => {
    const { requested, box } = show({ '/api/suggest?q=ki&limit=6': { status: 503 } });
    await userEvent.type(box, 'ki');
    await waitFor(() => expect(requested).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(address()).toBe('/search?q=ki');
  });

  it('type-ahead calls nothing for visitors who save data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { requested, box } = show(both);
    await userEvent.type(box, 'ki');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/search?q=ki');
    expect(box).not.toHaveAttribute('role', 'combobox');
    expect(requested).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });
});
