import * as counts from '@sinima/catalogue-ui/counts';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { Link, RichText, useParams, useSearchParams, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { slugInWords } from '../../api/shapes/credit.ts';
import type { EditableKind } from '../../api/shapes/record-fields.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { Day } from '../changes/day.tsx';
import { CHANGES_ON_PAGE, historyQuery } from '../features/history/api/history-query.ts';
import { contributePaths, kindIn, recordPath } from '../paths/contribute-paths.ts';
import * as wordsMessages from '../words/words.messages.ts';
import * as messages from './history-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';
import { RecordNotFound } from './record-not-found.tsx';

/** `/contribute/history/{kind}/{slug}?page=` */
export default function HistoryPage(): ReactNode {
  const { kind: named, slug = '' } = useParams();
  const kind = kindIn(named);
  return kind === undefined ? <RecordNotFound /> : <HistoryOf kind={kind} slug={slug} />;
}

function HistoryOf({ kind, slug }: { kind: EditableKind; slug: string }): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const page = pageNumberOf(search);
  const addressOf = (other: number): string => contributePaths.history(kind, slug, other);
  return (
    <>
      <PageBanner title={slugInWords(slug)} isName note={text(messages.historyNote)} slug={slug} />
      <PageBody>
        <p className="con:mb-4">
          <Link to={recordPath(kind, slug)}>{text(pagesMessages.backToThePage)}</Link>
          {' · '}
          <Link to={contributePaths.edit(kind, slug)}>{text(wordsMessages.correctOrAddAFact)}</Link>
        </p>
        <PagedList
          query={historyQuery(kind, slug, page)}
          page={page}
          pageSize={CHANGES_ON_PAGE}
          addressOf={addressOf}
          count={counts.changeCount}
          loading={<SkeletonRows count={3} height="8rem" label={text(messages.loadingTheHistory)} />}
          empty={<p>{text(messages.neverChanged)}</p>}
        >
          {(changes) => (
            <ol className="con:grid con:list-none con:gap-3 con:p-0">
              {changes.map(({ sequence, at, fields, comment, edit }) => (
                <li
                  key={sequence}
                  className="con:grid con:max-w-measure con:gap-2 con:border-s-6 con:border-ochre con:bg-surface con:p-4"
                >
                  <p className="con:font-bold">
                    <RichText
                      message={messages.changeOn}
                      values={{ number: sequence }}
                      parts={{
                        link: (content) => (
                          <Link
                            to={contributePaths.oneEdit(edit)}
                            className={linkClass({ variant: 'quiet' })}
                          >
                            {content}
                          </Link>
                        ),
                        day: <Day time={at} />,
                      }}
                    />
                  </p>
                  <ChangeList changes={fields} />
                  {comment === null ? null : (
                    <p className="con:wrap-anywhere" dir="auto">
                      {comment}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </PageBody>
    </>
  );
}
