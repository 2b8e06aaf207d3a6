import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import { isPossible } from '#core/define-states.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { ClosingTerms } from '../closing-terms.ts';
import { shift } from '../shift.entity.ts';
import { placeOption } from './answer-fields.tsx';
import { bodyOfCount, isCounted, NOTHING_COUNTED, piecesOf } from './count-of-notes.ts';
import { countedOf, DrawerCount } from './drawer-count.tsx';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';
import { leftAfter } from './typed-answer.ts';
import { useShiftTerms } from './use-shift-terms.ts';

interface CountDrawerProps {
  id: string;
  tillId: string;
  /** What lay in the drawer as the shift began; as much stays in it unless somebody says otherwise. */
  float: number;
}

/** The blind count that closes a shift, what phone and card machine show, and what stays in the drawer (A33). */
export function CountDrawer({ id, tillId, float }: CountDrawerProps) {
  const say = useSay();
  const client = useQueryClient();
  const { currency } = useBranch();
  const pieces = piecesOf(currency);
  const [typed, setTyped] = useState(NOTHING_COUNTED);
  const [remarks, setRemarks] = useState('');
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const [stays, setStays] = useState<string | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const [sending, setSending] = useState(false);
  const { data: terms } = useShiftTerms();
  const { data: closing } = useQuery({
    queryKey: ['shift', 'closing', id] as const,
    queryFn: ({ signal }) => call<ClosingTerms>('GET', withQuery('shift/closing-terms', { id }), { signal }),
  });
  const counted = countedOf(typed, pieces);
  const places = (terms?.places ?? []).filter((one) => one.id !== tillId);
  const kept = places.length === 0 ? counted : Number(stays ?? (counted < float ? counted : float));
  const to = place ?? places[0]?.id ?? '';
  const others = closing?.others ?? [];
  const shownOf = (account: string, expected: number | undefined) =>
    shown[account] ?? (expected === undefined ? '' : String(expected));
  const confirm = async () => {
    setSending(true);
    try {
      const body = {
        id,
        ...bodyOfCount(typed, pieces),
        ...(kept < counted ? { stays: kept, rest_account_id: to } : { stays: kept }),
        others: others
          .map(({ account_id, expected }) => ({ account_id, counted: shownOf(account_id, expected) }))
          .filter(({ counted: said }) => said !== '')
          .map((one) => ({ ...one, counted: Number(one.counted) })),
        asks_again: true,
        ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
      };
      const answer = await call<WireRow>('PUT', 'shift/close', { body, idempotencyKey: newId() });
      if (isPossible(shift, answer, 'close')) {
        setAgain(true);
        setTyped(NOTHING_COUNTED);
        setStays(null);
      }
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={say(SHIFT.drawer)}>
      <div className={classes.count}>
        {isAgain && (
          <Notice tone="warning" title={say(SHIFT.countAgainTitle)}>
            {say(SHIFT.countAgainWhy)}
          </Notice>
        )}
        <DrawerCount typed={typed} set={setTyped} />
        {others.length > 0 && (
          <section className={classes.part}>
            <h3>{say(SHIFT.others)}</h3>
            <FieldGrid columns={2}>
              {others.map(({ account_id, name, expected }) => (
                <MoneyInput
                  key={account_id}
                  label={name}
                  hint={say(expected === undefined ? SHIFT.othersBlind : SHIFT.othersExpected)}
                  optional
                  currency={currency}
                  decimals={decimalsOf(currency)}
                  value={shownOf(account_id, expected)}
                  onChange={(said) => setShown({ ...shown, [account_id]: said })}
                />
              ))}
            </FieldGrid>
          </section>
        )}
        {places.length > 0 && (
          <section className={classes.part}>
            <h3>{say(SHIFT.staysTitle)}</h3>
            <FieldGrid columns={2}>
              <MoneyInput
                label={say(SHIFT.stays)}
                hint={say(SHIFT.restGoes, {
                  rest: moneyText(leftAfter(counted, [{ amount: String(kept) }], currency), currency),
                })}
                currency={currency}
                decimals={decimalsOf(currency)}
                value={stays ?? (isCounted(typed, pieces) ? String(kept) : '')}
                onChange={setStays}
              />
              <Select
                label={say(SHIFT.restTo)}
                options={places.map(placeOption)}
                value={to}
                onChange={setPlace}
              />
            </FieldGrid>
          </section>
        )}
        <TextInput
          label={say(SHIFT.remarks)}
          optional
          maxLength={1000}
          value={remarks}
          onChange={setRemarks}
        />
        <p className={classes.note}>{say(SHIFT.blind)}</p>
        <Button
          kind="primary"
          loading={sending}
          disabled={!isCounted(typed, pieces) || kept > counted}
          onClick={() => void confirm()}
        >
          {say(SHIFT.confirm)}
        </Button>
      </div>
    </Card>
  );
}
