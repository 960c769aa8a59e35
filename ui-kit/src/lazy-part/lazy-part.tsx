import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** The props of a lazy part beside its own. */
interface LazyPartProps {
  /** Give each use a value of its own: a new one loads the code again if the last attempt failed. */
  attempt: number;
  /** Stands in for the part when it fails; nothing by default. */
  substitute?: ReactNode;
}

interface PartBoundaryProps extends LazyPartProps {
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override componentDidUpdate(previous: PartBoundaryProps): void {
    if (this.state.hasFailed && previous.attempt !== this.props.attempt) this.retry();
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.substitute ?? null) : this.props.children;
  }
}

/**
 * Make a component of code that a page can do without. It loads at its first use; if it cannot be loaded, or throws,
 * only this part is missing.
 *
 * @example
 * const Toasts = lazyPart(() => import('./toasts.tsx'));
 * <Toasts attempt={notice.id} notice={notice} />
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & LazyPartProps> {
  let latest = lazy(load);
  return function LazyPart({ attempt, substitute, ...props }) {
    const [Part, setPart] = useState(() => latest);
    // React keeps a failed load for ever, so another attempt needs another lazy component.
    const renew = (): void => {
      if (Part === latest) latest = lazy(load);
    };
    return (
      <PartBoundary
        attempt={attempt}
        substitute={substitute}
        onFailure={renew}
        onRetry={() => setPart(() => latest)}
      >
        <Suspense>
          <Part {...(props as Props)} />
        </Suspense>
      </PartBoundary>
    );
  };
}
