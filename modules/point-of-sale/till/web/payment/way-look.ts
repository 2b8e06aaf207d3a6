import type { Words } from '#core/i18n/language.ts';
import type { IconName } from '#ui/icons.tsx';
import type { Say } from '#web-kit/i18n/language.tsx';
import type { PayWay } from '../../payment.rules.ts';
import { TILL } from '../till.words.ts';

/** How a way to pay looks on its button: `M-PESA`, `Cash`, or the account where there are several of a kind. */
export function wayLook(way: PayWay, ways: readonly PayWay[], say: Say): { title: string; icon: IconName } {
  const { icon, words } = LOOKS[way.kind];
  const alike = ways.filter(({ kind }) => kind === way.kind).length > 1;
  const own = alike ? way.account_name : way.kind === 'mobile' ? way.provider : null;
  return { icon, title: own ?? say(words) };
}

const LOOKS: Readonly<Record<PayWay['kind'], { icon: IconName; words: Words }>> = {
  cash: { icon: 'cash', words: TILL.cash },
  mobile: { icon: 'mobile', words: TILL.mobile },
  bank: { icon: 'bank', words: TILL.bank },
  cheque: { icon: 'invoice', words: TILL.cheque },
  credit_card: { icon: 'card', words: TILL.card },
  room: { icon: 'hotel', words: TILL.room },
  credit: { icon: 'credit', words: TILL.credit },
};
