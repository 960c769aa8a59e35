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

export const claim =
  'Of 10,000 posters and more, neighbours in the lists of a country look different; each is drawn fast and is short.';

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

/** Draws the seed's titles and made-up ones, weighs and times them, and compares neighbours. */
export async function prove(say: (text: string) => void): Promise<string> {
  const seeds = seedTitles();
  if (seeds.length < 300) throw new Error(`Only ${seeds.length} of the seed's titles could be read.`);
  const subjects = [...seeds, ...sampleTitles(MADE_UP)];
  const meanMs = drawingTime(subjects);
  say(
    `${subjects.length} posters, ${seeds.length} of them of the seed's titles; ${meanMs.toFixed(3)} ms each`,
  );
  if (meanMs >= MEAN_MS) throw new Error(`A poster takes ${meanMs.toFixed(3)} ms; at most ${MEAN_MS} ms.`);

  const posters = subjects.map((subject) => {
    const svg = clothPoster(subject);
    return { subject, hash: differenceHash(svg), bytes: brotliCompressSync(svg).length };
  });
  const longest = posters.reduce((most, poster) => (poster.bytes > most.bytes ? poster : most));
  const meanBytes = Math.round(posters.reduce((sum, { bytes }) => sum + bytes, 0) / posters.length);
  say(`${meanBytes} bytes each, the longest ${longest.bytes}`);
  if (longest.bytes >= LONGEST) {
    throw new Error(`The poster of ${longest.subject.slug} has ${longest.bytes} bytes; below ${LONGEST}.`);
  }

  const shares = Object.entries(orders).map(([name, order]) => shareOfAlike(name, order, posters, say));
  const share = Math.max(...shares);
  if (share >= ALIKE) {
    throw new Error(`${percent(share)} of neighbours look alike; fewer than ${percent(ALIKE)} may.`);
  }
  return `${subjects.length} posters; at most ${percent(share)} of neighbours alike; ${meanMs.toFixed(3)} ms and ${meanBytes} bytes each, at most ${longest.bytes}`;
}

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
  say: (text: string) => void,
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
