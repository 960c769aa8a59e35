import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import { MEMBER_HEADER, memberToHeader, type PartMember } from '@sinima/api/members/part-member';
import { PartProblem } from '@sinima/api-parts/part-problem';
import type { ServedParts } from '@sinima/api-parts/served-parts';
import type { CallsAboutMembers } from '@sinima/contracts/api-part';
import type { PartsOfMembers } from '../account/members-in-parts.js';

/** An address that a version of a part declares. */
interface DeclaredAddress {
  readonly address: string;
  readonly app: string;
  readonly version: string;
}

/** Return how parts are reached about members; `onWritten` is called with the part whose answers may be out of date then. */
export function partsOfMembers(
  parts: Pick<ServedParts, 'answer' | 'started' | 'offered'>,
  onWritten: (app: string) => void,
): PartsOfMembers {
  /** Return each declared address once, with the version that visitors get first. */
  const declared = async (call: keyof CallsAboutMembers): Promise<DeclaredAddress[]> => {
    await parts.started();
    return [...parts.offered()].flatMap(([app, { live, canary, previous }]) => {
      const versions = [previous, canary, live].flatMap((part) => {
        const address = part?.api.aboutMembers?.[call];
        return part && address !== undefined ? [{ address, app, version: part.version }] : [];
      });
      return [...new Map(versions.map((one) => [one.address, one])).values()];
    });
  };
  const ask = async (
    method: string,
    { address, app, version }: DeclaredAddress,
    member: PartMember,
  ): Promise<boolean> => {
    const headers = { [MEMBER_HEADER]: memberToHeader(member), 'x-request-id': randomUUID() };
    const call = { method, url: `/api/${address}`, headers };
    const { answer } = await parts.answer(call, `${app}@${version}`);
    onWritten(app);
    return answer.status < 300;
  };
  return {
    async erase(member) {
      try {
        for (const one of await declared('deletion')) {
          if (!(await ask('DELETE', one, member))) throw stillDeleting();
        }
      } catch (error) {
        throw error instanceof PartProblem ? stillDeleting() : error;
      }
    },
    async tell(member) {
      const addresses = await declared('profile').catch(ignorePartProblem);
      for (const one of addresses ?? []) await ask('GET', one, member).catch(ignorePartProblem);
    },
  };
}

const stillDeleting = (): ServiceUnavailableException =>
  new ServiceUnavailableException(
    'What you wrote is being deleted, and your account after it. Please send the call again in a moment.',
  );

function ignorePartProblem(error: unknown): undefined {
  if (!(error instanceof PartProblem)) throw error;
}
