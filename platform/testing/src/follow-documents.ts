/**
 * Record the addresses of documents that links and forms ask the browser for: jsdom loads none.
 *
 * @returns paths with their searches, in order, from now on until the test file ends
 */
export function followDocuments(): string[] {
  const asked: string[] = [];
  const note = (event: Event, address: URL): void => {
    event.preventDefault();
    asked.push(address.pathname + address.search);
  };
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented) note(event, new URL(link.href));
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const address = new URL(event.target.action);
    address.search = new URLSearchParams(
      [...new FormData(event.target)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ).toString();
    note(event, address);
  });
  return asked;
}
