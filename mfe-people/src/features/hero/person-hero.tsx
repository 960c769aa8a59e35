import { PersonPortrait } from '@sinima/catalogue-ui/person-portrait';
import { ShareButton } from '@sinima/catalogue-ui/share-button';
import type { PersonDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Slot, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import { lifeOf, occupationOf, sharedFactsOf } from '../../person/person-texts.ts';
import { FollowButton } from './follow-button.tsx';
import { heroLayout } from './hero-layout.ts';
import * as messages from './hero.messages.ts';

/** Pattern on its upper sixth, and the dark hem from there on, for all that stands on it. */
const cloth =
  'pe:absolute pe:start-1/2 pe:top-0 pe:h-auto pe:w-[max(100%,42rem)] pe:max-w-none pe:[translate:-50%_0] pe:rtl:[translate:50%_0] ' +
  'pe:forced-colors:hidden';

const nameOnCloth =
  'pe:headline pe:text-[clamp(1.7rem,1rem+4.4vw,4.6rem)] pe:leading-[1.08] pe:tracking-[0.005em] ' +
  'pe:wrap-anywhere';

/** A knot stands between one fact and the next. */
const fact =
  'pe:flex pe:items-center pe:gap-2 pe:not-last:after:size-[7px] pe:not-last:after:rotate-45 ' +
  'pe:not-last:after:bg-ochre';

/** The head of a person's page: portrait, name, life and work. */
export function PersonHero({ person }: { person: PersonDetail }): ReactNode {
  const text = useText();
  const { slug, name, country, birthPlace } = person;
  const life = lifeOf(person, new Date().toISOString().slice(0, 10), text);
  return (
    <header className={heroLayout.hero}>
      <img
        className={cloth}
        src={clothPath({ kind: 'person-head', slug, genres: [], country, year: null })}
        alt=""
        width={1200}
        height={4000}
        decoding="async"
      />
      <div className={heroLayout.inner}>
        <div className={heroLayout.portrait} data-cloth={paths.person(slug)}>
          <PersonPortrait person={person} />
        </div>
        <div className={heroLayout.text}>
          <h1 className={nameOnCloth}>{name}</h1>
          <p className="pe:text-lg">{occupationOf(person, text)}</p>
          {life === null && birthPlace === null ? null : (
            <ul
              className="pe:flex pe:list-none pe:flex-wrap pe:gap-x-2 pe:gap-y-1 pe:p-0 pe:font-bold"
              aria-label={text(messages.atAGlance)}
            >
              {/* A page cached since last year is off by one, until the next load. */}
              {life === null ? null : (
                <li className={fact} suppressHydrationWarning>
                  {life}
                </li>
              )}
              {birthPlace === null ? null : <li className={fact}>{birthPlace}</li>}
            </ul>
          )}
          <FollowButton person={person} />
          <Slot name="follow" />
          <ShareButton
            className={`${buttonClass({ variant: 'secondary' })} pe:focus-visible:outline-chalk`}
            record={{ name, facts: sharedFactsOf(person, text), path: paths.person(slug) }}
          >
            {text(messages.share)}
          </ShareButton>
        </div>
      </div>
    </header>
  );
}
