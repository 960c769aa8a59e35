import { brotliCompressSync } from 'node:zlib';
import { clothPersonHead, clothTitleHead } from '../src/cloth/cloth-head.ts';
import { clothAward, clothFestival, clothList, clothSwatch } from '../src/cloth/cloth-headers.ts';
import { clothBand, clothPortrait } from '../src/cloth/draw-cloth.ts';
import { sampleTitles } from '../src/cloth/sample-titles.ts';

const SAMPLES = 1_100;

/** The longest cloth, Brotli-compressed, in bytes. */
const LONGEST = 1536;

const kinds = {
  clothPortrait,
  clothBand,
  clothList,
  clothFestival,
  clothAward,
  clothSwatch,
  clothTitleHead,
  clothPersonHead,
};

it.each(Object.entries(kinds))(
  `%s is short and carries no text and no script, ${SAMPLES} times`,
  (_name, cloth) => {
    for (const sample of sampleTitles(SAMPLES)) {
      const svg = cloth(sample);
      expect(svg).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined/);
      expect(brotliCompressSync(svg).length).toBeLessThan(LONGEST);
    }
  },
);
