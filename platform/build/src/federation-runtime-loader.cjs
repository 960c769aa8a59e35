/**
 * Puts a runtime of our own in place of the one that federation's plugin writes into every entry. That one is made for hosts
 * and containers of any shape, and weighs several times as much.
 */
module.exports = function federationRuntime() {
  const { runtime } = this.getOptions();
  return `import start from ${JSON.stringify(runtime)};\nstart(__webpack_require__);`;
};
