import { AwardMentions } from '@sinima/catalogue-ui/award-mentions';
import type { TitleDetail } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { titleAwardsQuery } from './api/title-awards-query.ts';

/** Trivia about a title, and what it was nominated for and won. */
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
        <Awards slug={title.slug} />
      </section>
    </div>
  );
}

function Awards({ slug }: { slug: string }): ReactNode {
  const { data: mentions, error, refetch } = useQuery(titleAwardsQuery(slug));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!mentions) return <Spinner label="Loading awards" />;
  if (mentions.length === 0) return <p>No awards are known for this title yet.</p>;
  return <AwardMentions mentions={mentions} naming="person" />;
}
