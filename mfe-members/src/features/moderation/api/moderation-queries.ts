import { apiListQuery } from '@sinima/runtime';

/** How many cases and decisions a page has. */
export const CASES_ON_PAGE = 10;
export const DECISIONS_ON_PAGE = 24;

/** The open cases of moderators, the oldest first. */
export const queueQuery = (page = 1) =>
  apiListQuery('/api/moderation/queue', { query: { page, pageSize: CASES_ON_PAGE } });

/** Their decisions, without names, for everybody. */
export const logQuery = (page = 1) =>
  apiListQuery('/api/moderation/log', { query: { page, pageSize: DECISIONS_ON_PAGE } });

/** Decisions that concern the member. */
export const ownDecisionsQuery = (page = 1) =>
  apiListQuery('/api/me/decisions', { query: { page, pageSize: DECISIONS_ON_PAGE } });
