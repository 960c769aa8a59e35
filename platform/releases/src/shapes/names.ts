/** Names of the store's folders: apps and versions. */
import type { AppName } from '@sinima/contracts/release';
import { z } from 'zod';

export const appName = z
  .string()
  .regex(/^(?:shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)$/, 'it is no name of an app');
export const versionName = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/, 'it is no version');

/** Tell whether a text can be the name of an app, and so of a folder of the store. */
export const isAppName = (text: unknown): text is AppName => appName.safeParse(text).success;

/** Tell whether a text can be a version, and so the name of a folder. */
export const isVersion = (text: unknown): text is string => versionName.safeParse(text).success;
