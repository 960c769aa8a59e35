import { Samples } from '@sinima/api/http/samples.decorator';

/** A member with a public profile, in the least detail. */
@Samples<MemberRef>({ handle: 'sample-member', displayName: 'Sample Member' })
export class MemberRef {
  /** @example "amina" */
  handle!: string;

  displayName!: string;
}
