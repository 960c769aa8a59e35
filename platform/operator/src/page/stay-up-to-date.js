// Brings the overview up to date every five seconds, while nobody is at one of its controls or about to be.
const STILL_MS = 1_000;
const main = document.querySelector('main');
let isDown = false;
let movedAt = -Infinity;
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'scroll']) {
  const note = ({ buttons = 0 }) => {
    isDown = type !== 'pointercancel' && buttons > 0;
    movedAt = performance.now();
  };
  document.addEventListener(type, note, { capture: true, passive: true });
}
const isInUse = () =>
  isDown ||
  performance.now() - movedAt < STILL_MS ||
  main.contains(document.activeElement) ||
  main.querySelector('details[open]') !== null;
setInterval(async () => {
  if (document.hidden || isInUse()) return;
  const response = await fetch(location.href, { headers: { 'x-by-itself': '1' } }).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!isInUse()) main.replaceChildren(...page.querySelector('main').childNodes);
}, 5_000);
