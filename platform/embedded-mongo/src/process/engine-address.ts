import { OWNER } from '../rights/accounts.ts';

/** The variable that gives the process the owner's password: arguments would show it to all users of the machine. */
export const OWNER_PASSWORD = 'ENGINE_OWNER_PASSWORD';

/** The address of an engine for a MongoDB driver, with the owner's name where the engine enforces rights. */
export function engineAddress(port: number, ownerPassword?: string): string {
  const host = `127.0.0.1:${port}/?directConnection=true`;
  if (!ownerPassword) return `mongodb://${host}`;
  const { user, db } = OWNER;
  return `mongodb://${user}:${encodeURIComponent(ownerPassword)}@${host}&authSource=${db}`;
}
