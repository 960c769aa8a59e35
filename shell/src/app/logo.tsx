import type { ReactNode } from 'react';

/** The name, with a strip of woven cloth for its mark. */
export function Logo(): ReactNode {
  return (
    <>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M0 0h24v24H0z" opacity=".14" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          d="M4 4l8 8-8 8M20 4l-8 8 8 8M12 0v6M12 18v6M0 12h4M20 12h4"
        />
      </svg>
      <span>Sinima</span>
    </>
  );
}
