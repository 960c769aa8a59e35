import { emulateView } from './emulate-view.ts';

/** As browsers have it; jsdom knows neither layers nor conditions. */
function rule(media: string | undefined, cssRules: object[], cssText = ''): object {
  return { ...(media !== undefined && { media: { mediaText: media } }), cssRules, cssText };
}

const makeDocument = () => {
  const rules = {
    reduce: rule('(prefers-reduced-motion: reduce)', []),
    free: rule('(prefers-reduced-motion: no-preference)', []),
    more: rule('(prefers-contrast: more)', []),
    tiny: rule('(max-width: 18rem)', []),
    forced: rule('(forced-colors: active)', [{ cssText: '.a { border: 3px solid Highlight; }' }]),
  };
  const unreadable = {
    get cssRules(): never {
      throw new Error('SecurityError');
    },
  };
  const styleSheets = [
    unreadable,
    {
      cssRules: [
        rule(undefined, [rules.reduce, rules.free, rule(undefined, [rules.more]), rules.tiny]),
        rules.forced,
      ],
    },
  ];
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'styleSheets', { value: styleSheets });
  return { page, rules: rules as Record<keyof typeof rules, { media: { mediaText: string } }> };
};

it('less motion: rules for those who ask for it hold, and those for all others do not', () => {
  const { page, rules } = makeDocument();
  emulateView(page, { theme: 'system', still: true });
  expect([rules.reduce, rules.free, rules.more].map(({ media }) => media.mediaText)).toEqual([
    'all',
    'not all',
    '(prefers-contrast: more)',
  ]);
});

it('more contrast is found inside of other conditions', () => {
  const { page, rules } = makeDocument();
  emulateView(page, { theme: 'system', contrast: true });
  expect(rules.more.media.mediaText).toBe('all');
});

it('large text is twice as large, and leaves room for half as much in a line', () => {
  const { page, rules } = makeDocument();
  emulateView(page, { theme: 'system', large: true });
  expect(page.documentElement.style.fontSize).toBe('200%');
  expect(rules.tiny.media.mediaText).toBe('(max-width: 36rem)');
  expect(rules.more.media.mediaText).toBe('(prefers-contrast: more)');
});

it('forced colours are those of the machine, and what components say for them wins', () => {
  const { page } = makeDocument();
  emulateView(page, { theme: 'system', forced: true });
  const css = page.querySelector('style')!.textContent!;
  expect(css.indexOf('.a { border: 3px solid Highlight; }')).toBeGreaterThan(css.indexOf('CanvasText'));
});
