import type { AwardsMention } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText, RichText } from '@sinima/runtime';
import * as messages from './awards.messages.ts';

interface HonouredProps {
  of: Pick<AwardsMention, 'title' | 'work' | 'person' | 'name'>;
  /** Which is named first where both are known; the other stands after it. */
  first: 'title' | 'person';
}

/** A work, a person or both, with a link to each page that there is; else that nobody is named. */
export function Honoured({ of: { title, work: workName, person, name }, first }: HonouredProps) {
  const text = useText();
  const work = title === null ? workName : <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>;
  const who = person === null ? name : <Link to={paths.person(person.slug)}>{person.name}</Link>;
  const [lead, other] = first === 'title' ? [work, who] : [who, work];
  if (lead === null || other === null) return lead ?? other ?? text(messages.notNamed);
  return (
    <RichText
      message={first === 'title' ? messages.workBy : messages.workFor}
      parts={{ lead, other, small: (content) => <span>{content}</span> }}
    />
  );
}
