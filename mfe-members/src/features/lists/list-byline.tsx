import { LANGUAGES } from '@sinima/contracts/languages';
import { RichText, useText } from '@sinima/runtime';
import { Fragment, type ReactNode } from 'react';
import type { MemberList } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';
import * as messages from './lists.messages.ts';

/** The members who keep a list: its owner and, after them, its authors. */
export function ListByline({ author, authors }: Pick<MemberList, 'author' | 'authors'>): ReactNode {
  return (
    <span>
      <RichText
        message={authors.length === 0 ? messages.by : messages.byTogether}
        parts={{ author: <MemberName member={author} />, authors: <Names members={authors} /> }}
      />
    </span>
  );
}

/** Names as the language joins them: in English "Kofi, Esi and Ama". */
function Names({ members }: { members: MemberList['authors'] }): ReactNode {
  const { language } = useText();
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGES[language].locale);
  const pieces = list.formatToParts(members.map(({ handle }) => handle));
  return pieces.map(({ type, value }, index) => (
    <Fragment key={type === 'element' ? value : index}>
      {type === 'element' ? <MemberName member={members.find(({ handle }) => handle === value)!} /> : value}
    </Fragment>
  ));
}
