import type { Problem } from '#core/errors.ts';
import { checkDigit } from '#core/scan-code.ts';
import { CHECK_DIGIT, DIGITS_LOST, NOT_BARCODE } from './product.words.ts';

/**
 * What is wrong with a barcode, if anything. Codes of 8, 12, 13 and 14 digits are EAN-8 or UPC-E, UPC-A, EAN-13 and
 * ITF-14, whose last digit checks the others; whatever else prints is a Code 39, Code 93, Code 128, Codabar, QR, Aztec,
 * DataMatrix or PDF417 (specification §9).
 */
export function barcodeProblem(code: string): Problem | null {
  if (/^\d+([.,]\d+)?E\+\d+$/i.test(code)) return { key: 'digits_lost', words: DIGITS_LOST };
  if (!/\d/.test(code) || !/^[\x20-\x7e]+$/.test(code)) return { key: 'not_barcode', words: NOT_BARCODE };
  if (/^[\dOoIl]{8,14}$/.test(code) && /[OoIl]/.test(code)) return { key: 'letter_among_digits' };
  if (!/^(\d{8}|\d{12,14})$/.test(code) || isChecked(code)) return null;
  return { key: 'check_digit', params: { n: checkDigit(code.slice(0, -1)) }, words: CHECK_DIGIT };
}

function isChecked(code: string): boolean {
  const last = Number(code.at(-1));
  if (checkDigit(code.slice(0, -1)) === last) return true;
  return /^[01]\d{7}$/.test(code) && checkDigit(upcA(code)) === last;
}

/** The eleven digits of the UPC-A that a UPC-E shortens by leaving zeros out. */
function upcA(code: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = ''] = code;
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}`;
}
