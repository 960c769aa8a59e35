import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Component, startTransition, type ReactNode } from 'react';
import type { Recovery } from './site.ts';

interface FragmentBoundaryProps {
  /** A new value clears the error, e.g. the next navigation. */
  resetKey: string;
  /** Shown from an error on, until it is known what comes of it. */
  recovering: ReactNode;
  /** Returns undefined when nothing can be done about the error. */
  onError: (error: unknown) => Promise<Recovery> | undefined;
  onReset: () => void;
  /** Resolves when the visitor's retry may go on. */
  beforeRetry: () => Promise<void>;
  children: ReactNode;
}

interface FragmentBoundaryState {
  status: 'well' | 'recovering' | 'failed';
}

/** Keeps a fragment's failure within the fragment. */
export class FragmentBoundary extends Component<FragmentBoundaryProps, FragmentBoundaryState> {
  override state: FragmentBoundaryState = { status: 'well' };

  static getDerivedStateFromError(): FragmentBoundaryState {
    return { status: 'recovering' };
  }

  override componentDidCatch(error: unknown): void {
    const recovery = this.props.onError(error);
    if (recovery) void this.recover(recovery);
    else this.setState({ status: 'failed' });
  }

  private async recover(recovery: Promise<Recovery>): Promise<void> {
    const { resetKey } = this.props;
    const outcome = await recovery.catch(() => 'failed');
    if (outcome === 'stays' || resetKey !== this.props.resetKey) return;
    // In a transition: React waits for code that is there already, and shows no skeleton in between.
    startTransition(() => this.setState({ status: outcome === 'replaced' ? 'well' : 'failed' }));
  }

  override componentDidUpdate(previous: FragmentBoundaryProps): void {
    if (this.state.status !== 'well' && previous.resetKey !== this.props.resetKey) this.reset();
  }

  private reset(): void {
    this.props.onReset();
    this.setState({ status: 'well' });
  }

  private readonly retry = (): Promise<void> => this.props.beforeRetry().then(() => this.reset());

  override render(): ReactNode {
    if (this.state.status === 'failed') return <ErrorArea onRetry={this.retry} />;
    return this.state.status === 'recovering' ? this.props.recovering : this.props.children;
  }
}
