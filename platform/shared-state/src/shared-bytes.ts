import type { ValkeyConnections } from './valkey-connection.ts';

const keyOf = (name: string): string => `sinima:bytes:${name}`;

/** Bytes that any server may read which one of them has kept. While Valkey is away there are none. */
export class SharedBytes {
  constructor(private readonly connections: ValkeyConnections) {}

  put(name: string, bytes: Buffer, keptMs: number): void {
    const { commands } = this.connections;
    this.connections
      .answered(commands, commands.set(keyOf(name), bytes, 'PX', keptMs))
      .catch((error: unknown) => this.connections.noteRefusal(error));
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { commands } = this.connections;
    try {
      return (await this.connections.answered(commands, commands.getBuffer(keyOf(name)))) ?? undefined;
    } catch (error) {
      this.connections.noteRefusal(error);
      return undefined;
    }
  }
}
