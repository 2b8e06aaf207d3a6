import type { Ref } from 'react';
import type { QrDrawing } from '#ui/show/qr-picture.tsx';
import type { Receipt } from '../receipt.rules.ts';
import { isRoll, type PaperSize } from './paper-size.ts';
import { ReceiptRoll } from './receipt-roll.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** A receipt with the picture by which a phone checks it; null where it has no code, or none could be drawn. */
export type DrawnReceipt = Receipt & { qr: QrDrawing | null };

export interface ReceiptPaperProps {
  receipt: DrawnReceipt;
  size: PaperSize;
  /** The paper itself, for printing and sharing it. */
  ref?: Ref<HTMLElement>;
}

/** A receipt in real millimetres, black on white whatever the theme (ui.md 12). */
export function ReceiptPaper({ receipt, size, ref }: ReceiptPaperProps) {
  return isRoll(size) ? (
    <ReceiptRoll {...{ receipt, size, ref }} />
  ) : (
    <ReceiptSheet {...{ receipt, size, ref }} />
  );
}
