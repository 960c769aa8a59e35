/** One line of JSON a message, as the host's own server writes them. */
export interface Log {
  info(message: string): void;
  error(message: string): void;
}

const write = (level: number, msg: string): void => {
  process.stdout.write(
    `${JSON.stringify({ level, time: Date.now(), pid: process.pid, name: 'launcher', msg })}\n`,
  );
};

export const log: Log = { info: (message) => write(30, message), error: (message) => write(50, message) };
