import { neededProperties, offeredProperties } from './custom-properties.ts';

it.each([
  ['a property of the host', '.a{color:var(--color-ochre)}', ['--color-ochre']],
  ['one within a calculation', '.a{margin:calc(var( --space-1 ) * 2)}', ['--space-1']],
  ['not one with a fallback value', '.a{color:var(--color-ochre, red)}', []],
  ['the property that is the fallback value', '.a{color:var(--a, var(--b))}', ['--b']],
  ['not one that the stylesheet sets', '.a{--x:1px}.b{margin:var(--x)}', []],
  ['not one that the stylesheet defines', '@property --x{syntax:"*";inherits:false}.b{margin:var(--x)}', []],
  ['not one that a component sets', '.a{width:var(--share)}', []],
])('a stylesheet needs %s', (_what, css, needed) => {
  expect(neededProperties(css, [`style:{"--share":share}`])).toEqual(needed);
});

it('a stylesheet offers what it sets for the whole document, and not what it sets for an element', () => {
  const css =
    '@layer tokens{:root{--a:1}@media print{:root,.dark{--b:2}}}.card{--c:3}:root[data-theme=dark]{--d:4}';
  expect(offeredProperties(css)).toEqual(['--a', '--b', '--d']);
});
