import { Link, toast, useQuery, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { useState, type ReactNode } from 'react';
import type { ListWithTitle } from '../../../api/openapi.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { problemText } from '../../member/problem-text.ts';
import { newKey } from '../../member/send-as-member.ts';
import { listsWithTitleQuery } from './api/list-queries.ts';
import { putOnList } from './api/send-list.ts';
import * as messages from './lists.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** The member’s lists, and on which of them a title is. */
export function ListsOfTitle({ slug }: { slug: string }): ReactNode {
  const text = useText();
  const { data, error } = useQuery(listsWithTitleQuery(slug));
  if (error) return <ProblemLine text={problemText(error, text)} />;
  if (data === undefined) return <p role="status">{text(messages.loadingListsOfTitle)}</p>;
  return (
    <div className="me:grid me:gap-2">
      {data.length === 0 ? <p>{text(memberMessages.youHaveNoListYet)}</p> : null}
      {data.map((list) => (
        <ListCheckbox key={list.key} slug={slug} list={list} />
      ))}
      <p>
        <Link to={memberPaths.lists()} rel="nofollow" className={linkClass()}>
          {data.length === 0 ? text(messages.makeOne) : text(memberMessages.yourLists)}
        </Link>
      </p>
    </div>
  );
}

/** Puts the title on a list at once, and takes it back where the API refuses. */
function ListCheckbox({ slug, list }: { slug: string; list: ListWithTitle }): ReactNode {
  const text = useText();
  const [isOn, setOn] = useState(list.hasTitle);
  const [isBusy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setOn(!isOn);
    setBusy(true);
    try {
      await putOnList(list.key, slug, !isOn, newKey());
    } catch (error) {
      setOn(isOn);
      toast({
        title: text(memberMessages.notSaved),
        description: problemText(error, text),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className="me:flex me:min-h-target me:items-center me:gap-3">
      <input
        type="checkbox"
        className="me:size-5 me:accent-accent"
        checked={isOn}
        onChange={() => {
          if (!isBusy) void toggle();
        }}
      />
      <span className="me:wrap-anywhere">{list.name}</span>
    </label>
  );
}
