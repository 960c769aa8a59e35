import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import * as messages from './home.messages.ts';

const promo = 'ca:grid ca:content-center ca:justify-items-start ca:bg-indigo-deep ca:text-chalk';

/** In a tall one the cloth takes what the words leave; on a narrow screen, where it stands below others, a strip. */
const looks = {
  tall: 'ca:grid-rows-[3rem] ca:gap-x-4 ca:gap-y-3 ca:p-5 ca:lg:grid-rows-[minmax(6rem,1fr)] ca:lg:gap-4',
  wide: 'ca:grid-rows-[4rem] ca:gap-4 ca:p-5 ca:md:grid-cols-[minmax(0,1fr)_auto] ca:md:items-center',
  small: 'ca:gap-2 ca:border-s-10 ca:border-terracotta ca:p-4 ca:even:border-palm-bright',
} as const;

const titleLooks = { tall: 'ca:text-2xl', wide: 'ca:text-2xl ca:md:col-1', small: 'ca:text-xl' } as const;

const buttonLooks = {
  tall: '',
  wide: 'ca:md:col-2 ca:md:row-[2/span_2]',
  small: 'ca:px-3 ca:text-sm',
} as const;

const cloth =
  'ca:-mx-5 ca:-mt-5 ca:h-full ca:min-h-0 ca:w-[calc(100%+2*var(--space-5))] ca:max-w-none ca:border-b-6 ' +
  'ca:border-ochre ca:object-cover ca:object-[left_top] ca:[contain:size]';

interface PromoCardProps {
  title: string;
  text?: string;
  to: string;
  /** The text of its button. */
  action: string;
  sponsored?: boolean;
  look?: 'tall' | 'wide' | 'small';
}

/** Leads to another part of the site; marked where somebody pays for it. */
export function PromoCard({
  title,
  text,
  to,
  action,
  sponsored = false,
  look = 'tall',
}: PromoCardProps): ReactNode {
  const say = useText();
  return (
    <aside className={`${promo} ${looks[look]}`} aria-label={sponsored ? say(messages.sponsored) : title}>
      {look === 'small' ? null : <PromoCloth of={title} look={look} />}
      {sponsored ? <p className="ca:text-sm ca:font-bold">{say(messages.sponsored)}</p> : null}
      <h3 className={`ca:headline ca:uppercase ${titleLooks[look]}`}>{title}</h3>
      {text === undefined ? null : <p>{text}</p>}
      <Link
        to={to}
        className={`${buttonClass({ variant: look === 'small' ? 'secondary' : 'primary' })} ${buttonLooks[look]}`}
      >
        {action}
      </Link>
    </aside>
  );
}

function PromoCloth({ of, look }: { of: string; look: 'tall' | 'wide' }): ReactNode {
  const slug = of.toLowerCase().replaceAll(' ', '-');
  return (
    <img
      className={look === 'wide' ? `${cloth} ca:md:col-span-full` : cloth}
      src={clothPath({ kind: 'band', slug, genres: [], country: null, year: null })}
      alt=""
      width={1200}
      height={300}
      loading="lazy"
      decoding="async"
    />
  );
}
