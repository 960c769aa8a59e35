import type { DataQuery } from '@sinima/contracts/remote';
import { apiQuery } from '@sinima/runtime';
import type { ApiDescription } from './api-description.ts';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** The API's description of itself, of which the page keeps a third. */
export function apiDescriptionQuery(): DataQuery<ApiDescription> {
  const whole = apiQuery('/api/openapi.json');
  return {
    queryKey: ['described', ...whole.queryKey],
    queryFn: async ({ signal }) => {
      const document: object = await whole.queryFn({ queryKey: whole.queryKey, signal });
      return describeApi(document as OpenApiDocument);
    },
  };
}
