import { assignPrefixes, stylePrefix } from './style-prefix.ts';

const none = (): undefined => undefined;

it('style prefix comes from the name of the app', () => {
  expect([...assignPrefixes(['shell', 'mfe-title', 'mfe-box-office'], none)]).toEqual([
    ['shell', 'sh'],
    ['mfe-title', 'ti'],
    ['mfe-box-office', 'bo'],
  ]);
});

it('style prefix declared in package.json comes before the one of the name', () => {
  const declared = (app: string): string | undefined => (app === 'mfe-cast' ? 'cst' : undefined);
  expect(assignPrefixes(['mfe-catalogue', 'mfe-cast'], declared).get('mfe-cast')).toBe('cst');
});

it('style prefix that two apps would share is refused with the remedy', () => {
  expect(() => assignPrefixes(['mfe-catalogue', 'mfe-cast'], none)).toThrow(
    'mfe-catalogue and mfe-cast both have the style prefix "ca". Add "stylePrefix" to mfe-cast/package.json',
  );
});

it('style prefix that Tailwind would refuse is refused', () => {
  expect(() => assignPrefixes(['mfe-title'], () => 'T1')).toThrow('two lower-case letters or more');
});

it('style prefixes of this repository do not collide', () => {
  expect(stylePrefix('shell')).toBe('sh');
  expect(stylePrefix('mfe-people')).toBe('pe');
});
