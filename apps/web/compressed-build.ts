import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** The last step of quality takes twice as long as all before it, for two percent. */
const QUALITY = 10;
const paramsOf = (content: Buffer) => ({
  params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
});

/** What a file weighs on its way to a browser, in KB. */
export function weightOf(code: string): number {
  const content = Buffer.from(code);
  return brotliCompressSync(content, paramsOf(content)).length / 1024;
}

/** Less fits into one packet as it is. */
const LEAST_BYTES = 1024;
const WITH_TEXT = /\.(js|css|svg|wasm)$/;

/**
 * Writes each file of the build compressed beside it, so that the server hands it out as it lies: smaller than what can be
 * compressed while somebody waits, and without its processor.
 */
export const compressedBuild: Plugin = {
  name: 'compressed-build',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        return WITH_TEXT.test(file.fileName) && content.length > LEAST_BYTES ? { ...file, content } : [];
      });
      await Promise.all(
        files.map(async ({ fileName, content }) => {
          await writeFile(path.join(dir, `${fileName}.br`), await compress(content, paramsOf(content)));
        }),
      );
    },
  },
};
