import type { PageContext } from '@sinima/contracts/remote';
import { streamingQuery } from '../features/streaming/api/streaming-query.ts';
import { platformOf } from '../features/streaming/platforms.ts';

/** Titles of a platform, on the home page. */
export { default } from './streaming-widget.tsx';

export const prefetch = ({ data, search }: PageContext) => data.fetch(streamingQuery(platformOf(search)));
