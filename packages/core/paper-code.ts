/** Letters and digits of which none is taken for another, also in bad light: no I, O, 0 or 1. */
export const PAPER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // cspell:disable-line
export const PAPER_CODE_LENGTH = 16;

/** A code as somebody types it, with or without blanks and in small letters; null where it can be none. */
export function readPaperCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === PAPER_CODE_LENGTH && [...code].every((letter) => PAPER_LETTERS.includes(letter))
    ? code
    : null;
}

/** `K7QW 4MRD XH9P 2VTC`, as it stands on paper. */
export function paperCodeText(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The path that checks a paper, as its QR code holds it behind the address of the server (`/verify/…`). */
export function pathOfPaper(code: string): string {
  return `/verify/${code}`;
}
