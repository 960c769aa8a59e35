/** Version of the API's contract; `npm run release-contract -w @sinima/contracts` raises it. */
export const API_VERSION = '1.3.0';
