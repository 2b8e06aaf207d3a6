import { inflateSync } from 'node:zlib';

/** What a paper needs for nothing and a program in it would: scripts, other files, addresses it sends to, a lock. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Encrypt)(?![A-Za-z0-9])/;
/** Letters of the objects of a paper once they are unfolded; a bomb stops here. */
const MOST_UNFOLDED = 20_000_000;

/**
 * Whether bytes are a PDF that is only a paper: whole, not locked, and with nothing in it that acts by itself. What is
 * packed is unpacked to look; what cannot be looked into is refused.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-1024).includes('%%EOF')) return false;
  const parts = partsOf(text);
  if (!parts) return false;
  let left = MOST_UNFOLDED;
  for (const body of parts.packed) {
    const unpacked = unfolded(body, left);
    if (unpacked === null || ACTIVE.test(withPlainNames(unpacked))) return false;
    left -= unpacked.length;
  }
  return !ACTIVE.test(withPlainNames(parts.objects));
}

/**
 * The objects of a paper, and those that stand packed in streams. Pictures, fonts and drawing are left out: among their
 * bytes anything may stand by chance. Goes through the text once, however it is made; null where a stream has no end.
 */
function partsOf(text: string): { objects: string; packed: string[] } | null {
  const objects: string[] = [];
  const packed: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('stream', at);
    if (start < 0) return { objects: [...objects, text.slice(at)].join(' '), packed };
    const head = text.slice(at, start);
    objects.push(head);
    const end = text.indexOf('endstream', start);
    if (end < 0) return null;
    if (withPlainNames(head.slice(-LONGEST_HEAD)).includes('/ObjStm'))
      packed.push(text.slice(start + 'stream'.length, end).replace(/^\r?\n/, ''));
    at = end + 'endstream'.length;
  }
}

/** What stands before the bytes of a stream and says what they are. */
const LONGEST_HEAD = 1000;

function unfolded(body: string, most: number): string | null {
  try {
    return inflateSync(Buffer.from(body, 'latin1'), { maxOutputLength: Math.max(1, most) }).toString(
      'latin1',
    );
  } catch {
    return null;
  }
}

/** A name may write any letter as its number: `/J#61vaScript`. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
