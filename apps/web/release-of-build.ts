import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Release } from './src/offline/release.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

export const WORKER = 'service-worker.js';
const PLACE = '__RELEASE__';

/** The till, the page of a driver, and all that they open later: what nobody can fetch when it is needed. */
const OF_TILL = /\/modules\/(point-of-sale\/(till|receipt)|transport\/driver)\//;
/** What every page begins with, on either side of the login. */
const BEGINNINGS =
  /\/apps\/web\/(index\.html|src\/(signed-in\/signed-in|guest\/guest)\.tsx)$|\/session\/(own|plain)-ciphers\.ts$/;

/** Writes into the service worker what the release is made of that the till needs without a server. */
export const releaseOfBuild: Plugin = {
  name: 'release-of-build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle['index.html'];
      if (worker?.type !== 'chunk' || page?.type !== 'asset')
        this.error('The build has no worker or no page');
      if (worker.imports.length > 0) this.error('The service worker has to stand alone');
      const build = createHash('sha256').update(page.source).digest('hex').slice(0, 16);
      const open = readdirSync(path.join(import.meta.dirname, 'public'));
      const release: Release = { build, files: [...open, ...partsOfTill(bundle)].map((file) => `/${file}`) };
      worker.code = worker.code.replace(PLACE, JSON.stringify(release));
    },
  },
};

function partsOfTill(bundle: Bundle): string[] {
  const files = new Set<string>();
  const take = (fileName: string) => {
    const chunk = bundle[fileName] as Chunk | Rolldown.OutputAsset | undefined;
    if (!chunk || files.has(fileName)) return;
    files.add(fileName);
    if (chunk.type !== 'chunk') return;
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const other of [...chunk.imports, ...importedCss, ...importedAssets]) take(other);
    if (OF_TILL.test(chunk.facadeModuleId ?? '')) for (const later of chunk.dynamicImports) take(later);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && isBeginning(file)) take(file.fileName);
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && /\.woff2$/.test(file.fileName)) files.add(file.fileName);
  return [...files].sort();
}

function isBeginning({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId !== null && (BEGINNINGS.test(facadeModuleId) || OF_TILL.test(facadeModuleId));
}
