import type { TimelineEvent } from '#ui/show/timeline.tsx';
import { choiceText } from '../fields/choice/words.ts';
import { instantText } from '../format/day.ts';
import { moneyText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import { VIEW } from '../record/view.words.ts';
import { useBranch } from '../user/current-user.tsx';
import { usePaidBy } from './use-paid-by.ts';

/** Payments that name the open document, as its timeline says them: how much, by whom, out of which account. */
export function usePaidEvents({ entity, row, words }: RecordProps): TimelineEvent[] {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const paid = usePaidBy({ entity, row }).flatMap(({ rows }) => rows);
  return paid.map((payment) => ({
    key: payment.id,
    icon: 'cash',
    tone: 'success',
    text: (
      <>
        <b>
          {typeof payment.amount === 'number' &&
            say(VIEW.paid, { amount: moneyText(payment.amount, currency) })}
        </b>
        {say(VIEW.byWhom, { who: String(payment.created_by_name ?? say(VIEW.someone)) })}
      </>
    ),
    more: (
      <span>
        {[payment.account_name ?? choiceText(words, 'mode', String(payment.mode)), payment.reference]
          .filter(Boolean)
          .join(', ')}
      </span>
    ),
    time: instantText(payment.created_at, language, timeZone),
    at: payment.created_at,
  }));
}
