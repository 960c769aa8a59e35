import type { ApiPart } from '@sinima/api/api-part';
import { CataloguePartModule } from './catalogue-part.module.ts';

export default {
  module: CataloguePartModule,
  about: { festivals: 'Film festivals', companies: 'Companies that make and distribute films and series' },
} satisfies ApiPart;
