import { decimalsOf } from '#core/currencies.ts';
import { moneyOfText } from '#core/money.ts';
import { useBalanceAfter } from '#modules/finance/public.web.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { answersTo, type CashAnswer } from '../cash-answers.rules.ts';
import { shiftWords } from '../shift.i18n.ts';
import type { CashPlace, ShiftTerms } from '../shift-questions.answer.ts';
import { leavesByAnswer } from './cash-leaves.ts';
import { SHIFT } from './shift.words.ts';
import type { TypedAnswer } from './typed-answer.ts';

interface AnswerFieldsProps {
  typed: TypedAnswer;
  set: (change: Partial<TypedAnswer>) => void;
  terms: ShiftTerms;
  /** The till that was counted. */
  tillId: string;
  /** Whether less was counted than the books said. */
  isLess: boolean;
}

/** One answer to where cash is: what it is, how much, and what that needs besides. */
export function AnswerFields({ typed, set, terms, tillId, isLess }: AnswerFieldsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words = shiftWords[language].choices.answer;
  const { answer } = typed;
  const leaving = moneyOfText(typed.amount, currency);
  const hint = useBalanceAfter(leavesByAnswer(typed, isLess), typeof leaving === 'bigint' ? leaving : 0n);
  return (
    <>
      <FieldGrid columns={3}>
        <Select
          label={say(SHIFT.whereIsIt)}
          options={answersTo(isLess).map((value) => ({
            value,
            title: answerText(value, isLess, words, say),
          }))}
          value={answer}
          onChange={(value) => set({ answer: value as CashAnswer })}
        />
        <MoneyInput
          label={say(SHIFT.amount)}
          currency={currency}
          decimals={decimalsOf(currency)}
          value={typed.amount}
          onChange={(amount) => set({ amount })}
        />
        {answer === 'transfer' && (
          <Select
            label={say(SHIFT.whichAccount)}
            options={terms.places.filter(({ id }) => id !== tillId).map(placeOption)}
            hint={hint}
            value={typed.account}
            onChange={(account) => set({ account })}
          />
        )}
        {answer === 'expense' && (
          <Select
            label={say(SHIFT.whichExpense)}
            options={terms.expense_types.map(({ id, name }) => ({ value: id, title: name }))}
            value={typed.expenseType}
            onChange={(expenseType) => set({ expenseType })}
          />
        )}
      </FieldGrid>
      {answer === 'expense' && <ReceiptOfAnswer {...{ typed, set, terms }} />}
    </>
  );
}

function ReceiptOfAnswer({ typed, set, terms }: Pick<AnswerFieldsProps, 'typed' | 'set' | 'terms'>) {
  const say = useSay();
  return (
    <>
      <Switch label={say(SHIFT.receipt)} checked={typed.receipt} onChange={(receipt) => set({ receipt })} />
      {typed.receipt && (
        <FieldGrid columns={2}>
          <TextInput
            label={say(SHIFT.receiptNumber)}
            optional
            maxLength={60}
            value={typed.receiptNumber}
            onChange={(receiptNumber) => set({ receiptNumber })}
          />
          {terms.vat.registered && (
            <Select
              label={say(SHIFT.vat)}
              options={[
                { value: 'standard', title: say(SHIFT.withVat, { rate: terms.vat.standard_rate / 100 }) },
                { value: 'exempt', title: say(SHIFT.noVat) },
              ]}
              value={typed.tax}
              onChange={(tax) => set({ tax: tax === 'exempt' ? 'exempt' : 'standard' })}
            />
          )}
        </FieldGrid>
      )}
    </>
  );
}

export function placeOption({ id, name, branch_name }: CashPlace) {
  return { value: id, title: branch_name ? `${name} · ${branch_name}` : name };
}

/** Cash that was found came out of another account; cash that is missing lies in one. */
function answerText(
  answer: CashAnswer,
  isLess: boolean,
  words: Readonly<Record<CashAnswer, string>>,
  say: ReturnType<typeof useSay>,
): string {
  return answer === 'transfer' && !isLess ? say(SHIFT.fromAccount) : words[answer];
}
