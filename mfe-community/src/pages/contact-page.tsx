import type { Contact } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useSearchParams } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { ContactDelivery } from '../features/contact/contact-delivery.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { kindOf } from '../features/contact/contact-kinds.ts';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/contact`: the form, and after it was sent (`?sent=yes`) where the message is */
export default function ContactPage(): ReactNode {
  const [search] = useSearchParams();
  return (
    <SitePage title="Contact" slug="contact">
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
        For corrections to titles and people, see <Link to={paths.contribute()}>Contribute</Link>.
      </p>
      <p>
        <Link to={paths.accessibility()}>Accessibility</Link> says what to write about a barrier, and{' '}
        <Link to={paths.takedown()}>Pictures and take-down</Link> what to write about pictures, texts and
        facts about you. You need not ask to reuse or cite the data: see{' '}
        <Link to={paths.licence()}>Licence and citation</Link>.
      </p>
      <p>
        Does something not work? <a href="/status">Status</a> shows which versions are live, and since when.
      </p>
    </SitePage>
  );
}

function Writing({ delivery, search }: { delivery: Contact['delivery']; search: URLSearchParams }) {
  if (delivery === 'none') {
    return <p>There is no mail address set for this site yet, so there is no form here.</p>;
  }
  return (
    <>
      {delivery === 'mail' ? (
        <p>
          Your message is sent by mail to the people who run this site, and the site keeps no copy. Leave your
          mail address if you want an answer.
        </p>
      ) : (
        <p>
          This is a demonstration: no mail address is set. A message is written into the log of the server,
          and nobody answers it.
        </p>
      )}
      <ContactForm kind={kindOf(search.get('kind'))} page={search.get('page') ?? ''} />
    </>
  );
}

function Sent({ delivery }: { delivery: Contact['delivery'] }) {
  return (
    <>
      <p role="status">
        {delivery === 'mail'
          ? 'Your message was sent. If you gave a mail address, the answer comes there.'
          : 'Your message is in the log of the server, because this demonstration has no mail address set. Nobody answers it.'}
      </p>
      <p>
        <Link to={paths.contact()}>Write another message</Link>
      </p>
    </>
  );
}
