import { acclaimOf } from './acclaim.js';

it('acclaim puts prizes before nominations, nominations before the editors’ order, and that order first to last', () => {
  const inOrder = [
    { won: 2, nominated: 0 },
    { won: 1, nominated: 900 },
    { won: 1, nominated: 3, editorsPlace: 0 },
    { won: 1, nominated: 3, editorsPlace: 1 },
    { won: 1, nominated: 3 },
    { won: 0, nominated: 1 },
    { won: 0, nominated: 0, editorsPlace: 0 },
    { won: 0, nominated: 0, editorsPlace: 11 },
    { won: 0, nominated: 0 },
  ];
  const numbers = inOrder.map((acclaim) => acclaimOf(acclaim) ?? -1);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(new Set(numbers).size).toBe(inOrder.length);
  expect(numbers.at(-1)).toBe(-1);
});
