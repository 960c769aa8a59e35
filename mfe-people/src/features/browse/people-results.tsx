import * as counts from '@sinima/catalogue-ui/counts';
import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { personLine } from '@sinima/catalogue-ui/person-line';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { peopleQuery } from './api/people-query.ts';
import { addressOf, PAGE_SIZE, peopleQueryOf, type PeopleFilters } from './people-filters.ts';
import * as messages from './browse.messages.ts';

/** Placeholders while loading (`docs/specification.md §9`). */
const PLACEHOLDER_COUNT = 12;

/** The people who pass the filters, and the way to the next page. */
export function PeopleResults({ filters }: { filters: PeopleFilters }): ReactNode {
  const text = useText();
  return (
    <section aria-label={text(messages.people)}>
      <PagedList
        query={peopleQuery(peopleQueryOf(filters))}
        page={filters.page}
        pageSize={PAGE_SIZE}
        addressOf={(page) => addressOf({ ...filters, page })}
        count={counts.personCount}
        live
        loading={<SkeletonGrid count={PLACEHOLDER_COUNT} label={text(messages.loadingPeople)} />}
        empty={<p>{text(messages.noTalentFoundMatchingYour)}</p>}
      >
        {(people) => (
          <CardList items={people} isLong>
            {(person) => <PersonRecordCard person={person} {...personLine(person, text)} level={2} />}
          </CardList>
        )}
      </PagedList>
    </section>
  );
}
