import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { ContactWay } from '../features/contact/contact-way.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './takedown-page.messages.ts';

/** `/takedown` */
export default function TakedownPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.takedownTitle)} slug="takedown">
      <h2>{text(messages.picturesHeading)}</h2>
      <p>
        <RichText
          message={messages.picturesThere}
          parts={{ link: (content) => <Link to={paths.about()}>{content}</Link> }}
        />
      </p>
      <h2>{text(messages.textsHeading)}</h2>
      <p>{text(messages.textsThere)}</p>
      <h2>{text(messages.reportHeading)}</h2>
      <ul>
        <li>
          <RichText
            message={messages.reportFact}
            parts={{ link: (content) => <Link to={paths.contribute()}>{content}</Link> }}
          />
        </li>
        <li>{text(messages.reportWriting)}</li>
        <li>
          <RichText
            message={messages.reportOwn}
            parts={{ link: (content) => <Link to={paths.contact()}>{content}</Link> }}
          />
        </li>
      </ul>
      <h2>{text(messages.afterwardsHeading)}</h2>
      <ul>
        <li>{text(messages.afterwardsWriting)}</li>
        <li>{text(messages.afterwardsPicture)}</li>
        <li>{text(messages.afterwardsDecision)}</li>
      </ul>
      <ContactWay kind="takedown">{text(messages.askTakedown)}</ContactWay>
      <ContactWay kind="personal-data">{text(messages.correctFacts)}</ContactWay>
    </SitePage>
  );
}
