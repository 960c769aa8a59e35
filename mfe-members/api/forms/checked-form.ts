import { BadRequestException, type Type } from '@nestjs/common';
import { parameterErrors } from '@sinima/api/http/parameter-errors';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** Check a sent form by the rules of a body of the API. @throws BadRequestException that says what is wrong with each field */
export function checkedForm<Body extends object>(type: Type<Body>, typed: Readonly<Partial<Body>>): Body {
  const body = plainToInstance(type, typed);
  const errors = parameterErrors(validateSync(body));
  // At its field, the message needs no name.
  const told = errors.map(({ parameter, message }) => ({
    parameter,
    message: message.startsWith(`${parameter} `) ? `This ${message.slice(parameter.length + 1)}.` : message,
  }));
  if (told.length > 0) throw new BadRequestException(told);
  return body;
}
