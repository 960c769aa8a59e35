import { functionsAround } from './enclosing-function.ts';

const script = `
  function page(e) { return e.map((x) => x.HERE1) }
  const lists = { load() { setTimeout(() => HERE2) }, other: async (e) => { HERE3 } };
  exports.plot = function () { HERE4 };
  const Late = (e) => HERE5;
  class Box { open() { HERE6 } }
  HERE7;
`;

it.each([
  ['HERE1', ['page']],
  ['HERE2', ['load']],
  ['HERE3', ['other']],
  ['HERE4', ['plot']],
  ['HERE5', ['Late']],
  ['HERE6', ['open']],
  ['HERE7', []],
])('the function around %s is named by itself, or by what it is given to', (mark, names) => {
  expect(functionsAround(script, script.indexOf(mark)).map(({ name }) => name)).toEqual(names);
});

it('a script that cannot be parsed has no functions', () => {
  expect(functionsAround('what? (', 3)).toEqual([]);
});
