/** Version of the API's contract; `npm run release-contract -w @sinima/contracts` raises it. */
export const API_VERSION = '1.2.0';
