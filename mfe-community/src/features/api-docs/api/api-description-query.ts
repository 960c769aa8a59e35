import type { DataQuery } from '@sinima/contracts/remote';
import { apiQuery } from '@sinima/runtime';
import type { ApiDescription } from './api-description.ts';
import type { OpenApiDocument } from '@sinima/contracts/openapi-document';

/** Read the API's description of itself, of which the page shows a third. The code that reads it is loaded with it. */
export function apiDescriptionQuery(): DataQuery<ApiDescription> {
  const whole = apiQuery('/api/openapi.json');
  return {
    queryKey: ['described', ...whole.queryKey],
    queryFn: async ({ signal }) => {
      const [{ describeApi }, document] = await Promise.all([
        import(/* webpackChunkName: "describe-api" */ './describe-api.ts'),
        whole.queryFn({ queryKey: whole.queryKey, signal }) as Promise<object>,
      ]);
      return describeApi(document as OpenApiDocument);
    },
  };
}
