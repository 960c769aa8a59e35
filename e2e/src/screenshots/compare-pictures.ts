/** Compares the pictures of two runs, pixel by pixel. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { PICTURES } from './picture.ts';

/** How much of a picture may differ for it to count as the same: one pixel of a thousand. */
export const MAX_DIFFERENCE = 0.001;

/** A picture that is not the same in both runs. */
export interface Difference {
  readonly file: string;
  /** Share of the pixels that differ, 0 to 1; 1 where one run has no such picture. */
  readonly share: number;
}

function cropped(picture: PNG, width: number, height: number): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part;
}

/** Return the share of pixels that differ, and a picture of them. Pixels that only the larger picture has count as different. */
export function comparePictures(before: PNG, after: PNG): { share: number; picture: PNG } {
  const width = Math.min(before.width, after.width);
  const height = Math.min(before.height, after.height);
  const picture = new PNG({ width, height });
  const [a, b] = [before, after].map((one) => cropped(one, width, height).data);
  const inBoth = pixelmatch(a!, b!, picture.data, width, height, { threshold: 0.1 });
  const pixels = Math.max(before.width, after.width) * Math.max(before.height, after.height);
  return { share: (inBoth + pixels - width * height) / pixels, picture };
}

/**
 * Compare the pictures of a run with those of an earlier one, and write a picture of each difference.
 *
 * @param dirs `before` and `after` are folders of runs; into `differences` the pictures are written
 * @returns how many were compared, and those that differ by more than {@link MAX_DIFFERENCE}, the worst first
 */
export async function compareRuns(dirs: {
  before: string;
  after: string;
  differences: string;
}): Promise<{ compared: number; differences: Difference[] }> {
  const read = async (dir: string, file: string): Promise<PNG> =>
    PNG.sync.read(await readFile(path.join(dir, PICTURES, file)));
  const files = await readdir(path.join(dirs.after, PICTURES));
  const differences: Difference[] = [];
  await mkdir(dirs.differences, { recursive: true });
  for (const file of files) {
    if (!existsSync(path.join(dirs.before, PICTURES, file))) {
      differences.push({ file, share: 1 });
      continue;
    }
    const { share, picture } = comparePictures(await read(dirs.before, file), await read(dirs.after, file));
    if (share <= MAX_DIFFERENCE) continue;
    differences.push({ file, share });
    await writeFile(path.join(dirs.differences, file), PNG.sync.write(picture));
  }
  return { compared: files.length, differences: differences.sort((a, b) => b.share - a.share) };
}
