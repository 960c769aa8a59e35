import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createQueryClient } from './host.ts';

class Boundary extends Component<{ children: ReactNode }, { caught: boolean }> {
  override state = { caught: false };

  static getDerivedStateFromError(): { caught: boolean } {
    return { caught: true };
  }

  override render(): ReactNode {
    return this.state.caught ? 'The boundary has it.' : this.props.children;
  }
}

/** Shows a read that fails with an error of this name. */
function show(name: string): void {
  const failure = Object.assign(new Error('gone'), { name });
  function Reading(): ReactNode {
    const { isError } = useQuery({ queryKey: ['/api/x'], queryFn: () => Promise.reject(failure) });
    return isError ? 'The page has it.' : null;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Boundary>
        <Reading />
      </Boundary>
    </QueryClientProvider>,
  );
}

describe('a read that fails', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['ApiError', 'The page has it.'],
    ['TypeError', 'The page has it.'],
    ['ChunkLoadError', 'The boundary has it.'],
  ])('a read that fails with %s: %s', async (name, text) => {
    show(name);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
