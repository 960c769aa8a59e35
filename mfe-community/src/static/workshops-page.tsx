import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './workshops-page.messages.ts';

/** `/workshops` */
export default function WorkshopsPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.workshopsTitle)} slug="workshops">
      <p>{text(messages.noWorkshops)}</p>
      <p>
        <RichText
          message={messages.workshopsFestivals}
          parts={{ link: (content) => <Link to={paths.festivals()}>{content}</Link> }}
        />
      </p>
    </SitePage>
  );
}
