import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compressedBuild } from './compressed-build.ts';
import { groupsOf, partsOfPages } from './parts-of-pages.ts';
import { releaseOfBuild, WORKER } from './release-of-build.ts';

/** Nothing of the server may reach a browser: such a chunk ends the build (architecture.md 1.2). */
const noServerCode: Plugin = {
  name: 'no-server-code',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      const leaked = output.type === 'chunk' && output.moduleIds.find((id) => SERVER_CODE.test(id));
      if (leaked) this.error(`${output.fileName} holds server code: ${leaked}`);
    }
  },
};

const SERVER_CODE = /\/server\/|\/server-kit\/|\.server\.ts$|\/public\.ts$/;

/** The web application: one page, its screens loaded as they are opened, in the parts that are given. */
const configOf = (parts: ReadonlyMap<string, string>) =>
  ({
    root: import.meta.dirname,
    base: '/', // specification §9: served from the root path
    plugins: [react(), noServerCode, releaseOfBuild, ...(parts.size > 0 ? [compressedBuild] : [])],
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // Never as data: in the page: the policy of the server allows no inline source for fonts and scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Who takes one name from a module's public names is not given the others.
        treeshake: { moduleSideEffects: [{ test: /\/public\.web\.ts$/, sideEffects: false }] },
        input: {
          index: path.join(import.meta.dirname, 'index.html'),
          worker: path.join(import.meta.dirname, 'src/offline/service-worker.ts'),
        },
        output: {
          // Its scope is where it lies, and its name stays the same through all releases.
          entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: groupsOf(parts) },
        },
      },
    },
    server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) =>
  configOf(command === 'build' ? await partsOfPages(configOf(new Map())) : new Map()),
);
