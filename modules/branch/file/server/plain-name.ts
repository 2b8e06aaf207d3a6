/** The ending that names of a content have. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const LONGEST = 120;

/**
 * The last part of what the device calls a file, without what could not be printed, and with the ending of its content:
 * a device opens a file by its ending, and `invoice.hta` would be a program there.
 */
export function plainName(name: string, otherwise: string, contentType: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim();
  const ending = ENDINGS[contentType] ?? 'bin';
  const isRight = plain.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(plain));
  const stem = (
    isRight ? plain.replace(/\.[^.]*$/, '') : plain.replace(/(\.[\p{L}\p{N}]{1,10})+$/u, '')
  ).trim();
  return `${(stem || otherwise).slice(0, LONGEST - ending.length - 1)}.${ending}`;
}
