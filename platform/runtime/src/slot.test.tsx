import { render, screen } from '@testing-library/react';
import { Slot, SlotProvider } from './slot.tsx';

it('a slot shows what the host has for it', () => {
  render(
    <SlotProvider value={(name) => <p>What stands in {name}</p>}>
      <Slot name="rate" />
    </SlotProvider>,
  );
  expect(screen.getByText('What stands in rate')).toBeVisible();
});

it('a slot without a host around it, as in a test of a page, is empty', () => {
  const { container } = render(<Slot name="rate" />);
  expect(container).toBeEmptyDOMElement();
});
