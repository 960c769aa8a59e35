import { useText } from '@sinima/runtime';
import { AwardMentions } from '@sinima/catalogue-ui/award-mentions';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { titleAwardsQuery } from './api/title-awards-query.ts';
import * as messages from './awards.messages.ts';
import { englishData } from '@sinima/catalogue-ui/english-data';

/** Trivia about a title, and its nominations and awards. */
export function TriviaAndAwards({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <div className="ti:grid ti:gap-7">
      <section>
        <SectionHeading title={text(messages.trivia)} />
        {title.trivia.length === 0 ? (
          <p>{text(messages.noTriviaIsKnownFor)}</p>
        ) : (
          <ul className="ti:grid ti:max-w-measure ti:list-none ti:gap-3 ti:p-0">
            {title.trivia.map((sentence) => (
              <li key={sentence} className="ti:border-s-4 ti:border-ochre ti:ps-4" {...englishData(text)}>
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <SectionHeading title={text(messages.awards)} />
        <Loaded
          query={titleAwardsQuery(title.slug)}
          loading={<Spinner label={text(messages.loadingAwards)} />}
          empty={text(messages.noAwardsAreKnownFor)}
        >
          {(mentions) => <AwardMentions mentions={mentions} naming="person" />}
        </Loaded>
      </section>
    </div>
  );
}
