/** Commands that a person may want after the guard, or a page of this service, has done something. */

const releases = (command: string): string => `npm run releases -- ${command}`;

/** Make a canary that was stopped live after all: that alone lifts hold and bar. */
export const undoOfAbort = (app: string, version: string): string =>
  releases(`activate ${app} ${version} --why "…"`);

/** Bring back the version that was live before. */
export const undoOfPromotion = (app: string): string => releases(`rollback ${app} --why "…"`);

/** End a canary. */
export const undoOfCanary = (app: string): string => releases(`abort ${app} --why "…"`);
