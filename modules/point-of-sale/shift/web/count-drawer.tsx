import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { moneyOfWire } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { keyOfPiece, type Piece, piecesOf, sumOfPieces } from './count-of-notes.ts';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';

/** The blind count that closes a shift: pieces of each note and coin, never what the books expect. */
export function CountDrawer({ id }: { id: string }) {
  const say = useSay();
  const client = useQueryClient();
  const { currency } = useBranch();
  const pieces = piecesOf(currency);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [amount, setAmount] = useState('');
  const [remarks, setRemarks] = useState('');
  const [sending, setSending] = useState(false);
  const isPieces = pieces.length > 0;
  const isCounted = isPieces ? Object.values(typed).some(Boolean) : amount !== '';
  const counted = isPieces ? sumOfPieces(pieces, typed) : Number(amount || 0);
  const confirm = async () => {
    setSending(true);
    try {
      const body = {
        id,
        ...(isPieces
          ? {
              denominations: pieces.map((piece) => ({
                ...piece,
                count: Number(typed[keyOfPiece(piece)] || 0),
              })),
            }
          : { counted }),
        ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
      };
      await call('PUT', 'shift/close', { body, idempotencyKey: newId() });
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  const rows = (list: readonly Piece[]) =>
    list.map((piece) => {
      const key = keyOfPiece(piece);
      const value = amountText(moneyOfWire(piece.value, currency) ?? 0n, currency);
      const worth = moneyOfWire(piece.value * Number(typed[key] || 0), currency) ?? 0n;
      return (
        <div key={key} className={classes.piece}>
          <b data-coin={piece.is_coin || undefined}>{value}</b>
          <QuantityInput
            label={say(SHIFT.piecesOf, { value })}
            labelHidden
            decimals={0}
            value={typed[key] ?? ''}
            onChange={(count) => setTyped({ ...typed, [key]: count })}
          />
          <span>{amountText(worth, currency)}</span>
        </div>
      );
    });
  return (
    <Card title={say(SHIFT.drawer)}>
      <div className={classes.count}>
        {isPieces ? (
          <div className={classes.kinds}>
            <section>
              <h3>{say(SHIFT.notes)}</h3>
              {rows(pieces.filter(({ is_coin }) => !is_coin))}
            </section>
            <section>
              <h3>{say(SHIFT.coins)}</h3>
              {rows(pieces.filter(({ is_coin }) => is_coin))}
            </section>
          </div>
        ) : (
          <MoneyInput
            label={say(SHIFT.counted)}
            currency={currency}
            value={amount}
            onChange={setAmount}
            size="l"
          />
        )}
        <TextInput
          label={say(SHIFT.remarks)}
          optional
          maxLength={1000}
          value={remarks}
          onChange={setRemarks}
        />
        <div className={classes.total}>
          <span>{say(SHIFT.counted)}</span>
          <Figure
            amount={amountText(moneyOfWire(counted, currency) ?? 0n, currency)}
            currency={currency}
            size="xl"
          />
        </div>
        <p className={classes.note}>{say(SHIFT.blind)}</p>
        <Button kind="primary" loading={sending} disabled={!isCounted} onClick={() => void confirm()}>
          {say(SHIFT.confirm)}
        </Button>
      </div>
    </Card>
  );
}
