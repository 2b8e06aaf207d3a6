import type { Claims } from '#core/claims.ts';
import { codeKey } from '#core/scan-code.ts';

/**
 * Everything that a scanner may say of a product. One code is one thing of one product: code, barcodes and those of its
 * other units together, whatever the letter case and the zeros in front.
 */
export const CODES = {
  name: 'codes',
  fields: ['code', 'barcodes', 'units'],
  sameThing: ['code', 'barcodes'],
  keyOf: codeKey,
  of: ({ code, barcodes, units }) => [
    ...(code ? [{ value: String(code), field: 'code' }] : []),
    ...((barcodes ?? []) as string[]).map((value) => ({ value, field: 'barcodes' })),
    ...((units ?? []) as { barcode?: string | null }[]).flatMap(({ barcode }, place) =>
      barcode ? [{ value: barcode, field: `units.${place}.barcode` }] : [],
    ),
  ],
} as const satisfies Claims;
