import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What is wrong with one parameter. */
export class ParameterError {
  @ApiProperty({ type: String, example: 'pageSize' })
  parameter!: string;

  @ApiProperty({ type: String, example: 'pageSize must not be greater than 100' })
  message!: string;
}

/** Every error answer, as `application/problem+json` (RFC 9457). */
export class Problem {
  @ApiProperty({ type: String, example: 'about:blank' })
  type!: string;

  @ApiProperty({ type: String, description: 'The name of the status.', example: 'Not Found' })
  title!: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 404 })
  status!: number;

  @ApiProperty({ type: String, description: 'For people.', example: 'There is no title "no-such-film".' })
  detail!: string;

  @ApiProperty({
    type: String,
    description: 'The path that was asked for.',
    example: '/api/titles/slug/no-such-film',
  })
  instance!: string;

  @ApiProperty({ type: String, description: 'Also in the header `X-Request-Id`.' })
  requestId!: string;

  @ApiPropertyOptional({
    type: [ParameterError],
    description: 'With status 400: each parameter that is wrong.',
  })
  errors?: ParameterError[];
}
