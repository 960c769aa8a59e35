import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Content that a filter of the home page changes: it keeps its height, so that the content below does not jump. */
export function KeptHeight({ children }: { children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef({ width: 0, height: 0 });

  useLayoutEffect(() => {
    if (!box.current) return;
    const { style, offsetWidth: width } = box.current;
    // Another width has other heights.
    if (width !== kept.current.width) kept.current = { width, height: 0 };
    style.minBlockSize = '';
    kept.current.height = Math.max(kept.current.height, box.current.offsetHeight);
    style.minBlockSize = `${kept.current.height}px`;
    const forget = (): void => void (style.minBlockSize = '');
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  });

  return (
    <div ref={box} className="ca:min-w-0">
      {children}
    </div>
  );
}
