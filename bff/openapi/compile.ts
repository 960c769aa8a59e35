/**
 * Compiles the BFF with the generators beside it into `openapi/dist`, and `@sinima/api` into its `dist/described`: the API's
 * document is made from them.
 */
import { join } from 'node:path';
import { compileDescribed, readProject } from '@sinima/api-contract/compile-described';

const api = join(import.meta.dirname, '../../platform/api');
compileDescribed(readProject(join(api, 'tsconfig.json')), join(api, 'dist/described'));
compileDescribed(readProject(join(import.meta.dirname, 'tsconfig.json')), join(import.meta.dirname, 'dist'));
