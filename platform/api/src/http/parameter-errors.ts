import type { ValidationError } from 'class-validator';
import type { ParameterError } from './problem.dto.ts';

/** How many wrong parameters one response names. */
const MAX_ERRORS = 20;

/** Return what is wrong with a parameter that the call does not know. */
export function unknownParameter(parameter: string): ParameterError {
  return { parameter, message: `"${parameter}" is not a parameter of this call` };
}

/** Return what class-validator found wrong, parameter by parameter. */
export function parameterErrors(errors: readonly ValidationError[]): ParameterError[] {
  return errors
    .slice(0, MAX_ERRORS)
    .map(({ property, constraints = {} }) =>
      'whitelistValidation' in constraints
        ? unknownParameter(property)
        : { parameter: property, message: Object.values(constraints)[0] ?? `${property} is not valid` },
    );
}
