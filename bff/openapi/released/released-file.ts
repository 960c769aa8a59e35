/** Return where the released contract of the API itself, or of a feature, is kept in `contracts`. */
export function releasedFile(feature: string | undefined): string {
  return feature === undefined ? 'released/openapi.json' : `released/features/${feature}.json`;
}
