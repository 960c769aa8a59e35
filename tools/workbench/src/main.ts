/** The workbench's settings for Storybook: which stories there are, and how Rsbuild makes modules of what they import. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layerRule, pictureRule } from '@sinima/build/module-rules';
import { stylePrefix } from '@sinima/build/style-prefix';
import { layerOrder, utilities } from '@sinima/build/stylesheet';
import { packageDir, remoteNames, rootDir } from '@sinima/build/workspace';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import tailwind from '@tailwindcss/postcss';
import type { Plugin } from 'postcss';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const folders = [...remoteNames(), 'platform/catalogue-ui'];
const utilitiesDir = path.join(rootDir, '.data/workbench');

/** Write what Tailwind compiles for each remote, under its own prefix. Return the files. */
function utilityFiles(): string[] {
  mkdirSync(utilitiesDir, { recursive: true });
  return remoteNames().map((remote) => {
    const file = path.join(utilitiesDir, `${remote}.css`);
    writeFileSync(file, utilities(path.join(rootDir, remote), stylePrefix(remote), 'test'));
    return file;
  });
}

const kit = packageDir('@sinima/ui-kit');

/** Visitors of the site may see a fallback where a line is slow; designers wait for the faces that they have come to see. */
const waitForFonts: Plugin = {
  postcssPlugin: 'wait-for-fonts',
  Declaration: {
    'font-display': (declaration) => {
      if (declaration.value !== 'block') declaration.value = 'block';
    },
  },
};

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    { directory: path.join(kit, 'stories'), titlePrefix: 'ui-kit' },
    ...folders.map((folder) => ({
      directory: path.join(rootDir, folder, 'src'),
      titlePrefix: path.basename(folder),
    })),
  ],
  previewHead: (head) => `${head ?? ''}<style>${layerOrder}</style>`,
  rsbuildFinal: (rsbuild, { configType }) => {
    const mode = configType === 'PRODUCTION' ? 'production' : 'development';
    return mergeRsbuildConfig(rsbuild, {
      plugins: [pluginReact()],
      source: { preEntry: utilityFiles() },
      tools: {
        postcss: (_options, { addPlugins }) => addPlugins([tailwind({ base: rootDir }), waitForFonts]),
        bundlerChain: (chain, { CHAIN_ID }) => {
          chain.module.rule(CHAIN_ID.RULE.IMAGE).resourceQuery({ not: [/as=picture/] });
        },
        rspack: (_config, { appendRules, appendPlugins, rspack }) => {
          appendRules([layerRule, pictureRule({ mode, target: 'browser' })]);
          // No server draws cloth.
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(
              /cloth\/cloth-path\.ts$|\.\/cloth-path\.ts$/,
              path.join(kit, 'src/cloth/drawn-cloth.ts'),
            ),
          );
        },
      },
    });
  },
};

export default config;
