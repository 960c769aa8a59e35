/**
 * Lets the minifier leave out what the site does not use of React Router: its production build names components for
 * developer tools and makes them by calls, which keeps all of them, forms and prefetching of its framework mode and the
 * error boundary of its own routes among them.
 */
module.exports = function droppableComponents(source) {
  return source
    .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext|createElement)\()/g, '= /* @__PURE__ */ $1');
};
