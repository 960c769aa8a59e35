/** How decisions are told to operators. */
import type { Canary, Decision } from '@sinima/contracts/pointer';

/** Return the versions of a set as commands take them: `mfe-title 3.0.0`, or `mfe-people@2.0.0 mfe-title@3.0.0` by name. */
export function setText(set: Canary['set']): string {
  const members = Object.entries(set);
  return members
    .map((member) => member.join(members.length === 1 ? ' ' : '@'))
    .sort()
    .join(' ');
}

/** Return an ISO time as people read it, in UTC, to the minute. */
export function minuteText(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Return who decided, when and why: `by Ada at 2026-11-22 02:13 UTC ("blank page")`. */
export function decisionText({ who, when, why }: Decision): string {
  return `by ${who} at ${minuteText(when)}${why ? ` ("${why}")` : ''}`;
}

/** Return that a remote is held, with the lines that lift it. */
export function heldText(app: string, hold: Decision, version?: string): string {
  const named =
    version === undefined ? '' : ` To make ${version} live: npm run releases -- activate ${app} ${version}`;
  return `${app} is held ${decisionText(hold)}. To lift the hold: npm run releases -- resume ${app}${named && `.${named}`}`;
}

/** Return that an app is retired, with the line that brings it back. */
export function retiredText(app: string, version: string, retirement: Decision): string {
  return (
    `${app} was taken off the site ${decisionText(retirement)}; ${version} is published and not live. To bring it back: ` +
    `npm run releases -- activate ${app} ${version}`
  );
}

/** Return that a version is barred, with the line that lifts it. */
export function barredText(app: string, version: string, bar: Decision): string {
  return (
    `${app} ${version} was rejected ${decisionText(bar)}. To make it live all the same: ` +
    `npm run releases -- activate ${app} ${version}`
  );
}
