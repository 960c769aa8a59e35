import { Component, type ReactNode } from 'react';
import styles from './frame.module.css';

/** Stands where a story threw, and says what. */
export function StoryFailure({ error }: { error: unknown }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failed}>This story throws</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}

/** Keeps what a story throws to the story. */
export class StoryBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <StoryFailure error={error} />;
  }
}
