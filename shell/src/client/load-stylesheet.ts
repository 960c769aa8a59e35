const loads = new Map<string, Promise<void>>();

function append(href: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if (integrity !== undefined) link.integrity = integrity;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loads.delete(href);
      reject(new Error(`The stylesheet ${href} did not load.`));
    };
    document.head.append(link);
  });
}

/** Add a stylesheet once; resolves when it applies, so that nothing shows unstyled. A missing one is an error. */
export function loadStylesheet(href: string, integrity?: string): Promise<void> {
  const there = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === href,
  );
  const load = loads.get(href) ?? (there ? Promise.resolve() : append(href, integrity));
  loads.set(href, load);
  return load;
}
