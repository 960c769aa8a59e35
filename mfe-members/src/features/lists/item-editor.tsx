import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { MemberList } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { TextArea } from '../../member/text-area.tsx';
import { useWrite } from '../../member/use-write.ts';
import { TitleRow } from '../../member/title-row.tsx';
import { orderList } from './api/send-list.ts';
import { moved } from './moved.ts';
import * as messages from './lists.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** Longest note, in characters, as the API takes it. */
const MAX_NOTE = 500;

/** The titles of an own list: their order and their notes, saved together. */
export function ItemEditor({ list }: { list: MemberList }): ReactNode {
  const say = useText();
  const [{ revision, items: saved }, setSaved] = useState(list);
  const [items, setItems] = useState<readonly MemberList['items'][number][]>(saved);
  const { isBusy, problem, write } = useWrite();
  if (items.length === 0 && saved.length === 0) return <p>{say(messages.nothingIsOnYourList)}</p>;

  const save = async (): Promise<void> => {
    const written = items.map(({ title, note }) => ({ title: title.slug, note }));
    const isDone = await write(async () => {
      const next = await orderList(list.key, { revision, items: written });
      setSaved(next);
      setItems(next.items);
    });
    if (isDone) toast({ title: say(memberMessages.saved), description: list.name });
  };
  const note = (index: number, text: string): void =>
    setItems(items.map((item, other) => (other === index ? { ...item, note: text || null } : item)));

  return (
    <form
      className="me:grid me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ol className="me:grid me:list-none me:gap-3 me:p-0">
        {items.map(({ title, note: text }, index) => (
          <li key={title.id}>
            <TitleRow title={title}>
              <TextArea
                label={say(messages.noteOn, { title: title.displayTitle })}
                name={`note-${title.slug}`}
                value={text ?? ''}
                most={MAX_NOTE}
                rows={2}
                onChange={(next) => note(index, next)}
              />
              <ItemButtons
                name={title.displayTitle}
                onMove={(by) => setItems(moved(items, index, by))}
                onTakeOff={() => setItems(items.filter((_item, other) => other !== index))}
              />
            </TitleRow>
          </li>
        ))}
      </ol>
      <ProblemLine text={problem} />
      <p className="me:flex me:flex-wrap me:gap-3">
        <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy || items === saved}>
          {say(messages.saveOrderAndNotes)}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          disabled={items === saved}
          onClick={() => setItems(saved)}
        >
          {say(messages.discardTheChanges)}
        </button>
      </p>
    </form>
  );
}

interface ItemButtonsProps {
  name: string;
  onMove: (by: -1 | 1) => void;
  onTakeOff: () => void;
}

function ItemButtons({ name, onMove, onTakeOff }: ItemButtonsProps): ReactNode {
  const say = useText();
  const small = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <div className="me:flex me:flex-wrap me:gap-3">
      <button
        type="button"
        className={small}
        aria-label={say(messages.moveUp, { title: name })}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className={small}
        aria-label={say(messages.moveDown, { title: name })}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button
        type="button"
        className={small}
        aria-label={say(messages.takeOffTheList, { title: name })}
        onClick={onTakeOff}
      >
        {say(messages.takeOff)}
      </button>
    </div>
  );
}
