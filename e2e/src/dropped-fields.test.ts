/** What the API may not drop: fields that a canary reads, on the site that is operated. */
import { expect, test } from './site/operated-site.ts';
import { refusalsWithout } from './site/check-of-api.ts';
import { changeFile } from './site/repository-copy.ts';
import { releases } from './site/site-process.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

test(
  'a field of the API that a canary alone reads may not go, and the canary is named',
  { tag: SLOW },
  async ({ operated }) => {
    test.setTimeout(PATIENCE);
    await operated.activate(operated.titles[0]);
    const { copy, storeDir } = operated;
    const run = async (...args: string[]): Promise<string> => {
      const { code, output } = await releases(storeDir, args, copy);
      expect(code, output).toBe(0);
      return output;
    };
    const { version: live } = (await operated.store.generation()).apps['mfe-title']!;
    const file = 'mfe-title/src/features/plot/plot-summary.tsx';
    const [former, reading] = [': plotOf(title);', ': `${plotOf(title)} ${title.releaseDate}`;'];
    const known = await operated.store.versions('mfe-title');
    await changeFile(copy, file, former, reading);
    await run('publish', 'mfe-title', '--no-activate', '--force', '--why', 'reads one field more');
    await changeFile(copy, file, reading, former);
    const canary = (await operated.store.versions('mfe-title')).find((each) => !known.includes(each))!;
    await run('canary', 'mfe-title', canary, '--percent', '10');

    const operation = '/api/titles/slug/{slug}';
    const [use] = JSON.parse(/^\[.*/ms.exec(await run('fields', operation, '--json'))![0]) as [
      { fields: { field: string; readers: { version: string; as: string }[] }[] },
    ];
    const readersOf = (name: string): string[] =>
      use.fields.find(({ field }) => field === name)!.readers.map((one) => `${one.version} (${one.as})`);
    const [ofCanary, ofLive] = [`${canary} (canary)`, `${live} (live)`];
    expect(readersOf('releaseDate')).toEqual([ofCanary]);
    expect(readersOf('runtimeMins')).toEqual(expect.arrayContaining([ofCanary, ofLive]));

    const refused = async (field: string): Promise<string> =>
      (await refusalsWithout(copy, storeDir, { schema: 'TitleDetail', field })).join('\n');
    const dropped = await refused('releaseDate');
    expect(dropped).toContain(`drops releaseDate of GET ${operation}, which mfe-title ${ofCanary} reads.`);
    expect(dropped).not.toContain('(live)');
    const ofBoth = await refused('runtimeMins');
    for (const reader of [ofCanary, ofLive]) expect(ofBoth).toContain(`which mfe-title ${reader} reads.`);

    await run('abort', 'mfe-title', '--why', 'it was a test');
    await run('resume', 'mfe-title');
    await operated.served();
    const after = await refused('releaseDate');
    expect(after).not.toContain(canary);
  },
);
