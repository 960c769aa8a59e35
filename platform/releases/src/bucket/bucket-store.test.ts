import { WriteConflict, type ObjectStore } from '../objects/object-store.ts';
import { openObjects } from '../open-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { openBucketStore } from './bucket-store.ts';
import { FaultyBucket } from './test/faulty-bucket.ts';

/** And nothing of the environment of the tests. */
const credentials = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_CONFIG_FILE: '/nowhere' };
const one = Buffer.from('one');
const two = Buffer.from('two');

let bucket: FaultyBucket;
let store: ObjectStore;
beforeAll(() => Object.assign(process.env, credentials));
beforeEach(async () => {
  bucket = new FaultyBucket();
  store = await openBucketStore('s3://sinima/releases/', await bucket.listen());
});
afterEach(() => bucket.close());

describe('release store in a bucket', () => {
  it('is the one that RELEASES_BUCKET names, in place of the folder', async () => {
    const settings = {
      RELEASES_DIR: '/nowhere',
      RELEASES_BUCKET: 's3://sinima/a/b/',
      RELEASES_S3_ENDPOINT: '',
    };
    expect((await openObjects(settings, '/')).location).toBe('s3://sinima/a/b');
    expect((await openObjects({ ...settings, RELEASES_BUCKET: '' }, '/')).location).toBe('/nowhere');
  });

  it('keeps its objects below its prefix', async () => {
    await store.write('mfe-title/1.0.0/release.json', one);
    expect(store.location).toBe('s3://sinima/releases');
    expect([...bucket.objects.keys()]).toEqual(['/sinima/releases/mfe-title/1.0.0/release.json']);
  });

  it.each(['sinima/releases', 's3://', 's3://UPPER/x', 'https://sinima'])(
    'refuses "%s" as an address',
    async (address) => {
      await expect(openBucketStore(address)).rejects.toThrow('those are like s3://sinima/releases');
    },
  );

  it('refuses to write to a service that ignores conditions, and names the remedy', async () => {
    bucket.ignoresConditions = true;
    await expect(store.write('live.json', one)).rejects.toThrow(
      /does not honour conditional writes.*a folder/,
    );
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('tries the conditions once, and not at all when it only reads', async () => {
    await store.read('live.json');
    expect(bucket.requests).toEqual(['GET /sinima/releases/live.json']);
    await store.write('a', one);
    const before = bucket.requests.length;
    await store.write('b', one);
    expect(bucket.requests.slice(before)).toEqual(['PUT /sinima/releases/b']);
  });

  it('knows its own write again when the answer was lost', async () => {
    bucket.lostAnswers = 1;
    const etag = await store.write('live.json', one, { absent: true });
    bucket.lostAnswers = 1;
    await store.write('live.json', two, { etag });
    expect((await store.read('live.json'))?.bytes).toEqual(two);
    await expect(store.write('live.json', one, { etag })).rejects.toThrow(WriteConflict);
  });

  it('reports a conflict when an answer was lost and somebody else wrote since', async () => {
    const etag = await store.write('live.json', one);
    bucket.lostAnswers = 1;
    bucket.afterLoss = () => void bucket.objects.set('/sinima/releases/live.json', Buffer.from('three'));
    await expect(store.write('live.json', two, { etag })).rejects.toThrow(WriteConflict);
  });

  it.each([
    [404, 'NoSuchBucket', 'Create it, or correct RELEASES_BUCKET'],
    [403, 'AccessDenied', 'Give these credentials s3:GetObject'],
    [301, 'PermanentRedirect', 'Set AWS_REGION'],
    [503, 'SlowDown', 'Try again'],
  ])('explains an answer %i %s, with the remedy', async (status, code, remedy) => {
    bucket.refusal = { status, code };
    const requests = [
      () => store.read('a'),
      () => store.list(''),
      () => store.write('a', one),
      () => store.write('a', one, { absent: true }),
    ];
    for (const send of requests) {
      const request = send();
      await expect(request).rejects.toThrow(ReleaseError);
      await expect(request).rejects.toThrow(remedy);
    }
  });

  it('explains that no region is set', async () => {
    const { AWS_REGION: region } = process.env;
    delete process.env.AWS_REGION;
    try {
      await expect((await openBucketStore('s3://sinima')).read('live.json')).rejects.toThrow(
        'Set AWS_REGION',
      );
    } finally {
      if (region !== undefined) process.env.AWS_REGION = region;
    }
  });

  it('explains that the service cannot be reached', async () => {
    bucket.close();
    await expect(store.read('live.json')).rejects.toThrow(/cannot be reached .*RELEASES_S3_ENDPOINT/);
  });
});
