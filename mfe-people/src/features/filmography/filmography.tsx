import { commaOf } from '@sinima/contracts/languages';
import { roleName } from '@sinima/catalogue-ui/role-name';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { titleMetaWithType } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { PersonDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { useSearchParams, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { personCreditsQuery } from './api/person-credits-query.ts';
import { byDecade, rolesOf, worksOf, type Work } from './works.ts';
import * as messages from './filmography.messages.ts';

/** Smaller than where films are chosen. */
const grid = 'pe:sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]';

/** More works than these stand by decade. */
const MAX_WITHOUT_DECADES = 12;

/** The titles that a person worked on, newest first, each once with all of their roles; one role where the address names it. */
export function Filmography({ person }: { person: PersonDetail }): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <section>
      <SectionHeading title={text(messages.filmography)} />
      <Loaded
        query={personCreditsQuery(person.slug)}
        loading={<SkeletonGrid count={4} label={text(messages.loadingFilmography)} />}
        empty={text(messages.noCreditsAreKnownFor)}
      >
        {(credits) => <Works slug={person.slug} works={worksOf(credits)} role={search.get('role')} />}
      </Loaded>
    </section>
  );
}

function Works({ slug, works, role }: { slug: string; works: readonly Work[]; role: string | null }) {
  const text = useText();
  const roles = rolesOf(works);
  const chosen = roles.find(({ name }) => name === role)?.name;
  const shown = chosen === undefined ? works : works.filter((work) => work.roles.includes(chosen));
  const to = (name?: string): string =>
    name === undefined ? paths.person(slug) : `${paths.person(slug)}?${new URLSearchParams({ role: name })}`;
  return (
    <div className="pe:grid pe:grid-cols-1 pe:gap-5">
      {roles.length < 2 ? null : (
        <ChipLinks
          label={text(messages.roles)}
          chips={[
            {
              label: text(messages.allWorks, { count: works.length }),
              to: to(),
              selected: chosen === undefined,
            },
            ...roles.map(({ name, count }) => ({
              label: text(messages.worksInRole, { role: roleName(name, text), count }),
              to: to(name),
              selected: name === chosen,
            })),
          ]}
        />
      )}
      {shown.length > MAX_WITHOUT_DECADES ? (
        byDecade(shown).map((decade) => (
          <section key={decade.year}>
            <SectionHeading
              level={3}
              title={
                decade.year === null
                  ? text(messages.withoutADate)
                  : text(messages.decade, { year: String(decade.year) })
              }
              action={<Badge>{decade.works.length}</Badge>}
            />
            <WorkCards works={decade.works} namesRoles={roles.length > 1} level={4} />
          </section>
        ))
      ) : (
        <WorkCards works={shown} namesRoles={roles.length > 1} level={3} />
      )}
    </div>
  );
}

interface WorkCardsProps {
  works: readonly Work[];
  /** Whether the roles are said; not where there is but one. */
  namesRoles: boolean;
  level: 3 | 4;
}

function WorkCards({ works, namesRoles, level }: WorkCardsProps): ReactNode {
  const text = useText();
  return (
    <CardList items={works} className={grid}>
      {({ title, roles, characters, isUncredited }) => (
        <TitleRecordCard title={title} withGenres={false} meta={titleMetaWithType(title, text)} level={level}>
          {namesRoles ? (
            <p className="pe:text-sm">
              {roles.map((role) => roleName(role, text)).join(commaOf(text.language))}
            </p>
          ) : null}
          {characters.length === 0 ? null : (
            <p className="pe:text-sm pe:text-muted">
              {text(messages.asCharacters, { characters: characters.join(commaOf(text.language)) })}
            </p>
          )}
          {title.status === 'upcoming' ? <Badge tone="accent">{text(messages.upcoming)}</Badge> : null}
          {isUncredited ? <Badge>{text(messages.uncredited)}</Badge> : null}
        </TitleRecordCard>
      )}
    </CardList>
  );
}
