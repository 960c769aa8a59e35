import { Injectable } from '@nestjs/common';
import type { PartMember } from '@sinima/api/members/part-member';

/** What is done about members in parts of the API. */
export interface PartsOfMembers {
  /** Delete what parts keep of a member. @throws ServiceUnavailableException where that is not done yet */
  erase(member: PartMember): Promise<void>;
  /** Tell parts of a changed profile or suspension; those that do not answer learn it with the member's next call. */
  tell(member: PartMember): Promise<void>;
}

/** Reaches what parts of the API keep of members. */
@Injectable()
export class MembersInParts {
  private parts: PartsOfMembers | undefined;

  /** Reach these from now on. */
  use(parts: PartsOfMembers): void {
    this.parts = parts;
  }

  async erase(member: PartMember): Promise<void> {
    await this.parts?.erase(member);
  }

  async tell(member: PartMember): Promise<void> {
    await this.parts?.tell(member);
  }
}
