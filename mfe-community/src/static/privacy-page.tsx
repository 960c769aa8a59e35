import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { MemberRecordList } from '../features/privacy/member-record-list.tsx';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './privacy-page.messages.ts';

/** `/privacy` */
export default function PrivacyPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.privacyTitle)} slug="privacy">
      <p>{text(messages.privacyIntroduction)}</p>
      <h2>{text(messages.inBrowserHeading)}</h2>
      <p>
        <RichText
          message={messages.inBrowser}
          parts={{
            saved: (content) => <Link to={paths.saved()}>{content}</Link>,
            data: (content) => <Link to={paths.dataUse()}>{content}</Link>,
          }}
        />
      </p>
      <h2>{text(messages.onServersHeading)}</h2>
      <p>{text(messages.onServersAddresses)}</p>
      <p>
        <RichText
          message={messages.onServersMessages}
          parts={{ link: (content) => <Link to={paths.contact()}>{content}</Link> }}
        />
      </p>
      <h2>{text(messages.cookiesHeading)}</h2>
      <p>{text(messages.cookiesIntroduction)}</p>
      <ul>
        <li>{text(messages.cookieOfSession)}</li>
        <li>
          <RichText
            message={messages.cookieOfLessData}
            parts={{ link: (content) => <Link to={paths.dataUse()}>{content}</Link> }}
          />
        </li>
        <li>{text(messages.cookieOfVersion)}</li>
        <li>{text(messages.cookieOfPreview)}</li>
        <li>{text(messages.cookieOfKey)}</li>
      </ul>
      <h2>{text(messages.ofMembersHeading)}</h2>
      <p>{text(messages.ofMembers)}</p>
      <MemberRecordList />
      <h2>{text(messages.notHereHeading)}</h2>
      <p>{text(messages.notHere)}</p>
      <p>
        <RichText
          message={messages.privacyOtherPages}
          parts={{
            takedown: (content) => <Link to={paths.takedown()}>{content}</Link>,
            accessibility: (content) => <Link to={paths.accessibility()}>{content}</Link>,
            licence: (content) => <Link to={paths.licence()}>{content}</Link>,
          }}
        />
      </p>
    </SitePage>
  );
}
