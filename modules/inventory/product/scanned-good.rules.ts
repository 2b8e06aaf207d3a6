import { codeKey, readGs1 } from '#core/scan-code.ts';

/** What a code says of the product that it found. */
export interface Scanned<U extends string> {
  /** The unit on whose pack it stands; undefined where it stands on the product itself, or a word was typed. */
  unit: U | undefined;
  /** Batch and last day, where the code tells them (GS1). */
  batch: string | null;
  expire_date: string | null;
}

/** Reads a scanned code against the units of the product that it found. */
export function scannedOf<U extends string>(
  { units }: { units: readonly { unit: U; barcode: string | null }[] },
  code: string,
): Scanned<U> {
  const parts = readGs1(code);
  const key = codeKey(parts?.gtin ?? code);
  const unit = units.find(({ barcode }) => barcode !== null && codeKey(barcode) === key)?.unit;
  return { unit, batch: parts?.batch ?? null, expire_date: parts?.expire_date ?? null };
}

/** Whether a code is one of the product's own, and not a word that its name has. */
export function isCodeOf(
  {
    code,
    barcodes,
    units,
  }: {
    code: string | null;
    barcodes?: readonly string[] | null;
    units?: readonly { barcode: string | null }[];
  },
  typed: string,
): boolean {
  const key = codeKey(readGs1(typed)?.gtin ?? typed);
  const own = [code, ...(barcodes ?? []), ...(units ?? []).map(({ barcode }) => barcode)];
  return own.some((one) => one !== null && codeKey(one) === key);
}
