import { apiListQuery } from '@sinima/runtime';
import type { EditableKind } from '../../../../api/shapes/record-fields.ts';
import { RECORD_SEGMENTS } from '../../../paths/record-segments.ts';

/** How many changes a page has. */
export const CHANGES_ON_PAGE = 24;

/** The accepted changes of a record, the latest first. */
export const historyQuery = (kind: EditableKind, slug: string, page = 1) =>
  apiListQuery('/api/records/{kind}/{slug}/history', {
    path: { kind: RECORD_SEGMENTS[kind], slug },
    query: { page, pageSize: CHANGES_ON_PAGE },
  });
