/** @jest-environment node */
import { Suspense, use, type ReactNode } from 'react';
import { renderMarkup } from './render-markup.ts';

const later = (text: string): Promise<string> => new Promise((resolve) => setImmediate(() => resolve(text)));

function Text({ of }: { of: Promise<string> }): ReactNode {
  return <p>{use(of)}</p>;
}

function Broken(): ReactNode {
  throw new Error('It is broken.');
}

it('markup has what suspends as well, once it is there', async () => {
  const { html, errors } = await renderMarkup(
    <Suspense fallback="…">
      <Text of={later('A page')} />
    </Suspense>,
  );
  expect(html).toBe('<!--$--><p>A page</p><!--/$-->');
  expect(errors).toEqual([]);
});

it('markup of what is there already is the same', async () => {
  const of = Object.assign(later('A page'), { status: 'fulfilled', value: 'A page' });
  const { html } = await renderMarkup(
    <Suspense fallback="…">
      <Text of={of} />
    </Suspense>,
  );
  expect(html).toBe('<!--$--><p>A page</p><!--/$-->');
});

it('markup comes with what was thrown within a Suspense boundary', async () => {
  const { html, errors } = await renderMarkup(
    <Suspense fallback="Not now">
      <Broken />
    </Suspense>,
  );
  expect(html).toContain('Not now');
  expect(errors).toEqual([new Error('It is broken.')]);
});

it('there is no markup of what throws outside of every Suspense boundary', async () => {
  await expect(renderMarkup(<Broken />)).rejects.toThrow('It is broken.');
});
