import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readMoreContrast, readTokens } from '../src/tokens/read-tokens.ts';
import { exhibits, pieceExhibits } from './exhibits.ts';
import { Page } from './site/page.tsx';
import { kitPieces, tokenEntries } from './site/pieces.tsx';
import type { PageData } from './site/site-shapes.ts';

const kit = path.resolve(__dirname, '..');
const offered = Object.keys(
  (JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as { exports: object }).exports,
);
const css = readFileSync(path.join(kit, 'src/tokens/tokens.css'), 'utf8');
const tokens = { tokens: readTokens(css), moreContrast: readMoreContrast(css) };
const pieces = kitPieces({ './badge': [{ name: 'Badge', description: '', rows: [], elements: [] }] });
const site = { entries: [...tokenEntries(), ...pieces], base: '', isLive: false };

const show = (data: PageData) => act(async () => render(<Page {...data} />));
const showPiece = (id: string) => {
  const piece = pieces.find((one) => one.id === id)!;
  return show({ ...site, base: '../', kind: 'piece', piece });
};
const listed = () => within(screen.getByRole('navigation', { name: 'Pieces' })).getAllByRole('link');

describe('the workbench', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('shows all that the kit offers', () => {
    const shown = new Set(exhibits.flatMap((exhibit) => exhibit.exports));
    expect(offered.filter((subpath) => !shown.has(subpath))).toEqual([]);
  });

  it.each(pieceExhibits.map((exhibit) => [exhibit.name, exhibit] as const))(
    '%s has states of different names, and says when to use it and when not',
    (name, exhibit) => {
      const keys = pieces.find((piece) => piece.name === name)!.states.map(({ key }) => key);
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
      expect(exhibit.do?.length).toBeGreaterThan(0);
      expect(exhibit.dont?.length).toBeGreaterThan(0);
    },
  );

  it('leads to each piece from every page, relative to the page', async () => {
    await showPiece('badge');
    expect(listed().map((link) => link.textContent)).toEqual(exhibits.map(({ name }) => name));
    expect(screen.getByRole('link', { name: 'Chip' })).toHaveAttribute('href', '../pieces/chip.html');
    expect(screen.getByRole('link', { current: 'page', name: 'Badge' })).toBeInTheDocument();
  });

  it('finds pieces as you type, and says how many', async () => {
    await show({ ...site, kind: 'home' });
    await userEvent.keyboard('/');
    await userEvent.keyboard('title card');
    expect(listed().map((link) => link.textContent)).toEqual(['Title card']);
    expect(screen.getByRole('status')).toHaveTextContent(`1 of ${exhibits.length} pieces`);
  });

  it('shows each state in a frame of its own, with how it is written', async () => {
    await showPiece('badge');
    expect(screen.getByTitle('Badge: Accent')).toHaveAttribute(
      'src',
      '../frames/kit.html?piece=badge&state=accent',
    );
    expect(screen.getByText('<Badge tone="accent">Lead</Badge>')).toBeInTheDocument();
  });

  it('copies how a state is written, and says so', async () => {
    const user = userEvent.setup();
    await showPiece('badge');
    await user.click(screen.getByRole('button', { name: 'Copy the code of Accent' }));
    expect(await screen.findByRole('button', { name: 'Copied the code of Accent' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('<Badge tone="accent">Lead</Badge>');
  });

  it('shows both themes side by side, and keeps what is switched on in the address', async () => {
    await showPiece('badge');
    await userEvent.click(screen.getByRole('button', { name: 'Both' }));
    await userEvent.click(screen.getByRole('button', { name: 'Large text' }));
    expect(location.search).toBe('?theme=both&large=1');
    expect(screen.getByTitle('Badge: Plain, dark')).toHaveAttribute(
      'src',
      '../frames/kit.html?piece=badge&state=plain&theme=dark&large=1',
    );
    expect(screen.getByTitle('Badge: Plain, light')).toBeInTheDocument();
  });

  it('begins with what the address asks for, and sets the page’s theme by it', async () => {
    history.replaceState(null, '', '/?narrow=1');
    await showPiece('badge');
    expect(screen.getByRole('button', { name: '360 px', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(location.search).toBe('?narrow=1');
  });

  it('shows the tokens with the file for design tools, and the whole kit on one page', async () => {
    await show({ ...site, kind: 'tokens', ...tokens });
    expect(screen.getByRole('link', { name: 'Tokens for design tools' })).toHaveAttribute(
      'href',
      'tokens.json',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Colours' })).toBeInTheDocument();
    await show({ ...site, kind: 'kit', ...tokens });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(exhibits.map(({ name }) => name)));
  });
});
