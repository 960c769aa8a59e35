/** A CSS module as tests see it: every class is called what the source calls it. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : name === 'default' ? module.exports : name) },
);
