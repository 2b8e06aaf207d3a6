import { isPossible, stateOf } from '#core/define-states.ts';
import type { Words } from '#core/i18n/language.ts';
import { Chip, type Tone } from '#ui/show/chip.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { sale } from '../sale.entity.ts';
import { saleWords } from '../sale.i18n.ts';
import { saleStates } from '../sale.states.ts';
import { SALE } from './sale.words.ts';
import { asSale, type WireSale } from './wire-sale.ts';

/** What became of a sale, in one word: taken back, or how far it is paid. */
export function SaleStateCell({ row }: CellProps) {
  const say = useSay();
  const { words, tone } = lookOf(asSale(row));
  return <Chip tone={tone}>{say(words)}</Chip>;
}

function lookOf({ status, remain_amount, paid_amount }: WireSale): { words: Words; tone: Tone } {
  if (status !== saleStates.first) {
    const isPartUnpaid = isPossible(sale, { status }, 'return_part') && remain_amount > 0;
    return isPartUnpaid
      ? { words: SALE.statePartReturned, tone: 'warning' }
      : { words: choice(status), tone: stateOf(sale, { status })?.tone ?? 'neutral' };
  }
  if (remain_amount <= 0) return { words: SALE.statePaid, tone: 'success' };
  return paid_amount > 0
    ? { words: SALE.statePart, tone: 'warning' }
    : { words: SALE.stateUnpaid, tone: 'warning' };
}

function choice(status: string): Words {
  const nameIn = (choices: Readonly<Record<string, string>>) => choices[status] ?? status;
  return { en: nameIn(saleWords.en.choices.status), sw: nameIn(saleWords.sw.choices.status) };
}
