import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { ContactDelivery } from './contact-delivery.tsx';
import type { ContactKind } from './contact-kinds.ts';

/** Leads to the form for one kind of message, or says that nobody can be reached. */
export function ContactWay({ kind, children }: { kind: ContactKind; children: string }): ReactNode {
  return (
    <ContactDelivery>
      {(delivery) => (
        <p>
          {delivery === 'none' ? (
            'Nobody can be reached here yet: no mail address is set.'
          ) : (
            <>
              <Link to={`${paths.contact()}?kind=${kind}`}>{children}</Link>
              {delivery === 'log'
                ? ' In this demonstration it is only written into the log of the server.'
                : null}
            </>
          )}
        </p>
      )}
    </ContactDelivery>
  );
}
