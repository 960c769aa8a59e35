import type { ApiPart } from '@sinima/api/api-part';
import { ContributePartModule } from './contribute-part.module.ts';

export default {
  module: ContributePartModule,
  about: {
    edits: 'Proposed changes of the catalogue, and their review',
    'me/edits': 'The own edits and standing',
  },
} satisfies ApiPart;
