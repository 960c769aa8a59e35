import { loadModule } from './load-module.ts';

const Page = () => 'A page';
const head = () => ({ title: 'A title' });
const prefetch = () => Promise.resolve();

it('the module of a page has its component, reads and head', async () => {
  const module = { default: Page, prefetch, head };
  expect(await loadModule({ load: async () => module })).toEqual(module);
});

it('of a release for an earlier container, reads and head stand beside the module', async () => {
  const former = { load: async () => ({ default: Page }), prefetch, head };
  expect(await loadModule(former)).toMatchObject({ default: Page, prefetch, head });
});
