import { registerDecorator } from 'class-validator';

/** Ratings are stored as whole numbers of half steps, from 2 to 20: sums of them are exact. */
export const LEAST_HALF_STEPS = 2;
export const MOST_HALF_STEPS = 20;

/** Return a rating from 1 to 10 in half steps. */
export const toHalfSteps = (rating: number): number => rating * 2;

/** Return the rating of so many half steps. */
export const toRating = (halfSteps: number): number => halfSteps / 2;

function isHalfStep(value: unknown): boolean {
  if (typeof value !== 'number') return false;
  const halfSteps = toHalfSteps(value);
  return Number.isInteger(halfSteps) && halfSteps >= LEAST_HALF_STEPS && halfSteps <= MOST_HALF_STEPS;
}

/** Refuse what is no rating of the site's scale. */
export function IsHalfStep(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isHalfStep',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: isHalfStep,
        defaultMessage: (args) => `${args?.property} must be from 1 to 10, in half steps`,
      },
    });
}
