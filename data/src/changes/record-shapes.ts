import type { z } from 'zod';
import { award, list } from '../shapes/editorial.ts';
import { festival } from '../shapes/festival.ts';
import { person } from '../shapes/person.ts';
import { title } from '../shapes/title.ts';
import type { RecordKind } from './change.ts';

/** The shape of each kind of record. */
export const RECORD_SHAPES: Readonly<Record<RecordKind, z.ZodObject>> = {
  title,
  person,
  award,
  festival,
  list,
};
