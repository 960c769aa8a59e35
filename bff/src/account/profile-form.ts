import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { parameterErrors } from '@sinima/api/http/parameter-errors';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { UpdateProfile } from '../members/profile.dto.js';

/** The fields of the profile's form, as they were typed. */
export interface TypedProfile {
  readonly handle: string;
  readonly displayName: string;
  readonly country: string;
  readonly bio: string;
  readonly isPublic: boolean;
}

/** Return what was typed. Fields that the form does not have are left behind. */
export function typedProfile(form: SentForm): TypedProfile {
  return {
    handle: fieldOf(form, 'handle'),
    displayName: fieldOf(form, 'displayName'),
    country: fieldOf(form, 'country'),
    bio: fieldOf(form, 'bio'),
    isPublic: fieldOf(form, 'isPublic') === 'yes',
  };
}

/** Hold what was typed to the rules of `PATCH /api/me`. */
export function checkedProfile(typed: TypedProfile): {
  readonly profile: UpdateProfile;
  readonly errors: readonly ParameterError[];
} {
  const profile = plainToInstance(UpdateProfile, { ...typed });
  return { profile, errors: parameterErrors(validateSync(profile)) };
}
