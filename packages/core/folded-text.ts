const PLAIN = /^[\x20-\x7e]*$/;

/** A text as it is searched and compared: small letters without accents, straight apostrophes, one space between words. */
export function folded(text: string): string {
  const plain = PLAIN.test(text) ? text : withoutAccents(text);
  return plain
    .toLowerCase()
    .trim()
    .replace(/\s{2,}/g, ' ');
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc\u02bb`\u00b4]/g, "'")
    .replace(/\s/g, ' ');
}
