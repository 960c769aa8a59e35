import type { ApiFeature } from '../../../src/extension/api-feature.js';
import { exampleRecords } from './example-records.js';
import { ExamplesModule } from './examples.module.js';

export const examples: ApiFeature = {
  name: 'examples',
  owner: '@sinima/examples',
  summary: 'Examples, each with its title',
  module: ExamplesModule,
  records: () => ({ examples: exampleRecords() }),
};
