import { Chip, type Tone } from '#ui/show/chip.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { quoteWords } from '../quote.i18n.ts';
import { asQuote, type WireQuote } from './wire-quote.ts';

const TONES: Readonly<Record<WireQuote['standing'], Tone>> = {
  draft: 'neutral',
  sent: 'info',
  accepted: 'success',
  expired: 'warning',
  converted: 'success',
  closed: 'neutral',
};

/** How a quote stands, in one word. */
export function QuoteStandingCell({ row }: CellProps) {
  const say = useSay();
  // What changed in the history of a quote is a row of that alone: its state.
  const { standing: now, status } = asQuote(row);
  const standing = now ?? (status as WireQuote['standing'] | undefined);
  if (!standing) return null;
  const { en, sw } = quoteWords;
  return (
    <Chip tone={TONES[standing]}>
      {say({ en: en.choices.standing[standing], sw: sw.choices.standing[standing] })}
    </Chip>
  );
}
