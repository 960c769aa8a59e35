/** @jest-environment node */
import { chipClass } from './chip.ts';

it('a chip that is selected looks so', () => {
  expect(chipClass({ selected: true })).toContain('selected');
  expect(chipClass({ selected: false })).not.toContain('selected');
});
