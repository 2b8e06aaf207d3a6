import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { moneyOfText } from '#core/money.ts';
import { useBalanceAfter } from '#modules/finance/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/actions/file-button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { CardForm, SAVES_CARD } from '#ui/layout/card-form.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { attachFile } from '#web-kit/record/record-files.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import type { CashPlace } from '../shift-questions.answer.ts';
import { placeOption } from './answer-fields.tsx';
import { leavesByMove } from './cash-leaves.ts';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';
import { useShiftTerms } from './use-shift-terms.ts';

type Way = 'cash-in' | 'cash-out';

/** Where cash comes from or goes to; with `account` it is only moved to another account. */
const PLACES: Readonly<Record<Way, readonly { value: string; words: Words; needsRight?: true }[]>> = {
  'cash-in': [
    { value: 'account', words: SHIFT.account },
    { value: 'owner_capital', words: SHIFT.ownerCapital, needsRight: true },
    { value: 'income', words: SHIFT.income, needsRight: true },
  ],
  'cash-out': [
    { value: 'expense', words: SHIFT.expense },
    { value: 'account', words: SHIFT.account },
    { value: 'drawings', words: SHIFT.drawings, needsRight: true },
  ],
};

interface Typed {
  way: Way;
  place: string;
  account: string;
  expenseType: string;
  amount: string;
  reason: string;
}

const NOTHING: Typed = {
  ...{ way: 'cash-out', place: 'expense', account: '', expenseType: '', amount: '', reason: '' },
};

/** Change from the bank, water for the shop: cash that is put into the till of an open shift or taken out of it. */
export function MoveCash({ shiftId, tillId }: { shiftId: string; tillId: string }) {
  const say = useSay();
  const client = useQueryClient();
  const { currency } = useBranch();
  const [id, setId] = useState(() => newId());
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const [receipt, setReceipt] = useState<File | null>(null);
  const [sending, setSending] = useState(false);
  const { data: terms } = useShiftTerms();
  const { way, place, account, expenseType, amount, reason } = typed;
  const leaving = moneyOfText(amount, currency);
  const hint = useBalanceAfter(leavesByMove(typed, tillId), typeof leaving === 'bigint' ? leaving : 0n);
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const isSaid = place === 'account' ? account !== '' : place !== 'expense' || expenseType !== '';
  const isWhole = Number(amount) > 0 && reason.trim() !== '' && isSaid;
  const send = async () => {
    setSending(true);
    try {
      const to =
        place === 'account'
          ? { account_id: account }
          : { counterpart: place, ...(place === 'expense' ? { expense_type_id: expenseType } : {}) };
      const body = { id, shift_id: shiftId, amount: Number(amount), reason: reason.trim(), ...to };
      await call('POST', `shift/${way}`, { body, idempotencyKey: id });
      showToast({ tone: 'success', title: say(SHIFT.moved) });
      const photo = way === 'cash-out' && place === 'expense' ? receipt : null;
      setReceipt(null);
      setTyped({ ...NOTHING, way, place });
      setId(newId());
      // The money is out by now: what the photo meets is said of the photo.
      try {
        if (photo) await attachFile(shift.name, shiftId, namedAfter(photo, reason.trim()));
      } finally {
        await client.invalidateQueries();
      }
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={say(SHIFT.cash)}>
      <CardForm onSubmit={() => void send()} blocked={sending || !isWhole}>
        <Segments
          label={say(SHIFT.cash)}
          items={[
            { value: 'cash-out', title: say(SHIFT.cashOut) },
            { value: 'cash-in', title: say(SHIFT.cashIn) },
          ]}
          value={way}
          onChange={(chosen) => set({ way: chosen as Way, place: PLACES[chosen as Way][0]?.value ?? '' })}
        />
        <FieldGrid columns={2}>
          <MoneyInput
            label={say(SHIFT.amount)}
            currency={currency}
            decimals={decimalsOf(currency)}
            hint={way === 'cash-out' ? hint : undefined}
            value={amount}
            onChange={(value) => set({ amount: value })}
          />
          <Select
            label={say(way === 'cash-in' ? SHIFT.comesFrom : SHIFT.goesTo)}
            options={PLACES[way]
              .filter(({ needsRight }) => !needsRight || terms?.moves_money)
              .map(({ value, words }) => ({ value, title: say(words) }))}
            value={place}
            onChange={(value) => set({ place: value })}
          />
          {place === 'account' && (
            <Select
              label={say(SHIFT.whichAccount)}
              options={placesFor(way, terms?.places ?? [], tillId).map(placeOption)}
              hint={way === 'cash-in' ? hint : undefined}
              value={account}
              onChange={(value) => set({ account: value })}
            />
          )}
          {place === 'expense' && (
            <Select
              label={say(SHIFT.whichExpense)}
              options={(terms?.expense_types ?? []).map(({ id: value, name }) => ({ value, title: name }))}
              value={expenseType}
              onChange={(value) => set({ expenseType: value })}
            />
          )}
          <TextInput
            label={say(SHIFT.reason)}
            maxLength={200}
            value={reason}
            onChange={(value) => set({ reason: value })}
          />
        </FieldGrid>
        {way === 'cash-out' && place === 'expense' && (
          <Row>
            <FileButton
              accept="image/png,image/jpeg,image/webp"
              icon="photo"
              onNone={() => setReceipt(null)}
              onFile={setReceipt}
            >
              {say(SHIFT.photo)}
            </FileButton>
            {receipt && (
              <span className={classes.note} role="status">
                {receipt.name}
              </span>
            )}
          </Row>
        )}
        <Button type="submit" hint={SAVES_CARD} loading={sending} disabled={!isWhole}>
          {say(SHIFT.record)}
        </Button>
      </CardForm>
      <LeaveQuestion
        isTyped={() => !sending && (amount !== '' || reason.trim() !== '' || receipt !== null)}
      />
    </Card>
  );
}

/** A photo among the files of a shift is found by what the money was for. */
function namedAfter(photo: File, reason: string): File {
  const [, ending = ''] = /(\.[a-z]+)$/i.exec(photo.name) ?? [];
  return new File([photo], `${reason}${ending}`, { type: photo.type });
}

/** Cash is sent to another branch as well; nobody fetches it from there, so only whoever keeps it there sends it. */
function placesFor(way: Way, places: readonly CashPlace[], tillId: string): CashPlace[] {
  return places.filter(({ id, branch_name }) => id !== tillId && (way === 'cash-out' || !branch_name));
}
