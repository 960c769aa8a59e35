/** A script of a release did not come, or is not what was asked for; named as bundlers name it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Add a classic script to the page and resolve when it has run. Its element is gone then.
 *
 * @param integrity the hash of its bytes, and keys of which one must have signed them: other bytes never run
 * @param deadline how long it may take, in milliseconds
 */
export function loadScript(
  { href, pathname }: URL,
  integrity: string | undefined,
  deadline: number,
): Promise<void> {
  const script = document.createElement('script');
  script.src = href;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    const fail = (what: string): void => reject(new ChunkLoadError(`The script ${pathname} ${what}.`));
    const timer = setTimeout(fail, deadline, 'took too long');
    const settle = ({ type }: Event): void => {
      clearTimeout(timer);
      script.remove();
      if (type === 'load') resolve();
      else fail('did not load');
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    document.head.append(script);
  });
}
