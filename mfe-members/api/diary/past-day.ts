import { registerDecorator } from 'class-validator';

/** Where the day begins first, it is 14 hours later than in UTC. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** Before films were shown. */
const FIRST_DAY = '1895-01-01';

/** Return whether a text names a day of the calendar that has begun somewhere. */
function isPastDay(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return text >= FIRST_DAY && day.getTime() <= now.getTime() + FIRST_ZONE_MS;
}

/** Refuse what is no day of the past. */
export function IsPastDay(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isPastDay',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value) => typeof value === 'string' && isPastDay(value, new Date()),
        defaultMessage: (args) => `${args?.property} must be a day that has begun, such as 2026-01-16`,
      },
    });
}
