import { ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

/** How many calls of the API a minute this site answers; null: any number. */
@Samples<CallLimits>({ perMinuteOfAddress: 600, perMinuteOfKey: 6_000, keysOfMember: 5 })
export class CallLimits {
  /** From one network address, without a key. */
  @ApiInteger({ minimum: 1 })
  perMinuteOfAddress!: number | null;

  /** With one key, which a member makes. */
  @ApiInteger({ minimum: 1 })
  perMinuteOfKey!: number | null;

  /** How many keys a member may have. */
  @ApiInteger({ minimum: 1 })
  keysOfMember!: number;
}
