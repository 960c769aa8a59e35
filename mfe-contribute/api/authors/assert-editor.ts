import { ForbiddenException } from '@nestjs/common';
import type { Standing } from './standing.ts';

/** Let editors pass. @throws ForbiddenException */
export function assertEditor({ standing }: { readonly standing: Standing }): void {
  if (standing !== 'editor') throw new ForbiddenException('This is for editors.');
}
