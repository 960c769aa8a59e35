import { ApiFormat, ApiId } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { normalizedText } from '@sinima/api/text/written-text';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { sentenceOfFault } from '../members/display-name.js';
import { HasNoFault, Stored } from '../members/profile.dto.js';
import type { KeyRecord } from './key.schema.js';

/** Longest name of a key, in UTF-16 code units. */
export const KEY_NAME_LENGTH = 50;

const nameFault = (name: string): string | undefined =>
  name.includes('\n') ? 'The name must be on one line.' : sentenceOfFault('The name', name);

/** What a member says of a new key. */
export class MakeApiKey {
  /**
   * By which the member knows the key again.
   * @example "Sample of a research group"
   */
  @Stored(normalizedText)
  @HasNoFault(nameFault)
  @MinLength(1, { message: 'Give the key a name, so that you can tell it from others.' })
  @MaxLength(KEY_NAME_LENGTH, { message: `The name must have at most ${KEY_NAME_LENGTH} characters.` })
  @IsString()
  name!: string;
}

/** A member's key for higher limits, without the key itself. */
@Samples<ApiKey>({
  id: '5f1d7f3a9b2c4d5e6f708195',
  name: 'Sample of a research group',
  createdOn: '2026-01-15',
  usedOn: '2026-01-16',
})
export class ApiKey {
  /** @example "5f1d7f3a9b2c4d5e6f708195" */
  @ApiId()
  id!: string;

  name!: string;

  /** @example "2026-01-15" */
  @ApiFormat('date')
  createdOn!: string;

  /**
   * The day of the last call with it; null: there was none.
   * @example "2026-01-16"
   */
  @ApiFormat('date')
  usedOn!: string | null;
}

/** A key that was just made: the only answer that has the key itself. */
@Samples<NewApiKey>({
  id: '5f1d7f3a9b2c4d5e6f708195',
  name: 'Sample of a research group',
  createdOn: '2026-01-15',
  usedOn: null,
  key: 'sinima_this-is-a-sample-and-no-key',
})
export class NewApiKey extends ApiKey {
  /** Goes with calls as the header `X-API-Key`. Nobody can read it again. */
  key!: string;
}

/** Return of a stored key what its member reads. */
export const toApiKey = ({ _id, name, createdOn, usedOn }: KeyRecord): ApiKey => ({
  id: _id.toHexString(),
  name,
  createdOn,
  usedOn: usedOn ?? null,
});
