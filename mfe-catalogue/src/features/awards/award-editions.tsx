import { useText } from '@sinima/runtime';
import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SourcePages } from '../../occasion/source-pages.tsx';
import { Honoured } from './honoured.tsx';
import * as messages from './awards.messages.ts';

type Edition = AwardsBodyDetail['editions'][number];
type Category = Edition['categories'][number];

/** The years of an award, newest first: each category with its winners, then its nominees. */
export function AwardEditions({ editions }: { editions: readonly Edition[] }) {
  return editions.map(({ year, categories }) => (
    <section key={year}>
      <SectionHeading title={String(year)} />
      <ul className="ca:list-none ca:columns-[3_20rem] ca:gap-x-4 ca:p-0">
        {categories.map((category) => (
          <li
            key={category.name}
            className="ca:mb-4 ca:break-inside-avoid ca:border-t-4 ca:border-thread ca:bg-surface ca:px-5 ca:pt-4 ca:pb-5"
          >
            <CategoryOf category={category} />
          </li>
        ))}
      </ul>
      <SourcePages pages={[...new Set(categories.flatMap(({ source }) => source ?? []))]} />
    </section>
  ));
}

const nomineeLine =
  'ca:grid ca:grid-cols-[5rem_minmax(0,1fr)] ca:items-baseline ca:justify-items-start ca:gap-2';

/** Further names beside the nominee are smaller. */
const who = 'ca:[&_a]:wrap-anywhere ca:[&_span]:text-md ca:[&_span]:font-normal';

function CategoryOf({ category: { name, nominees } }: { category: Category }) {
  const text = useText();
  return (
    <>
      <h3 className="ca:mb-3 ca:text-sm ca:text-muted">{name}</h3>
      <ul className="ca:grid ca:list-none ca:gap-3 ca:p-0" aria-label={name}>
        {nominees.map((nominee, place) => (
          <li
            key={`${nominee.title?.id}${nominee.work}${nominee.person?.id}${nominee.name}${place}`}
            className={nomineeLine}
          >
            <Badge tone={nominee.won ? 'accent' : 'plain'}>
              {nominee.won ? text(messages.winner) : text(messages.nominee)}
            </Badge>
            <span className={nominee.won ? `${who} ca:text-lg ca:font-bold` : who}>
              <Honoured of={nominee} first="person" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
