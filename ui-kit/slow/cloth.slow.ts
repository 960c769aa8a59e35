import { brotliCompressSync } from 'node:zlib';
import { clothPoster, type Subject } from '../src/cloth/draw-cloth.ts';
import { sampleTitles } from '../src/cloth/sample-titles.ts';
import { alikeWithin, differenceHash, distance } from '../src/cloth/test/difference-hash.ts';
import { seedTitles } from './seed-titles.ts';

const MADE_UP = 11_000;

/** The largest part of neighbours that may look alike. */
const ALIKE = 0.005;

/** Processor time of a poster on average, in ms. */
const MEAN_MS = 0.2;

/** The longest poster, Brotli-compressed, in bytes. */
const LONGEST = 1536;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

interface Poster {
  readonly subject: Subject;
  readonly hash: readonly boolean[];
}

/** The orders in which a list may stand: by name, by year and then name, and as the records come. */
const orders: Readonly<Record<string, (one: Subject, other: Subject) => number>> = {
  'by name': (one, other) => one.slug.localeCompare(other.slug),
  'by decade': (one, other) => (one.decade ?? 0) - (other.decade ?? 0) || one.slug.localeCompare(other.slug),
  'as they come': () => 0,
};

it('neighbours among 11,000 cloth posters look different, and each is drawn fast and is short', () => {
  const seeds = seedTitles();
  expect(seeds.length).toBeGreaterThan(300);
  const subjects = [...seeds, ...sampleTitles(MADE_UP)];
  const meanMs = drawingTime(subjects);
  say(
    `${subjects.length} posters, ${seeds.length} of them of the seed's titles; ${meanMs.toFixed(3)} ms each`,
  );
  expect(meanMs).toBeLessThan(MEAN_MS);

  const posters = subjects.map((subject) => {
    const svg = clothPoster(subject);
    return { subject, hash: differenceHash(svg), bytes: brotliCompressSync(svg).length };
  });
  const longest = Math.max(...posters.map(({ bytes }) => bytes));
  const meanBytes = Math.round(posters.reduce((sum, { bytes }) => sum + bytes, 0) / posters.length);
  say(`${meanBytes} bytes each, the longest ${longest}`);
  expect(longest).toBeLessThan(LONGEST);

  const share = Math.max(
    ...Object.entries(orders).map(([name, order]) => shareOfAlike(name, order, posters)),
  );
  say(`at most ${percent(share)} of neighbours are alike`);
  expect(share).toBeLessThan(ALIKE);
});

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** Processor time to draw one, in ms, after a first round that only warms up. */
function drawingTime(subjects: readonly Subject[]): number {
  for (const subject of subjects) clothPoster(subject);
  const before = process.cpuUsage();
  for (const subject of subjects) clothPoster(subject);
  return process.cpuUsage(before).user / 1000 / subjects.length;
}

/** Which part of the neighbours in each country's list, in that order, looks alike. */
function shareOfAlike(
  name: string,
  order: (one: Subject, other: Subject) => number,
  posters: readonly Poster[],
): number {
  const distances = [...new Set(posters.map(({ subject }) => subject.country))].flatMap((country) => {
    const list = posters
      .filter(({ subject }) => subject.country === country)
      .sort((one, other) => order(one.subject, other.subject));
    return list.slice(1).map(({ hash }, index) => distance(hash, (list[index] as Poster).hash));
  });
  const alike = distances.filter((bits) => bits <= alikeWithin).length;
  say(`${name}: ${alike} of ${distances.length} pairs differ in ${alikeWithin} of 64 bits or fewer`);
  return alike / distances.length;
}
