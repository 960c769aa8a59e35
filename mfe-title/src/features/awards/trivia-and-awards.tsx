import { AwardMentions } from '@sinima/catalogue-ui/award-mentions';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { titleAwardsQuery } from './api/title-awards-query.ts';

/** Trivia about a title, and its nominations and awards. */
export function TriviaAndAwards({ title }: { title: TitleDetail }): ReactNode {
  return (
    <div className="ti:grid ti:gap-7">
      <section>
        <SectionHeading title="Trivia" />
        {title.trivia.length === 0 ? (
          <p>No trivia is known for this title yet.</p>
        ) : (
          <ul className="ti:grid ti:max-w-measure ti:list-none ti:gap-3 ti:p-0">
            {title.trivia.map((sentence) => (
              <li key={sentence} className="ti:border-s-4 ti:border-ochre ti:ps-4">
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <SectionHeading title="Awards" />
        <Loaded
          query={titleAwardsQuery(title.slug)}
          loading={<Spinner label="Loading awards" />}
          empty="No awards are known for this title yet."
        >
          {(mentions) => <AwardMentions mentions={mentions} naming="person" />}
        </Loaded>
      </section>
    </div>
  );
}
