import { packedManifest, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  name: '@sinima/kit',
  version: '1.4.0',
  license: 'Apache-2.0',
  type: 'module',
  bin: { kit: './src/main.ts' },
  files: ['src', 'template'],
  exports: {
    './chip': './src/chip/chip.tsx',
    './styles.css': './src/styles.css',
    './names': { compiled: './dist/names.js', default: './src/names.ts' },
    './cloth': { browser: './src/cloth/path.ts', default: './src/cloth/drawn.ts' },
    './data.json': './data.json',
    './sample': './src/test/sample.ts',
  },
  dependencies: { '@sinima/contracts': '1.0.0', postcss: '8.5.33', react: '19.3.1', other: '^2.0.0' },
};

const packed = packedManifest(
  { ...manifest, private: true, scripts: { test: 'jest' }, devDependencies: { jest: '30.0.0' } } as Manifest,
  { commit: 'abc', sources: '0123456789abcdef' },
  { node: '>=20' },
);

it('a packed package exports JavaScript and types, and nothing that only our own tests use', () => {
  expect(packed.exports).toEqual({
    './package.json': './package.json',
    './chip': { types: './dist/chip/chip.d.ts', default: './dist/chip/chip.js' },
    './styles.css': './dist/styles.css',
    './names': { types: './dist/names.d.ts', default: './dist/names.js' },
    './cloth': {
      types: './dist/cloth/drawn.d.ts',
      browser: './dist/cloth/path.js',
      default: './dist/cloth/drawn.js',
    },
    './data.json': './data.json',
  });
  expect(packed.bin).toEqual({ kit: './dist/main.js' });
  expect(packed.files).toEqual(['dist', 'template', 'data.json']);
});

it('a packed package takes compatible versions of others, and React from the project that installs it', () => {
  expect(packed.dependencies).toEqual({ '@sinima/contracts': '^1.0.0', postcss: '^8.5.33', other: '^2.0.0' });
  expect(packed.peerDependencies).toEqual({ react: '^19.3.1' });
});

it('a packed package can be published, brings no scripts, and says which commit and sources it is from', () => {
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('scripts');
  expect(packed).not.toHaveProperty('devDependencies');
  expect(packed).toMatchObject({ gitHead: 'abc', sinima: { sources: '0123456789abcdef' } });
});
