import { moneyOfWire } from '#core/money.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { type DrawerTyped, keyOfPiece, type Piece, piecesOf, sumOfPieces } from './count-of-notes.ts';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';

interface DrawerCountProps {
  typed: DrawerTyped;
  set: (typed: DrawerTyped) => void;
}

/** How many of each note and coin lie in the drawer, or an amount where we know no notes; and what they come to. */
export function DrawerCount({ typed, set }: DrawerCountProps) {
  const say = useSay();
  const { currency } = useBranch();
  const pieces = piecesOf(currency);
  const rows = (list: readonly Piece[]) =>
    list.map((piece) => {
      const key = keyOfPiece(piece);
      const value = amountText(moneyOfWire(piece.value, currency) ?? 0n, currency);
      const worth = moneyOfWire(piece.value * Number(typed.pieces[key] || 0), currency) ?? 0n;
      return (
        <div key={key} className={classes.piece}>
          <b data-coin={piece.is_coin || undefined}>{value}</b>
          <QuantityInput
            label={say(SHIFT.piecesOf, { value })}
            labelHidden
            decimals={0}
            value={typed.pieces[key] ?? ''}
            onChange={(count) => set({ ...typed, pieces: { ...typed.pieces, [key]: count } })}
          />
          <span>{amountText(worth, currency)}</span>
        </div>
      );
    });
  return (
    <>
      {pieces.length > 0 ? (
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
          value={typed.amount}
          onChange={(amount) => set({ ...typed, amount })}
          size="l"
        />
      )}
      <div className={classes.total}>
        <span>{say(SHIFT.counted)}</span>
        <Figure
          amount={amountText(moneyOfWire(countedOf(typed, pieces), currency) ?? 0n, currency)}
          currency={currency}
          size="xl"
        />
      </div>
    </>
  );
}

/** What is typed comes to, in units of the currency. */
export function countedOf(typed: DrawerTyped, pieces: readonly Piece[]): number {
  return pieces.length > 0 ? sumOfPieces(pieces, typed.pieces) : Number(typed.amount || 0);
}
