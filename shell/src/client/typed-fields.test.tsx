import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keptFields } from './kept-fields.ts';
import { followTyping, keepTyped, STORAGE_KEY } from './typed-fields.ts';

function Newsletter() {
  const [email, setEmail] = useState('');
  return (
    <input id="email" aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
  );
}

const Page = ({ withReview = true }) => (
  <>
    <input type="search" name="q" aria-label="Search" />
    <input type="search" name="q" aria-label="Search in menu" />
    <main>
      <form aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
        <input name="year" aria-label="Year" defaultValue="1990" />
        {withReview && <textarea name="review" aria-label="Review" />}
        <input type="password" name="secret" aria-label="Secret" />
        <button>Send</button>
      </form>
    </main>
    <Newsletter />
  </>
);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => userEvent.type(field(name), text);

/** The document that takes the place of the one that stands. */
function nextDocument(path = '/', page = <Page />) {
  keepTyped();
  cleanup();
  history.replaceState(null, '', path);
  render(page);
  const kept = keptFields();
  act(() => kept.putBackInShell());
  act(() => kept.putBackInPage());
  return kept;
}

beforeAll(followTyping);
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  render(<Page />);
});

describe('what a visitor has typed', () => {
  it('what stands in the fields of the shell stands there on the next page, each in its own', async () => {
    await type('Search in menu', 'king of');
    await type('Email', 'ada@example.com');
    nextDocument('/title/one');
    expect(field('Search').value).toBe('');
    expect(field('Search in menu').value).toBe('king of');
    expect(field('Email').value).toBe('ada@example.com');
    await type('Email', '!');
    expect(field('Email').value).toBe('ada@example.com!');
  });

  it('what is typed into a page comes back when the same page is loaded, and only there', async () => {
    await type('Review', 'A fine film');
    nextDocument('/');
    expect(field('Review').value).toBe('A fine film');
    nextDocument('/title/one');
    expect(field('Review').value).toBe('');
  });

  it('fields that nobody typed into are left to the page', async () => {
    await type('Review', 'x');
    keepTyped();
    expect(sessionStorage.getItem('sinima:typed')).not.toContain('1990');
  });

  it('what was submitted is not put back', async () => {
    await type('Review', 'A fine film');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    nextDocument('/');
    expect(field('Review').value).toBe('');
  });

  it('passwords are not kept', async () => {
    await type('Secret', 'hunter2');
    keepTyped();
    expect(sessionStorage.getItem(STORAGE_KEY) !== null).toBe(false);
  });

  it('a field that appears later is filled when it does', async () => {
    await type('Review', 'A fine film');
    const kept = nextDocument('/', <Page withReview={false} />);
    cleanup();
    render(<Page />);
    act(() => kept.putBackInPage());
    expect(field('Review').value).toBe('A fine film');
  });

  it('what is kept serves one document', async () => {
    await type('Search', 'king');
    keepTyped();
    expect(sessionStorage.getItem(STORAGE_KEY) !== null).toBe(true);
    keptFields();
    expect(sessionStorage.getItem(STORAGE_KEY) !== null).toBe(false);
  });
});
