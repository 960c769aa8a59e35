import { createText, TextProvider } from '@sinima/runtime/host';
import { counted } from '@sinima/testing/answers';
import { renderFragment, type FragmentPlace, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import { acceptedByVotes, edit } from '../test/samples.ts';

/** Render a page as the host does for readers of French. */
async function showInFrench(
  name: keyof typeof remote.pages,
  place: FragmentPlace & { answers: ApiAnswers },
): Promise<void> {
  const { default: catalogue } = await remote.translations.fr.pages();
  const { default: Page } = await remote.pages[name].load();
  const text = createText('fr', catalogue);
  const InFrench = () => (
    <TextProvider value={text}>
      <Page />
    </TextProvider>
  );
  await renderFragment({ load: () => Promise.resolve({ default: InFrench }) }, place);
}

it('the list of edits asks again in French, by countries with French names', async () => {
  const refused = edit({ accepting: 1, fields: ['credits', 'releaseYear'] });
  await showInFrench('edits', {
    address: '/contribute/edits',
    answers: { '/api/edits?state=undecided&page=1&pageSize=24': counted([refused]) },
  });
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pays' });
  expect(country.form).toHaveAttribute('action', '/fr/contribute/edits');
  expect(within(country).getByRole('option', { name: 'Côte d’Ivoire' })).toHaveValue('Ivory Coast');
  expect(await screen.findByText('Distribution et équipe, Année')).toBeVisible();
  expect(screen.getByText('16 janv. 2026')).toBeVisible();
});

it('what the rules find wrong, and plots, are marked as English', async () => {
  const decision = {
    by: 'rules',
    editor: null,
    reason: 'year is not possible.',
    decidedAt: '2026-01-18T19:30:00Z',
    sequence: null,
  } as const;
  const changes = [
    { field: 'plotSummary', after: 'Two friends meet.' },
    { field: 'genres', after: ['comedy'] },
  ];
  const refused = edit({ state: 'refused', decision, changes });
  await showInFrench('one-edit', {
    address: `/contribute/edits/${refused.id}`,
    pattern: '/contribute/edits/:id',
    answers: { [`/api/edits/${refused.id}`]: { json: refused } },
  });
  expect(await screen.findByText('Two friends meet.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('year is not possible.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('comédie').closest('[lang]')).toBeNull();
});

it('forms of the API are asked for, and sent, in French', async () => {
  const accepted = edit({ state: 'accepted', decision: acceptedByVotes });
  await showInFrench('one-edit', {
    address: `/contribute/edits/${accepted.id}`,
    pattern: '/contribute/edits/:id',
    answers: { [`/api/edits/${accepted.id}`]: { json: accepted } },
  });
  const link = await screen.findByRole('link', { name: 'Examiner cette proposition' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/me\/edits\/forms\/review\/\w+\?language=fr$/);
  const form = document.querySelector('form')!;
  expect(new FormData(form).get('language')).toBe('fr');
});
