import * as counts from '@sinima/catalogue-ui/counts';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { Link, useParams, useSearchParams } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { slugInWords } from '../../api/shapes/credit.ts';
import type { EditableKind } from '../../api/shapes/record-fields.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { CHANGES_ON_PAGE, historyQuery } from '../features/history/api/history-query.ts';
import { contributePaths, kindIn, recordPath } from '../paths/contribute-paths.ts';
import { RecordNotFound } from './record-not-found.tsx';

/** `/contribute/history/{kind}/{slug}?page=` */
export default function HistoryPage(): ReactNode {
  const { kind: named, slug = '' } = useParams();
  const kind = kindIn(named);
  return kind === undefined ? <RecordNotFound /> : <HistoryOf kind={kind} slug={slug} />;
}

function HistoryOf({ kind, slug }: { kind: EditableKind; slug: string }): ReactNode {
  const [search] = useSearchParams();
  const page = pageNumberOf(search);
  const addressOf = (other: number): string => contributePaths.history(kind, slug, other);
  return (
    <>
      <PageBanner title={slugInWords(slug)} isName note="Its changes, with their reasons." slug={slug} />
      <PageBody>
        <p className="con:mb-4">
          <Link to={recordPath(kind, slug)}>Back to the page</Link>
          {' · '}
          <Link to={contributePaths.edit(kind, slug)}>Correct or add a fact</Link>
        </p>
        <PagedList
          query={historyQuery(kind, slug, page)}
          page={page}
          pageSize={CHANGES_ON_PAGE}
          addressOf={addressOf}
          count={counts.changeCount}
          loading={<SkeletonRows count={3} height="8rem" label="Loading the history" />}
          empty={<p>This record has not been changed on the site yet.</p>}
        >
          {(changes) => (
            <ol className="con:grid con:list-none con:gap-3 con:p-0">
              {changes.map(({ sequence, at, fields, comment, edit }) => (
                <li
                  key={sequence}
                  className="con:grid con:max-w-measure con:gap-2 con:border-s-6 con:border-ochre con:bg-surface con:p-4"
                >
                  <p className="con:font-bold">
                    <Link to={contributePaths.oneEdit(edit)} className={linkClass({ variant: 'quiet' })}>
                      Change {sequence}
                    </Link>
                    , <time dateTime={at}>{dayText(at)}</time>
                  </p>
                  <ChangeList kind={kind} changes={fields} />
                  {comment === null ? null : <p className="con:wrap-anywhere">{comment}</p>}
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </PageBody>
    </>
  );
}
