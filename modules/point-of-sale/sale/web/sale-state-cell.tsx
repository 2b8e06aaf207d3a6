import type { Words } from '#core/i18n/language.ts';
import { Chip, type Tone } from '#ui/show/chip.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { saleWords } from '../sale.i18n.ts';
import { SALE } from './sale.words.ts';
import { asSale, type WireSale } from './wire-sale.ts';

/** What became of a sale, in one word: taken back, or how far it is paid. */
export function SaleStateCell({ row }: CellProps) {
  const say = useSay();
  const { words, tone } = stateOf(asSale(row));
  return <Chip tone={tone}>{say(words)}</Chip>;
}

function stateOf({ status, remain_amount, paid_amount }: WireSale): { words: Words; tone: Tone } {
  if (status === 'void') return { words: choice('void'), tone: 'neutral' };
  if (status === 'returned') return { words: choice('returned'), tone: 'info' };
  if (status === 'part_returned')
    return remain_amount > 0
      ? { words: SALE.statePartReturned, tone: 'warning' }
      : { words: choice('part_returned'), tone: 'info' };
  if (remain_amount <= 0) return { words: SALE.statePaid, tone: 'success' };
  return paid_amount > 0
    ? { words: SALE.statePart, tone: 'warning' }
    : { words: SALE.stateUnpaid, tone: 'warning' };
}

function choice(status: 'void' | 'returned' | 'part_returned'): Words {
  return { en: saleWords.en.choices.status[status], sw: saleWords.sw.choices.status[status] };
}
