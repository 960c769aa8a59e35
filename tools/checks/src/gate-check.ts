/** What the gate will say when the API is published, said beforehand. */
import { apiRefusals } from '@sinima/gate/needs/releases-in-use';
import { liveSurroundings } from '@sinima/remote/live-surroundings';
import type { GateCheck } from '@sinima/remote/try-app';

/** Compare the API's document with what the releases in use read. */
export async function tryApi(): Promise<GateCheck> {
  const { notes, openapi, generation, releases = [] } = await liveSurroundings();
  return { refusals: apiRefusals(openapi, generation, releases), notes };
}
