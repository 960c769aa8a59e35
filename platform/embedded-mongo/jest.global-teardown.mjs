/** End the engine that the tests shared, where one was started. */
export default async function tidyUp() {
  await globalThis.embeddedEngine?.stop();
}
