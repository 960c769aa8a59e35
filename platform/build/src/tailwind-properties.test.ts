import { settleProperties } from './tailwind-properties.ts';

const fallback = (values: string): string => `@layer properties{@supports (x:y){*,:before{${values}}}}`;
const definition = (name: string, value?: string): string =>
  `@property ${name}{syntax:"*";inherits:false${value === undefined ? '' : `;initial-value:${value}`}}`;

it('a property that no utility sets is written out, without definition and fallback', () => {
  const css =
    fallback('--tw-border-style:solid;--tw-content:""') +
    '.border{border-style:var(--tw-border-style);border-width:1px}.a:before{content:var(--tw-content)}' +
    definition('--tw-border-style', 'solid') +
    definition('--tw-content', '""');
  expect(settleProperties(css)).toBe('.border{border-style:solid;border-width:1px}.a:before{content:""}');
});

it('a property that a utility sets stays as it is', () => {
  const css =
    `${fallback('--tw-border-style:solid')}.border{border-style:var(--tw-border-style)}` +
    `.dashed{--tw-border-style:dashed;border-style:dashed}${definition('--tw-border-style', 'solid')}`;
  expect(settleProperties(css)).toBe(css);
});

it('a property that nothing reads goes', () => {
  const css = `${fallback('--tw-leading:initial')}.a{--tw-leading:1.2;line-height:1.2}${definition('--tw-leading')}`;
  expect(settleProperties(css)).toBe('.a{line-height:1.2}');
});

it('a property that no utility sets and that may be missing is left out', () => {
  const css =
    '.a{--tw-spacing:tabular-nums;font-variant-numeric:var(--tw-ordinal,) var(--tw-spacing,)}' +
    definition('--tw-ordinal') +
    definition('--tw-spacing');
  expect(settleProperties(css)).toBe(
    `.a{--tw-spacing:tabular-nums;font-variant-numeric:var(--tw-spacing,)}${definition('--tw-spacing')}`,
  );
});

it('a property of ours stays, read or not', () => {
  const css = `:root{--space-1:4px}${definition('--colour', 'red')}`;
  expect(settleProperties(css)).toBe(css);
});
