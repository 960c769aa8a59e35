/** The gate's verdict on an app, before it is published. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@sinima/build/build-app';
import { BuildError } from '@sinima/build/build-error';
import type { BuiltRelease } from '@sinima/contracts/release';
import { tryRelease } from '@sinima/gate/try-release';
import { translationLine } from '@sinima/releases/translation-line';
import { liveSurroundings } from './live-surroundings.ts';

/** The outcome. */
export interface GateCheck {
  readonly refusals: readonly string[];
  /** Notes. */
  readonly notes: readonly string[];
  /** The release that the present sources give; undefined of the API, and where they cannot be built. */
  readonly built?: BuiltRelease;
}

/** Build an app from its present sources and try it. */
export async function tryApp(app: string): Promise<GateCheck> {
  const { notes, ...surroundings } = await liveSurroundings();
  const outDir = await mkdtemp(path.join(tmpdir(), `sinima-${app}-`));
  try {
    const { release: built } = await buildApp(app, { outDir });
    const report = await tryRelease(built, outDir, { ...surroundings, goesLive: false });
    const translations = `Texts of ${app}: ${translationLine(built)}.`;
    return {
      built,
      refusals: report.refusals,
      notes: [...report.notes, ...report.warnings, ...notes, translations],
    };
  } catch (error) {
    if (error instanceof BuildError) return { refusals: [error.message], notes: [] };
    throw error;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
