import { Profiler, type ProfilerOnRenderCallback, type ReactNode } from 'react';
import { RENDER_MEASURE } from '../page/boundary-facts.ts';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';

const note: ProfilerOnRenderCallback = (key, _phase, duration, _whole, start) => {
  performance.measure(RENDER_MEASURE + key, { start, duration });
};

/** In development, let the browser's performance timeline know what React takes for a fragment. */
export function measured(fragment: FragmentRef, content: ReactNode): ReactNode {
  if (process.env.NODE_ENV !== 'development') return content;
  return (
    <Profiler id={fragmentKey(fragment)} onRender={note}>
      {content}
    </Profiler>
  );
}
