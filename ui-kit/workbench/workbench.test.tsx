import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import { readMoreContrast, readTokens } from '../src/tokens/read-tokens.ts';
import { exhibits } from './exhibits.ts';
import { Workbench } from './workbench.tsx';

const kit = path.resolve(__dirname, '..');
const offered = Object.keys(
  (JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as { exports: object }).exports,
);
const css = readFileSync(path.join(kit, 'src/tokens/tokens.css'), 'utf8');
const tokens = { tokens: readTokens(css), moreContrast: readMoreContrast(css) };

describe('the workbench', () => {
  it('shows all that the kit offers', () => {
    const shown = new Set(exhibits.flatMap((exhibit) => exhibit.exports));
    expect(offered.filter((subpath) => !shown.has(subpath))).toEqual([]);
  });

  it('leads to each exhibit from its contents', async () => {
    await act(async () => render(<Workbench {...tokens} theme="system" framed={false} />));
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent).sort()).toEqual(exhibits.map(({ name }) => name).sort());
    for (const link of contents) {
      const anchor = document.querySelector(String(link.getAttribute('href')));
      expect(anchor).toContainElement(screen.getByRole('heading', { level: 2, name: link.textContent }));
    }
  });

  it('says which theme is chosen', async () => {
    await act(async () => render(<Workbench {...tokens} theme="dark" framed={false} />));
    const choices = within(screen.getByRole('navigation', { name: 'Theme' })).getAllByRole('link');
    expect(choices.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      screen.getByRole('link', { name: 'dark' }),
    ]);
  });

  it('shows both themes side by side, each on a page of its own', () => {
    render(<Workbench {...tokens} theme="both" framed={false} />);
    expect(screen.getByTitle('In the light theme')).toHaveAttribute('src', '/?theme=light&framed');
    expect(screen.getByTitle('In the dark theme')).toHaveAttribute('src', '/?theme=dark&framed');
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
