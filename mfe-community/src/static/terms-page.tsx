import { besidePages } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './terms-page.messages.ts';

/** `/terms` */
export default function TermsPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.termsTitle)} slug="terms">
      <p>{text(messages.termsIntroduction)}</p>
      <ul>
        <li>
          <RichText
            message={messages.termsFacts}
            parts={{ link: (content) => <Link to={paths.licence()}>{content}</Link> }}
          />
        </li>
        <li>{text(messages.termsProgram)}</li>
        <li>
          <RichText
            message={messages.termsFilms}
            parts={{ link: (content) => <Link to={paths.takedown()}>{content}</Link> }}
          />
        </li>
        <li>{text(messages.termsWarranty)}</li>
      </ul>
      <h2 id="api">{text(messages.termsApiHeading)}</h2>
      <ul>
        <li>
          <RichText
            message={messages.termsApiOpen}
            parts={{ link: (content) => <Link to={paths.apiDocs()}>{content}</Link> }}
          />
        </li>
        <li>
          <RichText
            message={messages.termsApiLimits}
            parts={{ link: (content) => <a href="/api/limits">{content}</a> }}
          />
        </li>
        <li>
          <RichText
            message={messages.termsApiKeys}
            parts={{
              link: (content) => (
                <a href={besidePages(text.language, '/api/account/keys')} rel="nofollow">
                  {content}
                </a>
              ),
            }}
          />
        </li>
        <li>
          <RichText
            message={messages.termsApiDump}
            parts={{ link: (content) => <a href="/api/dump">{content}</a> }}
          />
        </li>
        <li>{text(messages.termsApiChanges)}</li>
        <li>{text(messages.termsApiNoPromise)}</li>
      </ul>
      <p>
        <RichText
          message={messages.termsOtherPages}
          parts={{
            privacy: (content) => <Link to={paths.privacy()}>{content}</Link>,
            accessibility: (content) => <Link to={paths.accessibility()}>{content}</Link>,
          }}
        />
      </p>
    </SitePage>
  );
}
