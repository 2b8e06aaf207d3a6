import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { CardForm, SAVES_CARD } from '#ui/layout/card-form.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import { shiftWords } from '../shift.i18n.ts';
import { AnswerFields } from './answer-fields.tsx';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';
import { bodyOfAnswer, isWhole, leftAfter, newAnswer, sizeOf, type TypedAnswer } from './typed-answer.ts';
import { useShiftTerms } from './use-shift-terms.ts';

/** On the page of a shift: where the cash is that its count found missing or too much, until nothing is left to say. */
export function ExplainCash({ row }: Pick<RecordProps, 'row'>) {
  const { data: terms } = useShiftTerms();
  const left = Number(row.to_be_explained ?? 0);
  if (!terms?.may_explain || left === 0 || !isPossible(shift, row, 'explain')) return null;
  return <Question key={left} row={row} terms={terms} left={left} />;
}

interface QuestionProps extends Pick<RecordProps, 'row'> {
  terms: NonNullable<ReturnType<typeof useShiftTerms>['data']>;
  left: number;
}

function Question({ row, terms, left }: QuestionProps) {
  const say = useSay();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { currency } = useBranch();
  const [typed, setTyped] = useState<TypedAnswer>(() => newAnswer(left, terms));
  const [sending, setSending] = useState(false);
  const unsaved = useUnsaved(typed);
  const blocked = sending || !isWhole(typed) || leftAfter(left, [typed], currency) * left < 0;
  const said = (row.explanations ?? []) as { line_no: number; answer: string; amount: number }[];
  const words: Readonly<Record<string, string>> = shiftWords[language].choices.answer;
  const send = async () => {
    setSending(true);
    try {
      const body = bodyOfAnswer(typed, row.id);
      await call('POST', 'shift/explain', { body, idempotencyKey: typed.id });
      showToast({ tone: 'success', title: say(SHIFT.explained) });
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={say(SHIFT.toExplain)} note={moneyText(sizeOf(left), currency)}>
      <CardForm onSubmit={() => void send()} blocked={blocked}>
        <p className={classes.question}>
          <WhereIs float={Number(row.float)} difference={Number(row.opening_difference)} left={left} />
        </p>
        <AnswerFields
          {...{ typed, terms }}
          set={(change) => setTyped({ ...typed, ...change })}
          tillId={String(row.account_id)}
          isLess={left > 0}
        />
        <Button kind="primary" type="submit" hint={SAVES_CARD} loading={sending} disabled={blocked}>
          {say(SHIFT.recordAnswer)}
        </Button>
        {said.length > 0 && (
          <LineList
            lines={said.map(({ line_no, answer, amount }) => ({
              key: String(line_no),
              title: words[answer] ?? answer,
              figure: moneyText(amount, currency),
            }))}
          />
        )}
      </CardForm>
      <LeaveQuestion isTyped={() => unsaved.isTyped && !sending} />
    </Card>
  );
}

/** The books say 981,750. You counted 50,000. Where are the other 931,750? */
export function WhereIs({ float, difference, left }: { float: number; difference: number; left: number }) {
  const say = useSay();
  const { currency } = useBranch();
  const text = (amount: number) => moneyText(sizeOf(amount), currency);
  const asks = left > 0 ? SHIFT.whereAre : SHIFT.whereFrom;
  return say(asks, { books: text(float - difference), counted: text(float), left: text(left) });
}
