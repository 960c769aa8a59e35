import { Link, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { DataLine } from './data-line.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { useSite } from './site.ts';
import * as messages from './app.messages.ts';

const columns = [
  { heading: messages.discover, place: 'footer-discover' },
  { heading: messages.community, place: 'footer-community' },
  { heading: messages.company, place: 'footer-company' },
] as const;

/** Accounts that do not exist yet: shown as the placeholders that they are. */
const socialPlaceholders = ['Facebook', 'X', 'Instagram', 'YouTube'];

/** Its ground is dark in both themes; a strip of weave is its edge. */
const ground =
  'sh:mt-8 sh:bg-indigo-deep sh:px-gutter sh:py-6 sh:text-chalk sh:[--color-focus:var(--color-ochre)] ' +
  'sh:before:-mx-gutter sh:before:-mt-6 sh:before:mb-6 sh:before:block sh:before:h-[10px] ' +
  'sh:before:[background:var(--weave)] sh:print:m-0 sh:print:p-0 sh:print:before:hidden';

const row =
  'sh:mx-auto sh:grid sh:max-w-page-inner sh:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sh:gap-6 ' +
  'sh:print:hidden';

/** The footer of every page. `year` is the current one. */
export function Footer({ year = new Date().getFullYear() }: { year?: number }): ReactNode {
  const text = useText();
  const { composition } = useSite();
  const filled = columns
    .map(({ heading, place }) => ({ heading: text(heading), links: composition.navigation?.[place] ?? [] }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className={ground}>
      <div className={row}>
        {filled.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="sh:mb-2 sh:headline sh:text-lg sh:uppercase">{heading}</h2>
            <ul className="sh:list-none sh:p-0">
              {links.map(([label, path]) => (
                <li key={label}>
                  <Link to={path} className="sh:inline-flex sh:min-h-[36px] sh:items-center sh:text-inherit">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="sh:min-w-0 sh:min-[22rem]:col-span-2">
          <NewsletterForm />
          <ul
            className="sh:mt-4 sh:flex sh:list-none sh:flex-wrap sh:gap-x-4 sh:gap-y-1 sh:p-0 sh:text-sm"
            aria-label={text(messages.socialMedia)}
          >
            {socialPlaceholders.map((name) => (
              <li key={name}>
                {name} <small>{text(messages.notOpenYet)}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="sh:mx-auto sh:mt-6 sh:flex sh:max-w-page-inner sh:flex-wrap sh:items-center sh:justify-between sh:gap-x-6 sh:text-sm">
        <p>{text(messages.allRightsReserved, { year: String(year) })}</p>
        <DataLine />
      </div>
    </footer>
  );
}
