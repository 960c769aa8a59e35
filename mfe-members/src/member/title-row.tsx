import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import type { TitleRef } from '@sinima/contracts/api';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';

const row =
  'me:grid me:grid-cols-[3.5rem_minmax(0,1fr)] me:items-start me:gap-4 me:border-s-6 me:border-palm me:bg-surface ' +
  'me:p-3 me:in-[li:nth-child(even)]:border-terracotta';

/** A title beside its cloth, with a member's rating or note. */
export function TitleRow({ title, children }: { title: TitleRef; children?: ReactNode }): ReactNode {
  const { displayTitle, releaseYear, slug } = title;
  return (
    <article className={row}>
      <TitlePoster title={title} />
      <div className="me:grid me:min-w-0 me:content-start me:gap-2">
        <h2 className="me:headline me:text-lg me:leading-[1.25]">
          <Link to={paths.title(slug)} className={linkClass({ variant: 'quiet' })}>
            {displayTitle}
          </Link>
          {releaseYear === null ? null : <span className="me:text-muted"> {releaseYear}</span>}
        </h2>
        {children}
      </div>
    </article>
  );
}
