import type { ChangeList, MakeList, MemberList, WriteListItems } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

const pathOf = (key: string): string => `/api/me/lists/${encodeURIComponent(key)}`;

const authorPath = (key: string, handle: string): string =>
  `${pathOf(key)}/authors/${encodeURIComponent(handle)}`;

/** Make a list. @param once of `newKey` @throws ApiError */
export const makeList = (list: MakeList, once: string): Promise<MemberList> =>
  sendAsMember<MemberList>('POST', '/api/me/lists', list, once);

/** Change name, description or visibility. @throws ApiError */
export const changeList = (key: string, change: ChangeList): Promise<MemberList> =>
  sendAsMember<MemberList>('PATCH', pathOf(key), change);

/** Delete a list. @throws ApiError */
export const deleteList = (key: string): Promise<undefined> => sendAsMember('DELETE', pathOf(key));

/** Write all titles of a list in their order. @throws ApiError (409) where it has changed since that revision */
export const orderList = (key: string, items: WriteListItems): Promise<MemberList> =>
  sendAsMember<MemberList>('PUT', `${pathOf(key)}/items`, items);

/** Invite a member to a list, or accept an invitation with the own handle. @throws ApiError (404) without a public profile */
export const putListAuthor = (key: string, handle: string): Promise<MemberList> =>
  sendAsMember<MemberList>('PUT', authorPath(key, handle));

/** Take a member off a list, or leave or decline it with the own handle. @throws ApiError */
export const removeListAuthor = (key: string, handle: string): Promise<undefined> =>
  sendAsMember('DELETE', authorPath(key, handle));

/** Put a title on a list, or take it off. @throws ApiError */
export async function putOnList(key: string, title: string, isOn: boolean, once: string): Promise<void> {
  const path = `${pathOf(key)}/items`;
  if (isOn) await sendAsMember<MemberList>('POST', path, { title }, once);
  else await sendAsMember('DELETE', `${path}/${encodeURIComponent(title)}`);
}
