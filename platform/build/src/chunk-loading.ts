/** How a bundle's entry gets its chunks: through the page's registry, by their content addresses. */
import { CHUNK_REGISTRY } from '@sinima/contracts/host';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { CHUNK_FILES } from './chunk-names.ts';

const { RuntimeGlobals, RuntimeModule } = rspack;

/**
 * The runtime of an entry. A chunk's file hands its module factories to the page's registry; the entry puts them among
 * its own factories, so that each version has its own instance of every module.
 */
class RegistryLoading extends RuntimeModule {
  constructor() {
    super('chunk registry loading', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { require, ensureChunkHandlers, publicPath, moduleFactories } = RuntimeGlobals;
    return `
      var files = JSON.parse('${CHUNK_FILES}');
      var installs = {};
      ${ensureChunkHandlers}.j = (chunkId, promises) => {
        if (!files[chunkId]) return;
        promises.push(installs[chunkId] ||= globalThis.${CHUNK_REGISTRY}.load(${publicPath} + files[chunkId]).then(
          ([, factories, runtime]) => {
            for (var id in factories) ${moduleFactories}[id] ||= factories[id];
            if (runtime) runtime(${require});
          },
          (error) => {
            delete installs[chunkId];
            throw error;
          },
        ));
      };
    `;
  }
}

/** Let the entries of a bundle load their chunks through the page's registry. */
export class ChunkRegistryPlugin implements RspackPluginInstance {
  readonly #name = 'ChunkRegistryPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.#name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(this.#name, (chunk, requirements) => {
          requirements.add(RuntimeGlobals.publicPath);
          requirements.add(RuntimeGlobals.moduleFactories);
          compilation.addRuntimeModule(chunk, new RegistryLoading());
        });
    });
  }
}

/**
 * Rspack's `output` for chunks that hand their factories to the registry. Nothing in such a chunk tells which version it
 * was built for.
 */
export const chunkOutput: Configuration['output'] = {
  chunkFormat: 'array-push',
  chunkLoading: 'chunk-registry',
  enabledChunkLoadingTypes: [],
  chunkLoadingGlobal: CHUNK_REGISTRY,
};
