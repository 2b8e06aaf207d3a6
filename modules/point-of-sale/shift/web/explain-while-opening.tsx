import { Button } from '#ui/actions/button.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { ShiftTerms, TillAtHand } from '../shift-questions.answer.ts';
import { AnswerFields } from './answer-fields.tsx';
import { WhereIs } from './explain-cash.tsx';
import { SHIFT } from './shift.words.ts';
import { leftAfter, newAnswer, sizeOf, type TypedAnswer } from './typed-answer.ts';

interface Asked {
  till: TillAtHand | undefined;
  float: string;
  terms: ShiftTerms;
}

/** What of a float waits to be explained, above nothing where less was counted; for those who are asked before it posts. */
export function toExplain({ till, float, terms }: Asked): number {
  if (!terms.may_explain || till?.balance === undefined || float === '') return 0;
  const difference = till.balance - Number(float);
  return sizeOf(difference) > (terms.difference_limit ?? 0) ? difference : 0;
}

interface Props extends Asked {
  answers: readonly TypedAnswer[];
  set: (answers: TypedAnswer[]) => void;
}

/** Where the money is, asked of whoever opens a shift and sees balances, before anything is posted. */
export function ExplainWhileOpening({ till, float, terms, answers, set }: Props) {
  const say = useSay();
  const { currency } = useBranch();
  const open = toExplain({ till, float, terms });
  if (open === 0 || !till) return null;
  const left = leftAfter(open, answers, currency);
  const change = (place: number, some: Partial<TypedAnswer>) =>
    set(answers.map((one, at) => (at === place ? { ...one, ...some } : one)));
  return (
    <FormSection title={say(SHIFT.toExplain)} why={say(SHIFT.explainLater)}>
      <p>
        <WhereIs float={Number(float)} difference={-open} left={open} />
      </p>
      {answers.map((typed, place) => (
        <AnswerFields
          key={typed.id}
          {...{ typed, terms }}
          set={(some) => change(place, some)}
          tillId={till.id}
          isLess={open > 0}
        />
      ))}
      {left * open > 0 && (
        <Button icon="plus" onClick={() => set([...answers, newAnswer(left, terms)])}>
          {say(answers.length === 0 ? SHIFT.explainNow : SHIFT.explainRest, {
            left: moneyText(sizeOf(left), currency),
          })}
        </Button>
      )}
    </FormSection>
  );
}
