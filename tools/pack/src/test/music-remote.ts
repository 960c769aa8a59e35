/** The sources of a remote in a repository of its own. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The name of the remote. */
export const MUSIC = 'mfe-music';

const manifest = {
  name: `@a-team/${MUSIC}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  stylePrefix: 'music',
};

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  types: ['node', 'jest', '@testing-library/jest-dom'],
  skipLibCheck: true,
};

const files = {
  'package.json': JSON.stringify(manifest, null, 2),
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src', 'remote.config.ts'] }),
  'jest.config.mjs': `import { browserProject } from '@sinima/testing/jest-project';
    export default browserProject('${MUSIC}', import.meta.dirname);`,
  'remote.config.ts': `import type { RemoteConfig } from '@sinima/contracts/remote';
    export default {
      name: '${MUSIC}',
      pages: { music: { paths: ['/music'], query: [] } },
      widgets: {},
    } as const satisfies RemoteConfig;`,
  'src/remote.ts': `import type { RemoteOf } from '@sinima/contracts/remote';
    import type config from '../remote.config.ts';
    import { trendingQuery } from './trending-query.ts';
    export default {
      pages: {
        music: {
          load: () => import(/* webpackChunkName: "music" */ './music-page.tsx'),
          prefetch: ({ data }) => data.fetch(trendingQuery()),
          head: () => ({ title: 'Film music' }),
        },
      },
      widgets: {},
    } satisfies RemoteOf<typeof config>;`,
  'src/trending-query.ts': `import { apiQuery } from '@sinima/runtime';
    export const trendingQuery = () => apiQuery('/api/titles/trending');
    // @ts-expect-error The types of the API are there: it has no such call.
    export const wrongQuery = () => apiQuery('/api/tapes');`,
  'src/music-page.tsx': `import { useState } from 'react';
    import { PageBody } from '@sinima/catalogue-ui/page-layout';
    import { useQuery } from '@sinima/runtime';
    import { buttonClass } from '@sinima/ui-kit/button';
    import { trendingQuery } from './trending-query.ts';
    export default function MusicPage() {
      const { data = [] } = useQuery(trendingQuery());
      const [plays, setPlays] = useState(0);
      return (
        <PageBody>
          <h1 className="music:mt-4">Film music</h1>
          <button type="button" className={buttonClass()} onClick={() => setPlays(plays + 1)}>
            {plays} plays
          </button>
          <ul>{data.map(({ slug, displayTitle }) => <li key={slug}>{displayTitle}</li>)}</ul>
        </PageBody>
      );
    }`,
  'src/music-page.test.tsx': `import { screen } from '@testing-library/react';
    import userEvent from '@testing-library/user-event';
    import { renderFragment } from '@sinima/testing/render-fragment';
    import { sampleTitle } from '@sinima/testing/samples';
    import remote from './remote.ts';
    it('plays are counted, and films named', async () => {
      const answers = { '/api/titles/trending': { json: [sampleTitle({ displayTitle: 'Lionheart' })] } };
      await renderFragment(remote.pages.music, { address: '/music', answers });
      expect(await screen.findByText('Lionheart')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '0 plays' }));
      expect(screen.getByRole('button', { name: '1 plays' })).toBeVisible();
    });`,
};

/** Write the sources into a folder. */
export async function writeMusicRemote(dir: string): Promise<void> {
  await mkdir(path.join(dir, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), `${text}\n`);
}
