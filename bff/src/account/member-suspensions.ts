import { Injectable } from '@nestjs/common';
import type { AskedSuspension } from '@sinima/api-parts/asked-suspension';
import { Types } from 'mongoose';
import { z } from 'zod';
import { MembersService } from '../members/members.service.js';
import { CallMembers } from './call-members.js';
import { MembersInParts } from './members-in-parts.js';

const asked = z.strictObject({
  member: z.string().regex(/^[0-9a-f]{24}$/),
  suspension: z
    .strictObject({ why: z.string().min(1).max(5_000), until: z.iso.datetime().nullable() })
    .nullable(),
});

/** Keeps what a part says of suspended members, and tells all parts. */
@Injectable()
export class MemberSuspensions {
  constructor(
    private readonly members: MembersService,
    private readonly callMembers: CallMembers,
    private readonly inParts: MembersInParts,
  ) {}

  /** Suspend a member, or lift that. @throws Error naming what is wrong with the sent text */
  async take(text: string): Promise<void> {
    const { member, suspension }: AskedSuspension = asked.parse(JSON.parse(text));
    const id = new Types.ObjectId(member);
    await this.members.suspend(id, suspension);
    const told = await this.callMembers.partMember(id);
    if (told) await this.inParts.tell(told);
  }
}
