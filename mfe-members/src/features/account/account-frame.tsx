import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { Link, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import type { ComponentProps, ReactNode } from 'react';
import { SignedInPart, type Me } from './signed-in-part.tsx';
import { ACCOUNT_TABS, type AccountTab } from './account-tabs.ts';
import * as memberMessages from '../../member/member.messages.ts';

interface AccountFrameProps {
  title: string;
  note?: string;
  current: AccountTab;
  children: (me: Me) => ReactNode;
}

/** No browser follows these links ahead of the member. */
function OwnLink(props: ComponentProps<typeof Link>): ReactNode {
  return <Link {...props} rel="nofollow" />;
}

/** A page of the account: the same for all visitors until the browser has asked whose it is. */
export function AccountFrame({ title, note, current, children }: AccountFrameProps): ReactNode {
  const text = useText();
  return (
    <>
      <PageBanner title={title} slug="account" {...(note !== undefined && { note })} />
      <PageBody>
        <TabLinks
          Link={OwnLink}
          label={text(memberMessages.yourAccount)}
          tabs={ACCOUNT_TABS.map((tab) => ({ ...tab, label: text(tab.label) }))}
          current={current}
        />
        <div className="me:grid me:gap-4 me:pt-4">
          <SignedInPart>{children}</SignedInPart>
        </div>
      </PageBody>
    </>
  );
}
