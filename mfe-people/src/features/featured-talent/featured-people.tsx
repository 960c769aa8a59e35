import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { personLine } from '@sinima/catalogue-ui/person-line';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import type { PersonCard } from '@sinima/contracts/api';
import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import type { Cloth } from '@sinima/ui-kit/cloth-request';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { featuredTalentQuery } from './api/featured-talent-query.ts';
import * as messages from './featured-talent.messages.ts';

/** On a wide screen a person's words stand beside the portrait, as on a call sheet. */
const cards = 'pe:lg:*:*:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] pe:lg:*:*:gap-4';

/** Placeholders while loading (`docs/specification.md §9`). */
const PLACEHOLDER_COUNT = 6;

/** Return what the portraits of those people are drawn from that have no picture. */
const clothsOf = (people: readonly PersonCard[]): Cloth[] =>
  people
    .filter(({ headshotUrl }) => headshotUrl === null)
    .map(({ slug, country }) => ({ slug, genres: [], country, year: null }));

/** The featured people, in the editors' order. */
export function FeaturedPeople(): ReactNode {
  const text = useText();
  const grid = { columns: 'four', className: `${sidewaysClass} ${cards}` } as const;
  return (
    <Loaded
      query={featuredTalentQuery()}
      loading={
        <SkeletonGrid count={PLACEHOLDER_COUNT} {...grid} label={text(messages.loadingFeaturedTalent)} />
      }
      empty={text(messages.noFeaturedTalentAvailableAt)}
    >
      {(people) => (
        <ClothSheet kind="portrait" cloths={clothsOf(people)}>
          <CardList items={people} {...grid}>
            {(person) => <PersonRecordCard person={person} {...personLine(person, text)} />}
          </CardList>
        </ClothSheet>
      )}
    </Loaded>
  );
}
