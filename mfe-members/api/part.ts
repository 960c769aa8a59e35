import type { ApiPart } from '@sinima/api/api-part';
import { MembersPartModule } from './members-part.module.ts';

export default { module: MembersPartModule } satisfies ApiPart;
