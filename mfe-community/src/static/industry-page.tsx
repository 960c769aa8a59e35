import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './industry-page.messages.ts';

/** `/industry` */
export default function IndustryPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.industryTitle)} slug="industry">
      <p>{text(messages.industryIntroduction)}</p>
      <p>{text(messages.industryAlready)}</p>
      <ul>
        <li>
          <RichText
            message={messages.industryPeople}
            parts={{ link: (content) => <Link to={paths.people()}>{content}</Link> }}
          />
        </li>
        <li>
          <RichText
            message={messages.industryAwards}
            parts={{ link: (content) => <Link to={paths.awards()}>{content}</Link> }}
          />
        </li>
        <li>
          <RichText
            message={messages.industryFestivals}
            parts={{ link: (content) => <Link to={paths.festivals()}>{content}</Link> }}
          />
        </li>
      </ul>
    </SitePage>
  );
}
