import { HttpException, HttpStatus } from '@nestjs/common';

/** Refuses what comes too often; the answer says when to ask again, in `Retry-After`. */
export class TooManyRequestsException extends HttpException {
  constructor(
    message: string,
    /** In seconds. */
    readonly retryAfterS: number,
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}
