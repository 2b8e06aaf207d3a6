import { Worker } from 'node:worker_threads';

/** What a paper of the largest size needs to be read; one that unfolds into more is a bomb. */
const MOST_MEGABYTES = 192;
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Whether bytes are a PDF that is only a paper: whole, not locked, and with nothing in it that acts by itself. A parser
 * reads all of it, for what looks at the text is led astray by a text that looks like a PDF; it works beside the calls, with
 * memory and time of its own, and what it cannot read through is refused.
 */
export async function isPlainPdf(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^%PDF-[12]\.\d/.test(text.toString('latin1', 0, 16))) return false;
  if (!text.toString('latin1', Math.max(0, text.length - 1024)).includes('%%EOF')) return false;
  return readBeside(bytes);
}

function readBeside(bytes: Uint8Array): Promise<boolean> {
  const reader = new Worker(new URL('./read-pdf-beside.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const begun = { at: Date.now(), bytes: process.memoryUsage.rss(), peak: peakBytes() };
  const isTooMuch = (bytes: number) => bytes - begun.bytes > MOST_MEGABYTES * 1024 * 1024;
  return new Promise((resolve) => {
    // What streams unfold into lies outside of the memory that is limited above, so it is looked at from here.
    const watch = setInterval(() => {
      if (isTooMuch(process.memoryUsage.rss()) || Date.now() - begun.at > LONGEST_MS) void reader.terminate();
    }, LOOK_EVERY_MS);
    const end = (isPlain: boolean) => {
      clearInterval(watch);
      resolve(isPlain);
    };
    // On a busy machine it may be through before anybody looked; the peak still tells.
    reader.once('message', (isPlain: boolean) => {
      const peak = peakBytes();
      end(isPlain && !(peak > begun.peak && isTooMuch(peak)));
    });
    // Out of memory, out of time, or a fault of the parser.
    reader.once('error', () => end(false));
    reader.once('exit', () => end(false));
  });
}

/** The most memory that this process ever had. */
function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1024;
}
