import { titleKind } from '@sinima/catalogue-ui/record-kinds/title';
import { clothOfTitle } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import type { Credit, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { titleQuery } from '../title/title-query.ts';
import * as messages from './pages.messages.ts';

/** As at the head of the title's own page, drawn up by half of its pattern. */
const cloth =
  'ti:absolute ti:start-1/2 ti:top-[calc(max(100cqi,42rem)/-12)] ti:h-auto ti:w-[max(100%,42rem)] ti:max-w-none ' +
  'ti:[translate:-50%_0] ti:rtl:[translate:50%_0] ti:forced-colors:hidden';

const plate =
  'ti:relative ti:mx-auto ti:mt-[calc(max(100cqi,42rem)/12)] ti:grid ti:max-w-page ti:justify-items-start ti:gap-2 ' +
  'ti:px-gutter ti:pt-3 ti:pb-6';

interface CreditsFrameProps {
  heading: string;
  /** The line under the heading. */
  subtitle: (title: TitleDetail) => string;
  /** The credits that are shown. */
  children: (credits: readonly Credit[]) => ReactNode;
}

/** Shared by the full cast and the full crew: the title, the way back to it, and the states of their reads. */
export function CreditsFrame({ heading, subtitle, children }: CreditsFrameProps): ReactNode {
  const text = useText();
  return (
    <RecordPage
      kind={titleKind}
      queryOf={titleQuery}
      loading={<Spinner label={text(messages.loadingTitle)} />}
      frame={(state) => (
        <>
          <UnseenHeading>{heading}</UnseenHeading>
          {state}
        </>
      )}
    >
      {(title) => (
        <article>
          <header className="ti:@container ti:relative ti:overflow-hidden ti:bg-indigo-deep ti:text-chalk">
            <img
              className={cloth}
              src={clothPath({ kind: 'title-head', ...clothOfTitle(title) })}
              alt=""
              width={1200}
              height={4000}
              decoding="async"
            />
            <div className={plate}>
              <Link
                className="ti:inline-block ti:py-2 ti:font-bold ti:text-ochre ti:focus-visible:outline-ochre"
                to={paths.title(title.slug)}
              >
                <span aria-hidden="true" className="ti:inline-block ti:rtl:-scale-x-100">
                  ←
                </span>{' '}
                {text(messages.backTo, { title: title.displayTitle })}
              </Link>
              <h1 className="ti:headline ti:text-3xl ti:tracking-[0.01em] ti:uppercase">{heading}</h1>
              <p>{subtitle(title)}</p>
            </div>
          </header>
          <div className="ti:mx-auto ti:max-w-page ti:px-gutter ti:pt-6 ti:pb-8">
            <Loaded
              query={creditsQuery(title.slug)}
              loading={<Spinner label={text(messages.loadingCredits)} />}
            >
              {children}
            </Loaded>
          </div>
        </article>
      )}
    </RecordPage>
  );
}
