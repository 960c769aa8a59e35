/**
 * Puts a CSS module into its layer: the UI kit's into `kit`, an app's own into `area`, so that the app's win wherever
 * and whenever the stylesheets load.
 */
module.exports = function layerLoader(source) {
  const layer = this.resourcePath.includes('/ui-kit/') ? 'kit' : 'area';
  return `@layer ${layer} {\n${source}\n}`;
};
