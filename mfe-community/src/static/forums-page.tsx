import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './forums-page.messages.ts';

/** `/forums` */
export default function ForumsPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.forumsTitle)} slug="forums">
      <p>{text(messages.forumsClosed)}</p>
      <p>
        <RichText
          message={messages.forumsMeanwhile}
          parts={{
            reviews: (content) => <Link to={paths.reviews()}>{content}</Link>,
            lists: (content) => <Link to={paths.lists()}>{content}</Link>,
          }}
        />
      </p>
    </SitePage>
  );
}
