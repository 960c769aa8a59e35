import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { AwardsHighlight } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { Skeleton } from '@sinima/ui-kit/skeleton';
import { highlightsQuery, HIGHLIGHTS_YEAR } from './api/highlights-query.ts';
import { Honoured } from './honoured.tsx';
import * as messages from './awards.messages.ts';
import type { Message, Text } from '@sinima/contracts/text';

const strip = 'ca:grid ca:list-none ca:grid-cols-1 ca:gap-4 ca:p-0 ca:md:grid-cols-3';

/** Its ground is dark in both themes. */
const card =
  'ca:grid ca:min-h-[15rem] ca:grid-rows-[6rem_1fr] ca:bg-indigo-deep ca:text-chalk ' +
  'ca:[--color-focus:var(--color-ochre)]';

const plate =
  'ca:grid ca:content-start ca:gap-2 ca:border-t-6 ca:border-ochre ca:px-5 ca:pt-4 ca:pb-5 ca:[&_a]:text-inherit';

/** Other names beside the winner stand below, as text. */
const winner =
  'ca:headline ca:text-2xl ca:leading-[1.15] ca:font-normal ca:tracking-[0.01em] ca:[&_span]:block ' +
  'ca:[&_span]:font-text ca:[&_span]:text-md ca:[&_span]:leading-[1.5] ca:[&_span]:tracking-[0]';

/** The strip of last winners: Best Film, Best Director, Rising Star (`docs/specification.md §2`). */
export function AwardHighlights() {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.awardHighlights, { year: String(HIGHLIGHTS_YEAR) })} />
      <Loaded
        query={highlightsQuery()}
        loading={
          <div className={strip} role="status" aria-label={text(messages.loadingHighlights)}>
            {['film', 'director', 'star'].map((place) => (
              <Skeleton key={place} height="15rem" />
            ))}
          </div>
        }
        empty={text(messages.noHighlights, { year: String(HIGHLIGHTS_YEAR) })}
      >
        {(highlights) => (
          <ul
            className={strip}
            aria-label={text(messages.awardHighlights, { year: String(HIGHLIGHTS_YEAR) })}
          >
            {highlights.map((highlight) => (
              <Highlight key={highlight.label} highlight={highlight} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const LABELS = {
  'Best Film': messages.bestFilm,
  'Best Director': messages.bestDirector,
  'Rising Star': messages.risingStar,
} as const satisfies Readonly<Record<string, Message>>;

/** A label of the API; one that is not known here is shown as it is. */
const labelText = (label: string, text: Text): string =>
  Object.hasOwn(LABELS, label) ? text(LABELS[label as keyof typeof LABELS]) : label;

function Highlight({ highlight }: { highlight: AwardsHighlight }) {
  const text = useText();
  const { label, award, awardSlug, year, title, person } = highlight;
  const first = label === 'Best Film' ? 'title' : 'person';
  const [lead, other] = first === 'title' ? [title, person] : [person, title];
  const cloth = {
    slug: lead?.slug ?? other?.slug ?? awardSlug,
    genres: title?.genres ?? [],
    country: title?.countries[0] ?? null,
    year: title?.releaseYear ?? null,
  };
  return (
    <li className={card}>
      <img
        className="ca:size-full ca:bg-indigo ca:object-cover ca:object-[left_center]"
        src={clothPath({ kind: 'band', ...cloth })}
        alt=""
        width={1200}
        height={300}
        decoding="async"
      />
      <div className={plate}>
        <h3 className="ca:text-sm ca:font-bold">{labelText(label, text)}</h3>
        <p className={winner}>
          <Honoured of={highlight} first={first} />
        </p>
        <p className="ca:text-sm">
          <Link to={paths.award(awardSlug, { year })}>{award}</Link>
        </p>
      </div>
    </li>
  );
}
