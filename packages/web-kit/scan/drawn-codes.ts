// cspell:ignore UPCA UPCE
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// From our own server, where the build puts it: by itself the reader asks a stranger for its program.
const program = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({ overrides: { locateFile: () => program } });

/** The code that is drawn in a picture; none where nothing in it is one. Formats are those of specification §9. */
export async function drawnCode(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, {
    formats: [
      ...(['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'Code93', 'Codabar', 'ITF'] as const),
      ...(['QRCode', 'DataMatrix', 'Aztec', 'PDF417'] as const),
    ],
    // As browsers say it: the parts of GS1 with their separators, not in brackets for people.
    textMode: 'Plain',
    maxNumberOfSymbols: 1,
  });
  if (!found?.text) return null;
  return found.format === 'UPCE' ? shortUpc(found.text) : found.text;
}

/** A UPC-E in the eight digits that stand below its bars; the reader says what they stand for. */
function shortUpc(long: string): string {
  const [system = '', maker = '', item = '', check = ''] =
    /^(\d)(\d{5})(\d{5})(\d)$/.exec(long.padStart(13, '0').slice(1))?.slice(1) ?? [];
  const middle = /^..[012]00$/.test(maker)
    ? maker.slice(0, 2) + item.slice(2) + maker[2]
    : /00$/.test(maker)
      ? `${maker.slice(0, 3)}${item.slice(3)}3`
      : /0$/.test(maker)
        ? `${maker.slice(0, 4)}${item.slice(4)}4`
        : maker + item.slice(4);
  return `${system}${middle}${check}`;
}
