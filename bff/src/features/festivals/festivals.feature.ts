import type { ApiFeature } from '../../extension/api-feature.js';
import { festivalRecords } from './festival-records.js';
import { FestivalsModule } from './festivals.module.js';

export const festivals: ApiFeature = {
  name: 'festivals',
  owner: '@sinima/catalogue',
  summary: 'Film festivals, each with titles from its country',
  module: FestivalsModule,
  records: (catalogue) => ({ festivals: festivalRecords(catalogue) }),
  pages: [{ kind: 'festival', collection: 'festivals' }],
};
