import { besidePages } from '@sinima/contracts/languages';
import { useParams, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import { ComparedMarks } from '../features/saved/compared-marks.tsx';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './widgets.messages.ts';

/** In the head of a person: what the page's own button follows is followed in the account, too. Without scripts, a link to the form. */
export default function FollowWidget(): ReactNode {
  const text = useText();
  const { slug = '' } = useParams();
  return (
    <>
      <noscript>
        <a
          href={besidePages(text.language, memberPaths.personForms(slug))}
          rel="nofollow"
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} me:focus-visible:outline-chalk`}
        >
          {text(messages.followInYourAccount)}
        </a>
      </noscript>
      <ComparedMarks />
    </>
  );
}
