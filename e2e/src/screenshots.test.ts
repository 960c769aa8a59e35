/** The comparison behind `npm run screenshots -- --compare`. */
import { PNG } from 'pngjs';
import { comparePictures } from './screenshots/compare-pictures.ts';
import { expect, test } from './site/site-test.ts';

/** Make a white picture with this many black pixels. */
function picture(width: number, height: number, black = 0): PNG {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < black; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return png;
}

test('a picture differs from itself in nothing', () => {
  expect(comparePictures(picture(100, 50), picture(100, 50)).share).toBe(0);
});

test('pictures differ by the share of pixels that another color has', () => {
  expect(comparePictures(picture(100, 50), picture(100, 50, 50)).share).toBe(0.01);
});

test('a longer picture differs by what it has more', () => {
  expect(comparePictures(picture(100, 50), picture(100, 100)).share).toBe(0.5);
});
