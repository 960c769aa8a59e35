import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFileUrl } from '@sinima/contracts/content-address';
import sharp from 'sharp';
import { createReleaseFolder, withoutBundlerHash } from './release-folder.ts';

/** The loader, as far as the bundler's context goes that it needs. */
const load = jest.requireActual<(this: object, source: Buffer) => Promise<string>>('./picture-loader.cjs');

interface Imported {
  readonly src: string;
  readonly srcSet: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

let dir: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-pictures-'));
  // It lies on its side, as phones take pictures, and says where it was taken.
  const photo = sharp({ create: { width: 80, height: 120, channels: 3, background: '#a04010' } });
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
  writeFileSync(
    path.join(dir, 'photo.jpg'),
    await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  const drawing = sharp({ create: { width: 60, height: 30, channels: 4, background: '#00ff0080' } });
  writeFileSync(path.join(dir, 'drawing.png'), await drawing.png().toBuffer());
  writeFileSync(path.join(dir, 'words.jpg'), 'no picture');
});

afterAll(() => rmSync(dir, { recursive: true }));

/** Load a picture as the bundler does, and return what its module gives, with the files that it brings. */
async function importIn(
  target: 'browser' | 'server',
  request: string,
  { mode = 'production', app }: { mode?: 'production' | 'development'; app?: string } = { app: 'mfe-x' },
): Promise<{ picture: Imported; files: Map<string, Buffer> }> {
  const [name = '', query = ''] = request.split('?');
  const emitted: [name: string, bytes: Buffer][] = [];
  const context = {
    rootContext: dir,
    resourcePath: path.join(dir, name),
    resourceQuery: `?${query}`,
    getOptions: () => ({ app, mode, emits: target === 'browser', cacheDir: path.join(dir, 'cache') }),
    emitFile: (file: string, bytes: Buffer) => emitted.push([file, bytes]),
  };
  const code = await load.call(context, readFileSync(context.resourcePath));
  const files = new Map<string, Buffer>();
  for (const [file, bytes] of emitted) files.set(await addressOf(file, bytes), bytes);
  return { picture: JSON.parse(code.replace(/^export default (.*);$/s, '$1')) as Imported, files };
}

/** Return the address that a file of the bundler has once it is part of a release. */
async function addressOf(name: string, bytes: Buffer): Promise<string> {
  const folder = createReleaseFolder(path.join(dir, 'release'));
  return releaseFileUrl('mfe-x', await folder.add('browser', withoutBundlerHash(name), bytes));
}

const urlsOf = ({ srcSet }: { srcSet: string }): [url: string, width: number][] =>
  srcSet.split(', ').map((each) => [each.split(' ')[0]!, Number.parseInt(each.split(' ')[1]!, 10)]);

describe('an imported picture', () => {
  it('a picture comes in each width and format, under the address of its bytes, upright', async () => {
    const { picture, files } = await importIn('browser', 'photo.jpg?w=30;60&as=picture');
    expect(picture).toMatchObject({
      width: 60,
      height: 40,
      placeholder: expect.stringMatching(/^#a\w4\w1\w$/),
    });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const sets = [...picture.sources, picture].map(urlsOf);
    expect(
      sets
        .flat()
        .map(([url]) => url)
        .sort(),
    ).toEqual([...files.keys()].sort());
    expect(picture.src).toBe(sets[2]![1]![0]);
    for (const [set, format] of [
      [sets[0]!, 'heif'],
      [sets[1]!, 'webp'],
      [sets[2]!, 'jpeg'],
    ] as const) {
      for (const [url, width] of set) {
        const found = await sharp(files.get(url)).metadata();
        expect([found.format, found.width, found.height]).toEqual([
          format,
          width,
          Math.round((width * 2) / 3),
        ]);
        expect([found.exif, found.orientation]).toEqual([undefined, undefined]);
      }
    }
  });

  it("a picture has the same addresses in the server's bundle, which brings no files", async () => {
    const [browser, server] = await Promise.all([
      importIn('browser', 'photo.jpg?w=30;60&as=picture'),
      importIn('server', 'photo.jpg?w=30;60&as=picture'),
    ]);
    expect(server.picture).toEqual(browser.picture);
    expect(server.files.size).toBe(0);
  });

  it('a picture is not made larger than it is, nor compressed for long in development', async () => {
    const { picture } = await importIn('browser', 'photo.jpg?as=picture', {
      mode: 'development',
      app: 'mfe-x',
    });
    expect(picture.width).toBe(120);
    expect(picture.sources).toEqual([]);
    expect(urlsOf(picture).map(([, width]) => width)).toEqual([120]);
  });

  it('a picture that is clear in places falls back to PNG', async () => {
    const { picture } = await importIn('browser', 'drawing.png?w=20&as=picture');
    expect(picture.src).toMatch(/drawing-20\.[\w-]{43}\.png$/);
  });

  it('a picture outside of a release is part of the script', async () => {
    const { picture, files } = await importIn('browser', 'photo.jpg?w=30&as=picture', {
      mode: 'development',
    });
    expect(picture.src).toMatch(/^data:image\/jpeg;base64,/);
    expect(files.size).toBe(0);
  });

  it('a picture that was made before is not made again', async () => {
    await importIn('browser', 'photo.jpg?w=25&as=picture');
    const cache = path.join(dir, 'cache');
    for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), `made before: ${name}`);
    const { files } = await importIn('browser', 'photo.jpg?w=25&as=picture');
    const endings = [...files.values()].map((bytes) => /^made before: .*\.(\w+)$/.exec(String(bytes))?.[1]);
    expect(endings.sort()).toEqual(['avif', 'jpg', 'webp']);
  });

  it.each([
    [
      'words.jpg?as=picture',
      'words.jpg is no picture that can be made smaller. Use a JPEG, PNG, WebP or AVIF',
    ],
    ['photo.jpg?w=wide&as=picture', 'photo.jpg is imported with w=wide. Write widths in pixels, 1 to 4000'],
  ])('an import of %s is refused with the remedy', async (request, message) => {
    await expect(importIn('browser', request)).rejects.toThrow(message);
  });
});
