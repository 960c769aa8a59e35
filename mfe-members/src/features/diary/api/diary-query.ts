import { apiListQuery } from '@sinima/runtime';

/** How many viewings a page of the diary has. */
export const VIEWINGS_ON_PAGE = 24;

/** The member’s diary, the latest viewing first. */
export const diaryQuery = (page = 1) =>
  apiListQuery('/api/me/diary', { query: { page, pageSize: VIEWINGS_ON_PAGE } });
