/** The provider as a process of the site: it says by IPC when it is ready, and stops with its parent. */
import { SettingsError } from '@sinima/server/settings';
import { readIdentitySettings } from './settings/settings.ts';
import { PortTakenError, startProvider } from './start-provider.ts';

async function start() {
  try {
    return await startProvider(readIdentitySettings(process.env));
  } catch (error) {
    if (!(error instanceof PortTakenError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const provider = await start();

function stop(): void {
  void provider.stop().then(() => process.exit(0));
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
process.send?.({ ready: true, port: provider.port });
