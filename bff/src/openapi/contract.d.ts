/** The OpenAPI document of the API, which `npm run openapi` makes from the controllers and DTOs. */
declare module '@sinima/contracts/openapi.json' {
  const document: object;
  export default document;
}
