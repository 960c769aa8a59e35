/** `npm run prepack`: writes the template as one file, to be packed. */
import { writeFileSync } from 'node:fs';
import { PACKED_TEMPLATE, readTemplate } from './template-files.ts';

writeFileSync(PACKED_TEMPLATE, JSON.stringify(readTemplate()));
