import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_KEYS } from '../keys/key.schema.js';
import type { Settings } from '../settings/settings.js';
import { CallLimits } from './limits.dto.js';

/** Where the settings of limits are injected. */
export const LIMIT_SETTINGS = Symbol('limits of the API');

/** Calls a minute, of an address and of a key; 0: any number. */
export type LimitSettings = Pick<Settings, 'rateLimit' | 'keyRateLimit'>;

@ApiTags('limits')
@Controller('limits')
export class LimitsController {
  constructor(@Inject(LIMIT_SETTINGS) private readonly settings: LimitSettings) {}

  /**
   * How many calls a minute this site answers
   * @remarks Beyond a limit the answer is 429, and `Retry-After` says when to ask again.
   */
  @Get()
  getLimits(): CallLimits {
    const { rateLimit, keyRateLimit } = this.settings;
    return {
      perMinuteOfAddress: rateLimit || null,
      perMinuteOfKey: keyRateLimit || null,
      keysOfMember: MAX_KEYS,
    };
  }
}
