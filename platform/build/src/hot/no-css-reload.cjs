/** Takes the place of the bundler's own reload of stylesheets: the page's client exchanges an app's one stylesheet. */
exports.cssReload = () => () => undefined;
