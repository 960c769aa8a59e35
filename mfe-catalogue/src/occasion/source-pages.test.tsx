import { render, screen } from '@testing-library/react';
import { SourcePages } from './source-pages.tsx';

it.each([
  ['https://example.org/%C3%A9dition', 'example.org/édition'],
  ['http://example.org/%E9dition', 'example.org/%E9dition'],
])('source %s is shown as %s', (page, text) => {
  render(<SourcePages pages={[page]} />);
  expect(screen.getByText(text)).toHaveAttribute('href', page);
});
