import { applyDecorators, Header } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** When something of the contract was declared deprecated, and the first day on which it may be gone. */
export interface Deprecation {
  /** As `2026-11-26`. */
  readonly since: string;
  /** As `2027-03-01`. */
  readonly sunset: string;
}

const secondsOf = (date: string): number => Date.parse(date) / 1000;

/** Declare a field deprecated in the contract. The gate lets it go after its sunset, once no release in use reads it. */
export function DeprecatedField({ since, sunset }: Deprecation): PropertyDecorator {
  return ApiProperty({
    deprecated: true,
    'x-deprecated-since': since,
    'x-sunset': sunset,
  } as ApiPropertyOptions);
}

/**
 * Declare a whole operation deprecated: in the contract, and in each answer by the headers `Deprecation` (RFC 9745) and
 * `Sunset` (RFC 8594).
 */
export function DeprecatedOperation({ since, sunset }: Deprecation): MethodDecorator {
  return applyDecorators(
    ApiOperation({ deprecated: true }, { overrideExisting: false }),
    ApiExtension('x-deprecated-since', since),
    ApiExtension('x-sunset', sunset),
    Header('Deprecation', `@${secondsOf(since)}`),
    Header('Sunset', new Date(sunset).toUTCString()),
  );
}
