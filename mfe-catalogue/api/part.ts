import type { ApiPart } from '@sinima/api/api-part';
import { FestivalsModule } from './festivals.module.ts';

export default { module: FestivalsModule, about: { festivals: 'Film festivals' } } satisfies ApiPart;
