import { BadRequestException } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ListRecord } from './list.schema.ts';
import { MAX_LIST_ITEMS, type ChangeList } from './write-list.dto.ts';

/** Fields of a list that get new values. */
export type ListChange = Partial<Pick<ListRecord, 'name' | 'description' | 'visibility' | 'items'>>;

/** Return what of a list a member's change changes. */
export function changedList(
  list: Pick<ListRecord, 'name' | 'description' | 'visibility'>,
  { name, description, visibility }: ChangeList,
): ListChange {
  return {
    ...(name !== undefined && name !== list.name && { name }),
    ...(description !== undefined && description !== (list.description ?? null) && { description }),
    ...(visibility !== undefined && visibility !== list.visibility && { visibility }),
  };
}

/** Return the items with a title at their end; one that is among them gets the note. */
export function withItem(
  { items }: Pick<ListRecord, 'items'>,
  titleId: Types.ObjectId,
  note: string | null | undefined,
): ListChange {
  const item = { titleId, ...(typeof note === 'string' && { note }) };
  const place = items.findIndex((one) => one.titleId.equals(titleId));
  if (place !== -1) {
    if (note === undefined || note === (items[place]!.note ?? null)) return {};
    return { items: items.with(place, item) };
  }
  if (items.length >= MAX_LIST_ITEMS) {
    const message = `A list has ${MAX_LIST_ITEMS} titles at most. Take one off first.`;
    throw new BadRequestException([{ parameter: 'title', message }]);
  }
  return { items: [...items, item] };
}

/** Return the items without a title. */
export function withoutItem({ items }: Pick<ListRecord, 'items'>, titleId: Types.ObjectId): ListChange {
  const left = items.filter((one) => !one.titleId.equals(titleId));
  return left.length === items.length ? {} : { items: left };
}

/** Return what others read of a list in its member's words. */
export const textsOf = ({ name, description, items }: ListRecord): string[] =>
  [name, description, ...items.map(({ note }) => note)].filter((text) => typeof text === 'string');
