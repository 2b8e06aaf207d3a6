import { Chip, type Tone } from '#ui/show/chip.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { invoiceWords } from '../invoice.i18n.ts';
import { asInvoice, type WireInvoice } from './wire-invoice.ts';

const TONES: Readonly<Record<WireInvoice['standing'], Tone>> = {
  draft: 'neutral',
  issued: 'info',
  part_paid: 'warning',
  paid: 'success',
  overdue: 'danger',
  credited: 'neutral',
  written_off: 'neutral',
  void: 'neutral',
};

/** How an invoice stands, in one word. */
export function StandingCell({ row }: CellProps) {
  const say = useSay();
  // What changed in the history of an invoice is a row of that alone: its state.
  const { standing: now, status } = asInvoice(row);
  const standing = now ?? (status as WireInvoice['standing'] | undefined);
  if (!standing) return null;
  const words = {
    en: invoiceWords.en.choices.standing[standing],
    sw: invoiceWords.sw.choices.standing[standing],
  };
  return <Chip tone={TONES[standing]}>{say(words)}</Chip>;
}
