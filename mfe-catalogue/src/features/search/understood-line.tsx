import { ChipLinks, type ChipLink } from '@sinima/catalogue-ui/chip-links';
import { SampleNote } from '@sinima/catalogue-ui/sample-note';
import type { SearchUnderstanding } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { filteredLists, phraseOf, shownText } from './understood-texts.ts';
import * as messages from './search.messages.ts';
import type { Text } from '@sinima/contracts/text';

/** The meaning that was found in a query, links to the lists that show it, and links that search for its words instead. */
export function UnderstoodLine({ understood }: { understood: SearchUnderstanding }): ReactNode {
  const text = useText();
  const { filters, movies, series, availabilityIsSample } = understood;
  if (movies + series === 0) {
    return (
      <section className="ca:grid ca:grid-cols-1 ca:gap-2">
        <p className="ca:text-lg">{text(messages.noneShown, { what: shownText(filters, text) })}</p>
        <Choices label={text(messages.searchWithout)} chips={withoutEach(understood, text)} />
      </section>
    );
  }
  const lists = filteredLists(understood, text);
  return (
    <section className="ca:grid ca:grid-cols-1 ca:gap-1">
      <p className="ca:text-lg">{text(messages.showing, { what: shownText(filters, text) })}</p>
      <SampleNote of="platforms" isShown={availabilityIsSample} />
      {lists.length === 0 ? null : (
        <ul className="ca:flex ca:list-none ca:flex-wrap ca:gap-x-5 ca:p-0">
          {lists.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="ca:inline-block ca:py-2 ca:font-bold">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Choices label={text(messages.searchTheWordsInstead)} chips={literalSearches(understood, text)} />
    </section>
  );
}

function Choices({ label, chips }: { label: string; chips: readonly ChipLink[] }): ReactNode {
  const text = useText();
  if (chips.length === 0) return null;
  return (
    <div className="ca:flex ca:flex-wrap ca:items-center ca:gap-x-3 ca:gap-y-1">
      <p className="ca:text-muted">{text(messages.labelOf, { label })}</p>
      <ChipLinks label={label} chips={chips} />
    </div>
  );
}

/** A search for each phrase as a part of names, and for all of them. Those that are such a part need none. */
function literalSearches({ filters, literally }: SearchUnderstanding, text: Text): ChipLink[] {
  const each = filters
    .filter(({ name }) => name !== 'search')
    .map((filter) => ({
      label: text(messages.quotedWords, { words: filter.words }),
      to: paths.search(filter.literally),
    }));
  return filters.length > 1
    ? [...each, { label: text(messages.allWords), to: paths.search(literally) }]
    : each;
}

/** A search without each phrase; none where nothing would be left. */
function withoutEach({ filters }: SearchUnderstanding, text: Text): ChipLink[] {
  if (filters.length < 2) return [];
  return filters.map((filter) => ({ label: phraseOf(filter, text), to: paths.search(filter.without) }));
}
