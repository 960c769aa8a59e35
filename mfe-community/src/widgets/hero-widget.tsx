import type { Language } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { clothPath } from '@sinima/ui-kit/cloth-in-page';
import type { ReactNode } from 'react';
import * as messages from './hero-widget.messages.ts';

/**
 * The cloths that hang behind the headline, one of each of five traditions; a phone has room for three. Each hangs as far as it
 * was woven, with its dark hem below, on which the headline is read; where that is one line, as in most languages on a wide
 * screen, they reach below it.
 */
const CLOTHS = [
  {
    slug: 'sinima-indigo',
    country: 'Nigeria',
    length: 'co:h-[66%] co:md:h-(--middle)',
    wide: 'co:xl:h-[80%]',
  },
  { slug: 'sinima-strip', country: 'Ghana', length: 'co:h-[73%] co:md:h-(--long)', wide: 'co:xl:h-[87%]' },
  { slug: 'sinima-mudcloth', country: 'Mali', length: 'co:h-[62%] co:md:h-(--short)', wide: 'co:xl:h-[77%]' },
  {
    slug: 'sinima-tilework',
    country: 'Morocco',
    length: 'co:max-md:hidden co:md:h-(--long)',
    wide: 'co:xl:h-[84%]',
  },
  {
    slug: 'sinima-mural',
    country: 'South Africa',
    length: 'co:max-md:hidden co:md:h-(--middle)',
    wide: 'co:xl:h-[80%]',
  },
];

/** Languages whose headline takes two lines on a wide screen as well. */
const LONG_HEADLINES: readonly Language[] = ['fr', 'pt'];

/**
 * Lengths where the headline takes two lines beside five cloths: the pattern, which is the upper two thirds of each, ends above the
 * headline and the lines under it.
 */
const lengths =
  'co:[--headline-size:clamp(2.4rem,0.75rem+10vw,7rem)] ' +
  // Systems' Arabic letters are broader than the site's Latin ones.
  'co:[&:lang(ar)]:[--headline-size:clamp(2rem,0.6rem+7vw,5rem)] ' +
  'co:[--above-headline:calc(100%-12.5rem-2*var(--headline-size))] ' +
  'co:[--short:calc(var(--above-headline)*1.35)] co:[--middle:calc(var(--above-headline)*1.42)] ' +
  'co:[--long:calc(var(--above-headline)*1.5)]';

const diamond =
  "co:before:me-[0.5em] co:before:inline-block co:before:size-[0.7em] co:before:rotate-45 co:before:bg-ochre co:before:content-['']";

/** The head of the home page. Its texts are the site's slogans (`docs/specification.md §2`). */
export default function HeroWidget(): ReactNode {
  const text = useText();
  const hasTwoLines = LONG_HEADLINES.includes(text.language);
  return (
    <section
      className={`co:relative co:grid co:min-h-[min(38rem,78svh)] co:items-end co:overflow-hidden co:bg-indigo-deep co:text-chalk co:print:min-h-0 ${lengths}`}
      aria-labelledby="hero-title"
    >
      <div
        className="co:absolute co:inset-0 co:grid co:grid-cols-[repeat(3,1fr)] co:md:grid-cols-[repeat(5,1fr)] co:print:hidden"
        aria-hidden="true"
      >
        {CLOTHS.map(({ slug, country, length, wide }) => (
          <img
            key={slug}
            className={`co:lift-2 co:w-full co:object-cover co:object-bottom ${length} ${hasTwoLines ? '' : wide}`}
            src={clothPath({ kind: 'poster', slug, genres: [], country, year: null })}
            alt=""
            width={240}
            height={360}
            fetchPriority="high"
            decoding="async"
            // The server draws it, so that it is there with the first paint.
            suppressHydrationWarning
          />
        ))}
      </div>
      <div className="co:relative co:px-gutter co:pt-7 co:pb-6 co:print:px-0 co:print:py-4">
        <h1
          id="hero-title"
          className="co:mx-auto co:headline co:max-w-page-inner co:text-[length:var(--headline-size)] co:leading-none co:uppercase co:[text-shadow:0_0.02em_0.14em_rgb(8_12_40/80%)]"
        >
          {text(messages.heroTitle)}
        </h1>
        <p className="co:mx-auto co:mt-5 co:mb-4 co:flex co:max-w-page-inner co:flex-wrap co:gap-3">
          <Link to={paths.movies()} className={buttonClass({ variant: 'primary' })}>
            {text(messages.exploreMovies)}
          </Link>
          <Link to={paths.people()} className={buttonClass({ variant: 'secondary' })}>
            {text(messages.browseTalent)}
          </Link>
        </p>
        <ul className="co:mx-auto co:flex co:max-w-page-inner co:list-none co:flex-wrap co:gap-x-5 co:gap-y-1 co:p-0 co:font-bold">
          <li className={diamond}>{text(messages.latestReleases)}</li>
          <li className={diamond}>{text(messages.manyTitles)}</li>
        </ul>
        <p className="co:mx-auto co:mt-2 co:max-w-page-inner co:text-sm">{text(messages.heroAim)}</p>
      </div>
    </section>
  );
}
