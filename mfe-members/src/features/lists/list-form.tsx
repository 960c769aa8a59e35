import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import { useState, type ReactNode } from 'react';
import type { ListVisibility, MemberListCard } from '../../../api/openapi.ts';
import { ProblemLine } from '../../member/problem-line.tsx';
import { TextArea } from '../../member/text-area.tsx';
import { useWrite } from '../../member/use-write.ts';
import * as messages from './lists.messages.ts';

/** Longest texts, in characters, as the API takes them. */
const MAX_NAME = 100;
const MAX_DESCRIPTION = 1_000;

const VISIBILITIES: readonly { value: ListVisibility; label: string }[] = [
  { value: 'private', label: messages.readersOnlyYou },
  { value: 'unlisted', label: messages.readersWithAddress },
  { value: 'public', label: messages.readersEverybody },
];

/** The fields of a list, as they are typed. */
export interface TypedList {
  readonly name: string;
  readonly description: string | null;
  readonly visibility: ListVisibility;
}

interface ListFormProps {
  /** The list to change; a new one is private. */
  list?: Pick<MemberListCard, 'name' | 'description' | 'visibility'>;
  /** The text of the button. */
  action: string;
  /** Rejects with why it was not saved. */
  save: (list: TypedList) => Promise<unknown>;
}

/** Name, description and visibility of a list. */
export function ListForm({ list, action, save }: ListFormProps): ReactNode {
  const text = useText();
  const [name, setName] = useState(list?.name ?? '');
  const [description, setDescription] = useState(list?.description ?? '');
  const [visibility, setVisibility] = useState<ListVisibility>(list?.visibility ?? 'private');
  const { isBusy, problem, write } = useWrite();
  return (
    <form
      className="me:grid me:max-w-measure me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void write(() => save({ name: name.trim(), description: description.trim() || null, visibility }));
      }}
    >
      <TextField
        label={text(messages.name)}
        name="name"
        required
        maxLength={MAX_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={text(messages.descriptionOptional)}
        name="description"
        value={description}
        most={MAX_DESCRIPTION}
        rows={3}
        onChange={setDescription}
      />
      <SelectField
        label={text(messages.whoCanReadIt)}
        name="visibility"
        options={VISIBILITIES.map((each) => ({ ...each, label: text(each.label) }))}
        value={visibility}
        onChange={({ target }) => setVisibility(target.value as ListVisibility)}
      />
      <ProblemLine text={problem} />
      <p>
        <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy}>
          {action}
        </button>
      </p>
    </form>
  );
}
