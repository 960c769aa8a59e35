import { ApiFormat, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { EditAuthor } from '../authors/author.dto.ts';
import { Edit } from '../edits/edit.dto.ts';

/** The signed-in member as an author. */
@Samples<OwnAuthor>({ mayVote: false, blockedFor: null })
export class OwnAuthor {
  author!: EditAuthor;

  /** Whether the member’s votes count. */
  mayVote!: boolean;

  /** Why the member may not write; null: may. */
  blockedFor!: string | null;
}

/** All edits of the signed-in member, as a download. */
export class EditsExport {
  @ApiWord(['CC0-1.0'], 'EditLicence')
  licence!: 'CC0-1.0';

  @ApiFormat('date-time')
  exportedAt!: string;

  author!: EditAuthor;

  edits!: Edit[];
}
