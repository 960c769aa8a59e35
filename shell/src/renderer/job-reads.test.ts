/** @jest-environment node */
import { apiSend } from '@sinima/runtime';
import { readThroughJobs, withClient } from './job-reads.ts';

it('a page that is rendered writes nothing', async () => {
  readThroughJobs();
  const read = jest.fn();
  const job = () => apiSend('POST', '/api/notes', {});
  await expect(withClient({ read, remotes: [] }, job)).rejects.toThrow('POST /api/notes');
  expect(read).not.toHaveBeenCalled();
});
