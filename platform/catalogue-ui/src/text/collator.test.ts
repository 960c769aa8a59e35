/** @jest-environment node */
import { collator } from './collator.ts';

it.each([
  ['en', ['Zorro', 'Ámbar', 'éclair', 'ebb'], ['Ámbar', 'ebb', 'éclair', 'Zorro']],
  [
    'fr',
    ['Sénégal', 'Égypte', 'Tchad', 'Éthiopie', 'Eswatini'],
    ['Égypte', 'Eswatini', 'Éthiopie', 'Sénégal', 'Tchad'],
  ],
  ['ar', ['مصر', 'إثيوبيا', 'تونس', 'أنغولا'], ['إثيوبيا', 'أنغولا', 'تونس', 'مصر']],
] as const)(
  'names of the language %s are sorted as it sorts them, accents and hamza among their letters',
  (language, names, sorted) => {
    expect([...names].sort(collator(language).compare)).toEqual(sorted);
  },
);
