import { apiQuery } from '@sinima/runtime';
import type { EditableKind } from '../../../../api/shapes/record-fields.ts';
import { RECORD_SEGMENTS } from '../../../paths/record-segments.ts';

/** A record as the catalogue's files have it, with all accepted changes. */
export const recordQuery = (kind: EditableKind, slug: string) =>
  apiQuery('/api/records/{kind}/{slug}', { path: { kind: RECORD_SEGMENTS[kind], slug } });
