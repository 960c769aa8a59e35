import { runSlowBrowserTests } from '../src/browser-tests.ts';

it('the Nu Html Checker finds nothing in any page', async () => {
  const { passed, failures } = await runSlowBrowserTests('@html', 2);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(0);
});
