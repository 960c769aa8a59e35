import type { AwardsMention } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';

interface HonouredProps {
  of: Pick<AwardsMention, 'title' | 'person' | 'name'>;
  /** Which is named first where both are known; the other stands after it. */
  first: 'title' | 'person';
}

/** Who or what was honoured, with a way to each page that there is; that nobody is named, where it is so. */
export function Honoured({ of: { title, person, name }, first }: HonouredProps) {
  const work = title === null ? name : <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>;
  const who = person === null ? null : <Link to={paths.person(person.slug)}>{person.name}</Link>;
  const [lead, other] = first === 'title' ? [work, who] : [who, work];
  if (lead === null || other === null) return lead ?? other ?? 'Not named here';
  return (
    <>
      {lead}{' '}
      <span>
        {first === 'title' ? 'by' : 'for'} {other}
      </span>
    </>
  );
}
