/** The shape of `live.json`. It may hold fields that are not known here. */
import { CHANGE_KINDS, type Generation } from '@sinima/contracts/pointer';
import type { WidgetPlacement } from '@sinima/contracts/remote';
import { z } from 'zod';
import { appName, versionName } from './names.ts';

/** Who, when, why. */
export const decision = z.looseObject({
  who: z.string(),
  when: z.iso.datetime(),
  why: z.string().optional(),
});

/** A newer remote may name a slot that this code does not know. */
export const slot = z.custom<WidgetPlacement['slot']>((text) => typeof text === 'string');

/** What a pointer takes over of a release's page; the shape of the release has the same, or one release could spoil a pointer. */
export const ownedPage = z.looseObject({
  paths: z.array(z.string()),
  isStatic: z.boolean().optional(),
});

/** The same of a widget. */
export const ownedWidget = z.looseObject({
  slot,
  order: z.number(),
  height: z.string().optional(),
  isStatic: z.boolean().optional(),
});

const owned = z.looseObject({
  pages: z.record(z.string(), ownedPage),
  widgets: z.record(z.string(), ownedWidget),
});

const canary = decision.extend({
  version: versionName,
  set: z.record(appName, versionName),
  percent: z.number().min(0).max(100),
  automatic: z.boolean(),
  stepSince: z.iso.datetime(),
  owned,
});

const livePointer = z.looseObject({
  version: versionName,
  previous: versionName.optional(),
  activated: decision,
  owned,
  canary: canary.optional(),
  hold: decision.optional(),
  barred: z.record(versionName, decision),
});

const change = z.looseObject({
  what: z.enum(CHANGE_KINDS),
  app: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  percent: z.number().optional(),
});

const generation: z.ZodType<Generation> = decision.extend({
  number: z.int().positive(),
  expires: z.iso.datetime(),
  former: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  changes: z.array(change),
  apps: z.record(appName, livePointer),
  retired: z.record(appName, decision.extend({ barred: z.record(versionName, decision) })).optional(),
});

/** Return the path of the first wrong field of a generation; undefined when it is right. */
export function wrongFieldOfGeneration(value: unknown): string | undefined {
  const issue = generation.safeParse(value).error?.issues[0];
  return issue && (issue.path.join('.') || 'the whole document');
}
