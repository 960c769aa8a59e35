import { ApiProperty } from '@nestjs/swagger';

/** What is wrong with one parameter. */
export class ParameterError {
  /** @example "pageSize" */
  parameter!: string;

  /** @example "pageSize must not be greater than 100" */
  message!: string;
}

/** Every error response, as `application/problem+json` (RFC 9457). */
export class Problem {
  /** @example "about:blank" */
  type!: string;

  /**
   * The name of the status.
   * @example "Not Found"
   */
  title!: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 404 })
  status!: number;

  /** For people. */
  @ApiProperty({ example: 'There is no title "no-such-film".' })
  detail!: string;

  /**
   * The path that was asked for.
   * @example "/api/titles/slug/no-such-film"
   */
  instance!: string;

  /** Also in the header `X-Request-Id`. */
  requestId!: string;

  /** With status 400: each parameter that is wrong. */
  errors?: ParameterError[];
}
