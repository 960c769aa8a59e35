/** An entry of the shell server's log about a remote that failed while it was rendered. */

export interface ServerFault {
  readonly remote: string;
  /** The stack of the error, or another description of the failure. */
  readonly detail: string;
}

/** Read a line of the log; undefined: it tells of something else. */
export function serverFault(line: string): ServerFault | undefined {
  if (!line.startsWith('{') || !line.includes('"fault"')) return undefined;
  try {
    const { remote, detail } = JSON.parse(line) as Partial<Record<string, unknown>>;
    return typeof remote === 'string' && typeof detail === 'string' ? { remote, detail } : undefined;
  } catch {
    return undefined;
  }
}
