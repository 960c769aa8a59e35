/** The name of the global in which the shell server keeps its instances for the remotes' server bundles. */
export const SHARED_GLOBAL = '__sinimaShared';
