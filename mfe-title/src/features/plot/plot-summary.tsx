import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { plotOf } from '../../title/title-texts.ts';

/** What a title is about; of a stub, what its record lacks, and the way to add it. */
export function PlotSummary({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Plot Summary" />
      <p className="ti:max-w-measure ti:text-lg ti:leading-[1.65]">
        {title.isStub ? <Lacks title={title} /> : plotOf(title)}
      </p>
    </section>
  );
}

function Lacks({ title: { slug, type } }: { title: TitleDetail }): ReactNode {
  return (
    <>
      Little is known of this {type === 'MOVIE' ? 'film' : 'series'} yet: the record has no plot, no cast and
      no source. <Link to={paths.contribute({ title: slug })}>Add what you know</Link>
    </>
  );
}
