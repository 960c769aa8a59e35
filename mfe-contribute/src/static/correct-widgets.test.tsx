import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import remote from '../remote.ts';

const WIDGETS = ['title', 'person', 'award', 'festival', 'list'] as const;

it.each(WIDGETS)('the page of a %s leads to its form and its history, without a stylesheet', async (kind) => {
  const { container } = await renderFragment(remote.widgets[`correct-${kind}`], {
    address: '/at/eyimofe-2020',
    pattern: '/at/:slug',
    answers: {},
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Correct or add a fact')).toBe(`/contribute/edit/${kind}/eyimofe-2020`);
  expect(hrefOf('History')).toBe(`/contribute/history/${kind}/eyimofe-2020`);
  expect(container.querySelector('[class]')).toBeNull();
  expect(config.widgets[`correct-${kind}`].isStatic).toBe(true);
});
