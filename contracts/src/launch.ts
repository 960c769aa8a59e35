/**
 * What the launcher and the host's server process that it runs say to each other, by IPC. The process first listens at a
 * loopback port of its own, where the launcher alone asks for its health; it takes visitors when the launcher says so.
 */

/** From the host's process, once: it has started, and answers `/health/ready` at this loopback port. */
export interface HostStarted {
  readonly ready: true;
  readonly port: number;
}

/** From the launcher, once it has found the process healthy: listen at the site's port. */
export interface TakeVisitors {
  readonly takeVisitors: true;
}

/** Name of the variable that tells the host's process which of its versions it is. */
export const HOST_VERSION = 'HOST_VERSION';
