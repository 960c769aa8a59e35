import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import { MEMBER_HEADER, memberToHeader, type PartMember } from '@sinima/api/members/part-member';
import { PartProblem } from '@sinima/api-parts/part-problem';
import type { AnsweredCall, ServedParts } from '@sinima/api-parts/served-parts';
import type { PartsOfMembers } from '../account/members-in-parts.js';

/** The addresses at which parts delete all that is a member's, and note the profile. */
const RECORDS = ['/api/me/records', '/api/me/edits'];
const STATES = ['/api/me/state', '/api/me/edits/author'];

/** Return how parts are reached about members; `onWritten` is called with the part whose answers may be out of date then. */
export function partsOfMembers(
  parts: Pick<ServedParts, 'answer'>,
  onWritten: (app: string) => void,
): PartsOfMembers {
  const ask = (method: string, url: string, member: PartMember): Promise<AnsweredCall> => {
    const headers = { [MEMBER_HEADER]: memberToHeader(member), 'x-request-id': randomUUID() };
    return parts.answer({ method, url, headers }, null);
  };
  return {
    async erase(member) {
      for (const records of RECORDS) {
        const status = await ask('DELETE', records, member).then(({ answer, part }) => {
          onWritten(part.app);
          return answer.status;
        }, statusOf);
        // Where no part has the address, none keeps such records of members.
        if (status < 300 || status === 404) continue;
        throw new ServiceUnavailableException(
          'What you wrote is being deleted, and your account after it. Please send the call again in a moment.',
        );
      }
    },
    async tell(member) {
      for (const state of STATES) {
        const told = await ask('GET', state, member).catch(statusOf);
        if (typeof told !== 'number') onWritten(told.part.app);
      }
    },
  };
}

function statusOf(error: unknown): number {
  if (error instanceof PartProblem) return error.status;
  throw error;
}
