import { HttpStatus, type HttpException } from '@nestjs/common';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { OUTDATED_FORM } from './member-writes.js';

/** Return what a refusal says, in words for a person in front of a form. */
export function errorsOfRefusal(error: HttpException): readonly ParameterError[] {
  const { message } = error.getResponse() as { message?: string | ParameterError[] };
  if (Array.isArray(message)) return message;
  const words = error.getStatus() === HttpStatus.FORBIDDEN ? OUTDATED_FORM : (message ?? error.message);
  return [{ parameter: '', message: words }];
}
