import type { SeedPerson } from './seed-records.js';
import { centralAfrica } from './people/central-africa.js';
import { eastAfrica } from './people/east-africa.js';
import { egypt } from './people/egypt.js';
import { elsewhere } from './people/elsewhere.js';
import { ghana } from './people/ghana.js';
import { kenya } from './people/kenya.js';
import { nigeria } from './people/nigeria.js';
import { northAfrica } from './people/north-africa.js';
import { southAfrica } from './people/south-africa.js';
import { southernAfrica } from './people/southern-africa.js';
import { westAfrica } from './people/west-africa.js';

/** Every person of the seed. */
export const seedPeople: SeedPerson[] = [
  ...centralAfrica,
  ...eastAfrica,
  ...egypt,
  ...elsewhere,
  ...ghana,
  ...kenya,
  ...nigeria,
  ...northAfrica,
  ...southAfrica,
  ...southernAfrica,
  ...westAfrica,
];
