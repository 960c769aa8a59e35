/** Translations of a text that has changed since: they are not shown, and nothing else is wrong with them. */
import type { TranslationsFacts } from '../shapes/translation.ts';
import type { Fault } from '../source/explain-issue.ts';
import { textMark } from '../shapes/text-in.ts';
import { ruleOf, type Rule } from './rule.ts';

function outdated(field: string, english: string | undefined, translations: TranslationsFacts = {}): Fault[] {
  const mark = english === undefined ? undefined : textMark(english);
  return Object.entries(translations).flatMap(([language, { of }]) =>
    of === mark
      ? []
      : [
          {
            path: [field, language, 'of'],
            text:
              mark === undefined
                ? 'translates a text that is no longer there.'
                : `is of another text than that which stands there. Translate that one, and write ${mark}.`,
          },
        ],
  );
}

export const translationsAreOfTheirText: readonly Rule[] = [
  ruleOf('title', ({ plotSummary, plotIn }) => outdated('plotIn', plotSummary, plotIn)),
  (catalogue) =>
    catalogue.people.flatMap(({ facts, source, path }) =>
      outdated('bioIn', facts?.bio, facts?.bioIn).map((fault) =>
        source.problem([...path, ...fault.path], fault.text),
      ),
    ),
];
