import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const code = { default: Greeting };

function show(load: () => Promise<typeof code>) {
  const Part = lazyPart(load);
  const page = (attempt: number) => (
    <>
      <h1>The page</h1>
      <Part attempt={attempt} substitute={<p>Plain words</p>} name="Ada" />
    </>
  );
  const { rerender } = render(page(1));
  return (attempt: number) => rerender(page(attempt));
}

describe('lazyPart', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows the part once its code is there', async () => {
    show(() => Promise.resolve(code));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('shows the substitute when the code cannot be loaded, and the page around it stays', async () => {
    show(() => Promise.reject(new Error('offline')));
    expect(await screen.findByText('Plain words')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('loads the code again with the next attempt, and not before', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(code);
    const use = show(load);
    await screen.findByText('Plain words');
    use(1);
    expect(load).toHaveBeenCalledTimes(1);
    use(2);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads the code again where it is mounted anew', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(code);
    const Part = lazyPart<{ name: string }>(load);
    const { unmount } = render(<Part attempt={1} substitute="Plain words" name="Ada" />);
    await screen.findByText('Plain words');
    unmount();
    render(<Part attempt={1} name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('shows the substitute when the part throws', async () => {
    show(() =>
      Promise.resolve({
        default: () => {
          throw new Error('broken');
        },
      }),
    );
    expect(await screen.findByText('Plain words')).toBeVisible();
  });
});
