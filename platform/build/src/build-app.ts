import type { BuiltRelease } from '@sinima/contracts/release';
import type { Built, RemoteBuild } from './build-release.ts';

/** Build an app, the host or a remote, from its sources. The bundler is loaded then. @throws BuildError */
export async function buildApp(app: string, options: RemoteBuild): Promise<Built<BuiltRelease>> {
  if (app === 'shell') return (await import('./build-host.ts')).buildHost(options);
  return (await import('./build-release.ts')).buildRelease(app, options);
}
