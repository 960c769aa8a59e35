/** @jest-environment node */
import type { RenderedFrame } from '@sinima/shell/page/page-work';
import { FrameCache } from './frame-cache.ts';

const first = { generation: 1, versions: { shell: '5.0.0', 'mfe-title': '1.0.0' } };
const second = { generation: 2, versions: { shell: '5.0.0', 'mfe-title': '1.1.0' } };

/** Count how often a frame is rendered; each is another one. */
function counted(frame: Partial<RenderedFrame> = {}): {
  render: () => Promise<RenderedFrame>;
  count: () => number;
} {
  let count = 0;
  const render = async (): Promise<RenderedFrame> => {
    count += 1;
    return { kind: 'frame', texts: [`frame ${count}`], keys: [], ...frame };
  };
  return { render, count: () => count };
}

it('a frame is rendered once for each address and generation, for all who ask at the same time too', async () => {
  const frames = new FrameCache();
  const { render, count } = counted();
  const [one, other] = await Promise.all([frames.get('/a', first, render), frames.get('/a', first, render)]);
  expect(await frames.get('/a', first, render)).toBe(one);
  expect(other).toBe(one);
  await frames.get('/b', first, render);
  await frames.get('/a', second, render);
  expect(count()).toBe(3);
});

it('a frame in which something was thrown is not cached', async () => {
  const frames = new FrameCache();
  const { render, count } = counted({ thrown: 'Error' });
  await frames.get('/a', first, render);
  await frames.get('/a', first, render);
  expect(count()).toBe(2);
});

it('a frame that is not rendered is asked for again', async () => {
  const frames = new FrameCache();
  const failing = frames.get('/a', first, () => Promise.reject(new Error('The renderer is busy.')));
  await expect(failing).rejects.toThrow('busy');
  expect((await frames.get('/a', first, counted().render)).texts).toEqual(['frame 1']);
});

it('frames take no more memory than they may', async () => {
  const frames = new FrameCache(100);
  const { render, count } = counted({ texts: ['x'.repeat(60)] });
  await frames.get('/a', first, render);
  await frames.get('/b', first, render);
  await frames.get('/a', first, render);
  expect(count()).toBe(3);
});
