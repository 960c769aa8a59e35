import { PersonPortrait } from '@sinima/catalogue-ui/person-portrait';
import type { Credit } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import * as messages from './credits.messages.ts';

const card =
  'ti:group ti:relative ti:grid ti:h-full ti:grid-cols-[5.5rem_minmax(0,1fr)] ti:gap-4 ti:bg-surface ' +
  'ti:has-focus-visible:outline-3 ti:has-focus-visible:outline-offset-3 ti:has-focus-visible:outline-focus ' +
  'ti:tiny:grid-cols-[3rem_minmax(0,1fr)] ti:tiny:gap-3 ti:print:grid-cols-[2.5cm_minmax(0,1fr)]';

/** Each line of words takes the whole width; badges share one. */
const text =
  'ti:flex ti:min-w-0 ti:flex-wrap ti:content-center ti:items-center ti:gap-x-2 ti:gap-y-1 ti:py-3 ti:pe-3 ' +
  'ti:[&_p]:min-w-0 ti:[&_p]:basis-full ti:[&_p]:text-muted';

/** The whole card is the link's target. */
const link =
  'ti:text-inherit ti:no-underline ti:after:absolute ti:after:inset-0 ti:focus-visible:outline-0 ' +
  'ti:group-hover:underline ti:group-hover:decoration-ochre ti:group-hover:decoration-3';

interface CreditCardProps {
  credit: Credit;
  /** Stands for a name that is not known. */
  nameless: string;
  /** Level of the heading. */
  level: 2 | 3;
  children: ReactNode;
}

/** One credit: portrait, name, and the children as its description. */
export function CreditCard({ credit, nameless, level, children }: CreditCardProps): ReactNode {
  const say = useText();
  const { person, uncredited } = credit;
  const name = person.name || nameless;
  const Heading = `h${level}` as const;
  return (
    <article className={card}>
      <div data-cloth={paths.person(person.slug)}>
        <PersonPortrait person={{ ...person, name }} />
      </div>
      <div className={text}>
        <Heading className="ti:min-w-0 ti:basis-full ti:headline ti:text-lg ti:leading-[1.25] ti:tracking-[0.015em]">
          <Link className={link} to={paths.person(person.slug)}>
            {name}
          </Link>
        </Heading>
        {children}
        {uncredited ? <Badge>{say(messages.uncredited)}</Badge> : null}
      </div>
    </article>
  );
}

/** The class of a grid of such cards. */
export const creditGridClass =
  'ti:grid ti:list-none ti:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] ti:gap-4 ti:p-0';
