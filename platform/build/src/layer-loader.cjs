const path = require('node:path');

const layers = [
  ['ui-kit/', 'kit'],
  ['platform/', 'shared'],
];

/** Our packages that are installed in another project, and the folder of this repository that each was compiled from. */
const installed = /^.*\/node_modules\/@sinima\/([\w-]+)\/dist\//;

/** Return what a file is called on every machine: its path in this repository, or in the project. */
function nameOf(file, rootDir) {
  const name = file.replaceAll('\\', '/');
  const [, folder] = installed.exec(name) ?? [];
  if (folder === undefined) return path.relative(rootDir, file).replaceAll('\\', '/');
  return name.replace(installed, `${folder === 'ui-kit' ? folder : `platform/${folder}`}/src/`);
}

/**
 * Put a CSS module into its layer: the UI kit's into `kit`, another shared package's into `shared`, an app's own into
 * `app`, so that the app's win wherever and whenever the stylesheets load. Its path opens the block: the stylesheet of the
 * app is put together by it.
 */
module.exports = function layerLoader(source) {
  const name = nameOf(this.resourcePath, this.getOptions().rootDir);
  const [, layer] = layers.find(([folder]) => name.startsWith(folder)) ?? ['', 'app'];
  return `@layer ${layer} {\n/* ${name} */\n${source}\n}`;
};
