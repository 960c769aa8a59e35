const { createHash } = require('node:crypto');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const path = require('node:path');

/** CSS pixels: a phone, a tablet, the width of a page; no picture is made larger than it is. */
const DEFAULT_WIDTHS = [480, 960, 1440];

/** How pictures are compressed; what looks the same at a third of the bytes. */
const QUALITY = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 76 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
};

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Read `?w=360;720&as=picture`. */
function widthsOf(query, file) {
  const asked = new URLSearchParams(query).get('w');
  if (asked === null) return DEFAULT_WIDTHS;
  const widths = asked.split(';').map(Number);
  if (widths.every((width) => Number.isInteger(width) && width > 0 && width <= 4000)) return widths;
  throw new Error(
    `${file} is imported with w=${asked}. Write widths in pixels, 1 to 4000: ?w=360;720&as=picture`,
  );
}

/** Return a copy in one width and format; one that was made before comes from the cache. */
async function copyOf(source, { width, format, cacheDir }) {
  const sharp = require('sharp');
  const key = JSON.stringify([sharp.versions, width, format, QUALITY[format]]);
  const name = createHash('sha256').update(source).update(key).digest('hex');
  const cached = path.join(cacheDir, `${name}.${format}`);
  try {
    return await readFile(cached);
  } catch {
    const image = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
    const bytes = await image.toFormat(format === 'jpg' ? 'jpeg' : format, QUALITY[format]).toBuffer();
    await mkdir(cacheDir, { recursive: true });
    const unfinished = `${cached}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, cached);
    return bytes;
  }
}

async function placeholderOf(source) {
  const sharp = require('sharp');
  const pixel = await sharp(source)
    .resize(1, 1)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** Return formats that browsers choose from, the one that they fall back to last. */
function formatsOf(metadata, mode) {
  const fallback = metadata.hasAlpha || metadata.format === 'png' ? 'png' : 'jpg';
  return mode === 'production' ? ['avif', 'webp', fallback] : [fallback];
}

async function pictureOf(loader, source) {
  const { app, cacheDir, mode, emits } = loader.getOptions();
  const sharp = require('sharp');
  const file = path.relative(loader.rootContext, loader.resourcePath);
  const asked = widthsOf(loader.resourceQuery, file);
  const metadata = await sharp(source)
    .metadata()
    .catch(() => undefined);
  if (!metadata?.autoOrient || metadata.pages > 1 || metadata.format === 'svg') {
    throw new Error(
      `${file} is no picture that can be made smaller. Use a JPEG, PNG, WebP or AVIF without animation.`,
    );
  }
  const { width, height } = metadata.autoOrient;
  const fitting = asked.filter((each) => each < width);
  const widths = [...new Set(fitting.length < asked.length ? [...fitting, width] : fitting)].sort(
    (a, b) => a - b,
  );
  const stem = path.parse(loader.resourcePath).name.replace(/[^\w-]/g, '-');

  /** @returns its address on the site; without an app that has addresses there, the bytes themselves */
  async function addressOf(format, wide) {
    const bytes = await copyOf(source, { width: wide, format, cacheDir });
    if (app === undefined) return `data:${TYPES[format]};base64,${bytes.toString('base64')}`;
    const hash = createHash('sha256').update(bytes);
    const [short, whole] = [hash.copy().digest('hex').slice(0, 16), hash.digest('base64url')];
    if (emits) loader.emitFile(`${stem}-${wide}.${short}.${format}`, bytes);
    return `/releases/${app}/browser/${stem}-${wide}.${whole}.${format}`;
  }

  const formats = formatsOf(metadata, mode);
  const sets = await Promise.all(
    formats.map(async (format) => {
      const addresses = await Promise.all(widths.map(async (wide) => [await addressOf(format, wide), wide]));
      return {
        type: TYPES[format],
        addresses,
        srcSet: addresses.map(([url, wide]) => `${url} ${wide}w`).join(', '),
      };
    }),
  );
  const fallback = sets.pop();
  const largest = widths.at(-1);
  return {
    src: fallback.addresses.at(-1)[0],
    srcSet: fallback.srcSet,
    sources: sets.map(({ type, srcSet }) => ({ type, srcSet })),
    width: largest,
    height: Math.round((height * largest) / width),
    placeholder: await placeholderOf(source),
  };
}

/**
 * Make of an imported picture what `<Picture>` of the UI kit shows: copies of it in several widths and formats, each a file
 * of the release at its content address, which the server's bundle and the browser's name alike.
 */
module.exports = async function pictureLoader(source) {
  return `export default ${JSON.stringify(await pictureOf(this, source))};`;
};

module.exports.raw = true;
