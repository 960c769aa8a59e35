/** Shared by form pages: the sent form, its sender, and its errors. */
import { UnauthorizedException } from '@nestjs/common';
import { ToldRefusal } from '@sinima/api/http/form-refusals';
import { fieldOf, type SentForm } from '@sinima/api/http/plain-form';
import { html, type Html } from '@sinima/api/http/plain-page';
import type { ParameterError } from '@sinima/api/http/problem.dto';
import { FORM_HEADER, formFromHeader, type PartForm } from '@sinima/api/members/part-form';
import { parameterErrors } from '@sinima/api/http/parameter-errors';
import { BadRequestException, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FastifyRequest } from 'fastify';

/** Return what the BFF tells of a signed-in visitor's form; undefined: the visitor is anonymous. */
export const formOf = ({ headers }: FastifyRequest): PartForm | undefined =>
  formFromHeader(headers[FORM_HEADER]);

/** Refuse what the BFF did not take for the member's own will. @throws HttpException */
export function assertTaken({ headers }: FastifyRequest): void {
  const refused = formFromHeader(headers[FORM_HEADER])?.refused;
  if (refused) throw new ToldRefusal(refused.why, refused.status);
}

/** Refuse visitors without an account: a GET leads to the sign-in and back. @throws UnauthorizedException */
export function assertSignedIn<Caller>(caller: Caller | undefined): asserts caller is Caller {
  if (caller === undefined) throw new UnauthorizedException('You are not signed in.');
}

/** All errors of a body, those of nested fields by the field that they stand in. */
function errorsIn(errors: readonly ValidationError[], place?: string): ParameterError[] {
  return errors.flatMap((error) => {
    const { property, target, children = [] } = error;
    const named = (target as { field?: unknown }).field;
    const at = typeof named === 'string' && named !== '' ? named : (place ?? property);
    if (children.length > 0) return errorsIn(children, /^\d+$/.test(property) ? place : at);
    return parameterErrors([error]).map(({ message }) => ({ parameter: at, message }));
  });
}

/** Check a sent form by the rules of a body of the API. @throws BadRequestException that says what is wrong with each field */
export function checkedBody<Body extends object>(type: Type<Body>, typed: object): Body {
  const body = plainToInstance(type, typed);
  const errors = errorsIn(validateSync(body, { whitelist: true }));
  if (errors.length > 0) throw new BadRequestException(errors);
  return body;
}

/** Return fields again as they were sent, without showing them. */
export function hiddenFields(form: SentForm, names: readonly string[]): Html[] {
  return names.flatMap((name) => {
    const value = form[name];
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return values
      .filter((item): item is string => typeof item === 'string')
      .map((item) => html`<input type="hidden" name="${name}" value="${item}" />`);
  });
}

/** Return the facts of the record that a form was made from. @throws BadRequestException where they are none */
export function factsOf(form: SentForm): Readonly<Record<string, unknown>> {
  try {
    const facts: unknown = JSON.parse(fieldOf(form, 'facts') || '{}');
    if (typeof facts === 'object' && facts !== null && !Array.isArray(facts)) {
      return facts as Readonly<Record<string, unknown>>;
    }
  } catch {
    // It is no JSON: said below.
  }
  throw new BadRequestException('The form is not whole. Open the record again.');
}
