import { runProcess } from '@sinima/processes/run-process';

/** Run a program to its end, and return what it wrote. @throws Error with that when it fails */
export async function succeed(command: string, args: readonly string[], cwd?: string): Promise<string> {
  const { code, output } = await runProcess({ command, args, ...(cwd !== undefined && { cwd }) });
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4_000)}`);
  return output;
}
