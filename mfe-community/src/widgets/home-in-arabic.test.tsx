import type { Text } from '@sinima/contracts/text';
import { createText, TextProvider } from '@sinima/runtime/host';
import { counted } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleList, sampleReview } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';
import * as popularLists from './popular-lists-widget.messages.ts';
import * as recentReviews from './recent-reviews-widget.messages.ts';

/** Render a widget of the home page as the host does for readers of Arabic. @returns the texts that it gets */
async function showInArabic(name: keyof typeof remote.widgets, answers: ApiAnswers): Promise<Text> {
  const { default: catalogue } = await remote.translations.ar.widgets();
  const { default: Widget } = await remote.widgets[name].load();
  const text = createText('ar', catalogue);
  const InArabic = () => (
    <TextProvider value={text}>
      <Widget />
    </TextProvider>
  );
  await renderFragment({ load: () => Promise.resolve({ default: InArabic }) }, { address: '/', answers });
  return text;
}

it('lists have an Arabic heading and count, and their own words are marked as English', async () => {
  const text = await showInArabic('popular-lists', {
    '/api/lists/public': { json: [sampleList({ itemCount: 12, description: 'Twelve films.' })] },
  });
  const heading = text(popularLists.popularListsTitle);
  expect(heading).toMatch(/\p{Script=Arabic}/u);
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(await screen.findByText(/^12 \p{Script=Arabic}/u)).toBeVisible();
  const description = screen.getByText('Twelve films.');
  expect(description).toHaveAttribute('lang', 'en');
  expect(description).toHaveAttribute('dir', 'ltr');
});

it('reviews have an Arabic heading and date, and keep the language of their words', async () => {
  const text = await showInArabic('recent-reviews', {
    '/api/reviews/recent?page=1&pageSize=3': counted([
      sampleReview({ createdAt: '2025-03-12T10:00:00Z', language: 'en' }),
    ]),
  });
  const heading = text(recentReviews.recentReviewsTitle);
  expect(heading).toMatch(/\p{Script=Arabic}/u);
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect((await screen.findByText('Worth the wait')).closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^12 مارس/)).toBeVisible();
});
