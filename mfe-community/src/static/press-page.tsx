import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './press-page.messages.ts';

/** `/press` */
export default function PressPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.pressTitle)} slug="press">
      <p>{text(messages.pressUse)}</p>
      <p>
        <RichText
          message={messages.pressPictures}
          parts={{ link: (content) => <Link to={paths.about()}>{content}</Link> }}
        />
      </p>
    </SitePage>
  );
}
