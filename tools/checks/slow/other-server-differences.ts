/**
 * Where SecantusDB 0.7.0b3 answers the suites otherwise than the MongoDB manual says, by the full name of the case.
 * `platform/embedded-mongo/README.md` says why each is so; a case that is not here has to pass.
 */
export const KNOWN_DIFFERENCES: readonly string[] = [
  'plans index serves a prefix',
  'plans index serves a sort after equal fields, reading no more than the page',
  'plans index serves a sort alone',
  'plans index serves $all over an array, with the sort',
  'index commands createIndexes refuses an index over two arrays',
  'mistakes server refuses a collection without a name',
  'the reads of the API, when everything is asked of it use an index, every one of them',
  'the reads of the API, when everything is asked of it have their order from the index, but for those that are small',
  'the reads of the API, when everything is asked of it leave no index unused',
];
