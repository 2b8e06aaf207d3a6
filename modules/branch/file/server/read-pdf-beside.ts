import { parentPort, workerData } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

/**
 * What a paper needs for nothing and a program in it would: scripts, other files, addresses it sends to. Names of PDF 2.0
 * (ISO 32000-2), wherever they stand.
 */
const ACTIVE: ReadonlySet<string> = new Set([
  ...['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Encrypt', 'Movie', 'Sound', 'Rendition', 'Trans3D'],
]);

/** Whether bytes are a PDF without any of them; every object counts, whether anything refers to it or not. */
async function isPlain(bytes: Uint8Array): Promise<boolean> {
  const { context } = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  const { Root, Encrypt, Info } = context.trailerInfo;
  if (!Root || Encrypt) return false;
  const waiting: unknown[] = [Root, Info, ...context.enumerateIndirectObjects().map(([, object]) => object)];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFName && ACTIVE.has(object.decodeText())) return false;
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    if (object instanceof PDFStream) waiting.push(object.dict);
    if (object instanceof PDFDict) for (const [name, value] of object.entries()) waiting.push(name, value);
  }
  return true;
}

parentPort?.postMessage(await isPlain(workerData as Uint8Array).catch(() => false));
