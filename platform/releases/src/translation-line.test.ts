import { translationLine } from './translation-line.ts';

const facts = (total: number, missing: number, draft: number) => ({ scripts: [], total, missing, draft });

it('a release says how many texts each language lacks, and how many are drafts', () => {
  const translations = { fr: facts(240, 3, 120), ar: facts(240, 0, 1), pt: facts(240, 0, 0) };
  expect(translationLine({ translations })).toBe(
    'Français: 3 missing, 120 drafts of 240; العربية: 1 draft of 240; Português: all 240 texts; Kiswahili: not translated',
  );
});

it('a release of before there were translations speaks English alone', () => {
  expect(translationLine({})).toBe('in English alone');
});
