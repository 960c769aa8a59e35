import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Component, type ReactNode } from 'react';

interface FragmentBoundaryProps {
  /** A new value clears the error, e.g. the next navigation. */
  resetKey: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a fragment's failure within the fragment. */
export class FragmentBoundary extends Component<FragmentBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(previous: FragmentBoundaryProps): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <ErrorArea onRetry={this.retry} /> : this.props.children;
  }
}
