import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './careers-page.messages.ts';

/** `/careers` */
export default function CareersPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.careersTitle)} slug="careers">
      <p>{text(messages.noPositions)}</p>
      <p>
        <RichText
          message={messages.careersContribute}
          parts={{ link: (content) => <Link to={paths.contribute()}>{content}</Link> }}
        />
      </p>
    </SitePage>
  );
}
