import type { ReactNode } from 'react';

/** Two parts of a widget: on a wide screen the second stands beside the first. */
export function WidgetColumns({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="ca:mt-5 ca:grid ca:grid-cols-1 ca:gap-5 ca:lg:grid-cols-[minmax(0,1fr)_18rem]">
      {children}
    </div>
  );
}
