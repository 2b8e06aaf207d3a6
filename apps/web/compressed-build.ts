import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { heavyPage } from './parts-of-pages.ts';

const compress = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** The last step of quality takes twice as long as all before it, for two percent. */
const QUALITY = 10;
/** Less fits into one packet as it is. */
const LEAST_BYTES = 1024;
const WITH_TEXT = /\.(js|css|svg|wasm)$/;

/**
 * Writes each file of the build compressed beside it, so that the server hands it out as it lies: smaller than what can be
 * compressed while somebody waits, and without its processor. By that it is weighed, and a page that has grown too heavy ends the build.
 */
export const compressedBuild: Plugin = {
  name: 'compressed-build',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const bytes = new Map<string, number>();
      const write = async (fileName: string, content: Buffer) => {
        bytes.set(fileName, content.length);
        if (!WITH_TEXT.test(fileName) || content.length <= LEAST_BYTES) return;
        const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
        const small = await compress(content, { params });
        bytes.set(fileName, small.length);
        await writeFile(path.join(dir, `${fileName}.br`), small);
      };
      await Promise.all(
        Object.values(bundle).map((file) =>
          write(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)),
        ),
      );
      const heavy = heavyPage(bundle, bytes);
      if (heavy) this.error(heavy);
    },
  },
};
