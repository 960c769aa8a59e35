import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { CHANGE_LICENCE } from '@sinima/api/catalogue-writes';
import { MemberPost, OwnRead } from '../access/calls.decorator.ts';
import { MemberCaller } from '../access/caller.guard.ts';
import { AuthorsService, type Caller } from '../authors/authors.service.ts';
import { mayVote } from '../authors/standing.ts';
import { EditsService } from '../edits/edits.service.ts';
import { EditsExport, OwnAuthor } from './own-edits.dto.ts';

@Controller('me/edits')
export class OwnEditsController {
  constructor(
    private readonly authors: AuthorsService,
    private readonly edits: EditsService,
  ) {}

  /**
   * The signed-in member as an author: number and standing
   * @remarks `blockedFor` says why an editor ended the member’s edits, or moderators suspended the account; null: nobody did.
   */
  @Get('author')
  @OwnRead()
  async getOwnAuthor(@MemberCaller() { author, standing, blockedFor }: Caller): Promise<OwnAuthor> {
    const shown = await this.authors.shown([author]);
    return {
      author: shown.get(author)!,
      mayVote: mayVote(standing) && blockedFor === undefined,
      blockedFor: blockedFor ?? null,
    };
  }

  /**
   * All edits of the signed-in member, as a download
   * @remarks With their changes, sources, comments and votes.
   */
  @Get('export')
  @OwnRead()
  async exportOwnEdits(@MemberCaller() { author }: Caller): Promise<EditsExport> {
    const shown = await this.authors.shown([author]);
    return {
      licence: CHANGE_LICENCE,
      exportedAt: new Date().toISOString(),
      author: shown.get(author)!,
      edits: await this.edits.allOf(author),
    };
  }

  /**
   * Forgets who the author of the edits is
   * @remarks The edits stay, with a number and “a former member”. The site calls it when an account is deleted.
   */
  @Delete()
  @HttpCode(204)
  @MemberPost()
  async forgetOwnEdits(@MemberCaller() { memberId }: Caller): Promise<void> {
    await this.authors.forget(memberId);
  }
}
