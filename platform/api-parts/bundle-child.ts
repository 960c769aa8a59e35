/** `npm run build -w @sinima/api-parts`: makes of the process of parts one file, the only one that it may read. */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that Nest and the database's driver look for, and do without. */
const ABSENT = [
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'class-transformer/storage',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
  'aws4',
];

/** Keeps `process` and `require` for the code of the bundle, after `serveJobs` took them from all other code. */
const KEPT = [
  "import __process from 'node:process';",
  "import { createRequire as __createRequire } from 'node:module';",
  'const process = __process;',
  'const require = __createRequire(import.meta.url);',
].join('\n');

const outfile = path.join(import.meta.dirname, 'dist/part-child.mjs');
const made = `${outfile}.${process.pid}.mjs`;

await build({
  entryPoints: [path.join(import.meta.dirname, 'src/child/main.ts')],
  outfile: made,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  keepNames: true,
  external: ABSENT,
  banner: { js: KEPT },
  tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
  logLevel: 'warning',
});
// Renamed into place: a process that starts at this moment finds the former file complete.
await rename(made, outfile);
