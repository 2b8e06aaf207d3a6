import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { call } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { openShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import type { ShiftTerms } from '../shift-questions.answer.ts';
import { ExplainWhileOpening, toExplain } from './explain-while-opening.tsx';
import { SafeQuestion } from './safe-question.tsx';
import { SHIFT } from './shift.words.ts';
import { bodyOfAnswer, isWhole, type TypedAnswer } from './typed-answer.ts';

/** Opens a shift by a count; whoever sees balances is asked where the money is before anything is posted (A32). */
export function OpenShift({ terms }: { terms: ShiftTerms }) {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(shift);
  const [answers, setAnswers] = useState<readonly TypedAnswer[]>([]);
  const first = terms.tills.find(({ open }) => open === null) ?? terms.tills[0];
  const form = useBodyForm({
    name: 'shift',
    body: openShiftBody,
    of: shift,
    labels: { account_id: say(SHIFT.till), float: say(SHIFT.float), remarks: say(SHIFT.remarks) },
    opened: { account_id: first ? { value: first.id, title: first.name } : null },
    // Each answer is a call of its own, sent again as it was where one is refused.
    send: async (body, id) => {
      await callForRow('POST', 'shift/open', { body, idempotencyKey: id });
      for (const answer of asked === 0 ? [] : answers)
        await call('POST', 'shift/explain', { body: bodyOfAnswer(answer, id), idempotencyKey: answer.id });
    },
    done: () => {
      void client.invalidateQueries();
      void navigate({ to: '/point-of-sale/sale-form', replace: true, ignoreBlocker: true });
    },
  });
  const { typed } = form;
  const till = terms.tills.find(({ id }) => id === typed.account_id?.value);
  const asked = toExplain({ till, float: typed.float, terms });
  return (
    <CommandForm
      form={form}
      title={say(SHIFT.openTitle)}
      save={say(SHIFT.open)}
      one={words.lower}
      disabled={asked !== 0 && !answers.every(isWhole)}
      back={{ href: shift.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      {till?.open && (
        <Notice tone="warning">
          {say(SHIFT.openOnTill, {
            number: till.open.number,
            name: till.open.opened_by ?? '',
            till: till.name,
          })}
        </Notice>
      )}
      <SafeQuestion />
      <FormSection title={say(SHIFT.opening)}>
        {terms.tills.length > 1 && (
          <Asked
            input={form.ask('account_id')}
            options={terms.tills.map(({ id, name }) => ({ value: id, title: name }))}
            optional={false}
          />
        )}
        <MoneyInput
          {...form.field('float')}
          hint={say(SHIFT.floatWhy)}
          currency={currency}
          decimals={decimalsOf(currency)}
          size="xl"
          autoFocus
        />
        <Asked input={form.ask('remarks')} oneLine />
      </FormSection>
      <ExplainWhileOpening {...{ till, terms, answers }} float={typed.float} set={setAnswers} />
    </CommandForm>
  );
}
