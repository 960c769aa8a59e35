import { z } from 'zod';

/** Up to which accepted change the files hold the log of a site; `npm run data -- export` writes it. */
export const heldChanges = z.strictObject({
  sequence: z.int().min(1).describe('The place of the change in the log.'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'is not a hash of 64 digits')
    .describe('The hash of the change, which tells one log from another.'),
});
export type HeldChanges = z.infer<typeof heldChanges>;
