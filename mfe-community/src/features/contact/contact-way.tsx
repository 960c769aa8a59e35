import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { ContactDelivery } from './contact-delivery.tsx';
import type { ContactKind } from './contact-kinds.ts';
import * as messages from './contact-way.messages.ts';

/** Leads to the form for one kind of message, or says that nobody can be reached. */
export function ContactWay({ kind, children }: { kind: ContactKind; children: string }): ReactNode {
  const text = useText();
  return (
    <ContactDelivery>
      {(delivery) => (
        <p>
          {delivery === 'none' ? (
            text(messages.nobodyReached)
          ) : (
            <>
              <Link to={`${paths.contact()}?kind=${kind}`}>{children}</Link>
              {delivery === 'log' ? ` ${text(messages.onlyInLog)}` : null}
            </>
          )}
        </p>
      )}
    </ContactDelivery>
  );
}
