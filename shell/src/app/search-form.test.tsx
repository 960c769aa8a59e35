import { createQueryClient } from '@sinima/runtime/host';
import { followDocuments } from '@sinima/testing/follow-documents';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SearchForm } from './search-form.tsx';

const loads: string[] = [];
let isOffline = true;
jest.mock('./type-ahead.tsx', () => {
  loads.push(isOffline ? 'failed' : 'loaded');
  if (isOffline) throw new Error('Loading chunk 7 failed.');
  return { __esModule: true, default: () => <p>Suggestions</p> };
});

const documents = followDocuments();

describe('SearchForm without the code of the type-ahead', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('search form without the code of suggestions still searches, and loads it at the next focus', async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <SearchForm />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const box = screen.getByPlaceholderText('Search movies, TV shows, people...');
    await userEvent.type(box, 'king of boys{Enter}');
    expect(documents).toEqual(['/search?q=king+of+boys']);
    expect(loads).toEqual(['failed']);
    // React says that the part has failed; another use loads it again from then on.
    await waitFor(() => expect(console.error).toHaveBeenCalled());

    isOffline = false;
    await userEvent.tab();
    await userEvent.click(box);
    expect(await screen.findByText('Suggestions')).toBeVisible();
    expect(loads).toEqual(['failed', 'loaded']);
  });
});

it('search box holds what a search page was asked for', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/search?q=king+of+boys']}>
        <SearchForm />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByPlaceholderText('Search movies, TV shows, people...')).toHaveValue('king of boys');
});
