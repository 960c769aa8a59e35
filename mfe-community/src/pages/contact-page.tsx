import type { Contact } from '@sinima/contracts/api';
import { besidePages } from '@sinima/contracts/languages';
import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useSearchParams, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { ContactDelivery } from '../features/contact/contact-delivery.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { kindOf } from '../features/contact/contact-kinds.ts';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './contact-page.messages.ts';

/** `/contact`: the form, and after it was sent (`?sent=yes`) where the message is */
export default function ContactPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <SitePage title={text(messages.contactTitle)} slug="contact">
      <ContactDelivery>
        {(delivery) =>
          search.get('sent') === 'yes' ? (
            <Sent delivery={delivery} />
          ) : (
            <Writing delivery={delivery} search={search} />
          )
        }
      </ContactDelivery>
      <p>
        <RichText
          message={messages.contactCorrections}
          parts={{ link: (content) => <Link to={paths.contribute()}>{content}</Link> }}
        />
      </p>
      <p>
        <RichText
          message={messages.contactOtherPages}
          parts={{
            accessibility: (content) => <Link to={paths.accessibility()}>{content}</Link>,
            takedown: (content) => <Link to={paths.takedown()}>{content}</Link>,
            licence: (content) => <Link to={paths.licence()}>{content}</Link>,
          }}
        />
      </p>
      <p>
        <RichText
          message={messages.contactStatus}
          parts={{ link: (content) => <a href={besidePages(text.language, '/status')}>{content}</a> }}
        />
      </p>
    </SitePage>
  );
}

function Writing({ delivery, search }: { delivery: Contact['delivery']; search: URLSearchParams }) {
  const text = useText();
  if (delivery === 'none') return <p>{text(messages.contactNoForm)}</p>;
  return (
    <>
      <p>{text(delivery === 'mail' ? messages.contactByMail : messages.contactIntoLog)}</p>
      <ContactForm kind={kindOf(search.get('kind'))} page={search.get('page') ?? ''} />
    </>
  );
}

function Sent({ delivery }: { delivery: Contact['delivery'] }) {
  const text = useText();
  return (
    <>
      <p role="status">
        {text(delivery === 'mail' ? messages.contactSentByMail : messages.contactSentIntoLog)}
      </p>
      <p>
        <Link to={paths.contact()}>{text(messages.writeAnother)}</Link>
      </p>
    </>
  );
}
