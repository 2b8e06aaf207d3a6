import { moneyOfWire } from '#core/money.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import {
  countOfPieces,
  type DrawerTyped,
  keyOfPiece,
  type Piece,
  piecesOf,
  sumOfPieces,
} from './count-of-notes.ts';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';

interface DrawerCountProps {
  typed: DrawerTyped;
  set: (typed: DrawerTyped) => void;
}

/** How many of each note and coin lie in the drawer, with the sum of both; or an amount where we know no notes. */
export function DrawerCount({ typed, set }: DrawerCountProps) {
  const say = useSay();
  const { currency } = useBranch();
  const pieces = piecesOf(currency);
  if (pieces.length === 0)
    return (
      <MoneyInput
        label={say(SHIFT.counted)}
        currency={currency}
        value={typed.amount}
        onChange={(amount) => set({ ...typed, amount })}
        size="l"
        autoFocus
      />
    );
  const [notes, coins] = notesAndCoins(pieces);
  const parts = [
    { title: SHIFT.notes, list: notes, isFirst: true },
    { title: SHIFT.coins, list: coins, isFirst: false },
  ];
  return (
    <div className={classes.kinds}>
      {parts.map(({ title, list, isFirst }) => (
        <section key={title.en}>
          <h3>{say(title)}</h3>
          {list.map((piece, place) => (
            <PieceRow key={keyOfPiece(piece)} {...{ piece, typed, set }} isFocused={isFirst && place === 0} />
          ))}
          <p className={classes.sum}>
            <span>{say(title)}</span>
            <b>{amountText(moneyOfWire(sumOfPieces(list, typed.pieces), currency) ?? 0n, currency)}</b>
          </p>
        </section>
      ))}
    </div>
  );
}

interface PieceRowProps extends DrawerCountProps {
  piece: Piece;
  isFocused: boolean;
}

function PieceRow({ piece, typed, set, isFocused }: PieceRowProps) {
  const say = useSay();
  const { currency } = useBranch();
  const key = keyOfPiece(piece);
  const value = amountText(moneyOfWire(piece.value, currency) ?? 0n, currency);
  const worth = moneyOfWire(sumOfPieces([piece], typed.pieces), currency) ?? 0n;
  return (
    <div className={classes.piece}>
      <b data-coin={piece.is_coin || undefined}>{value}</b>
      <QuantityInput
        label={say(SHIFT.piecesOf, { value })}
        labelHidden
        decimals={0}
        autoFocus={isFocused}
        value={typed.pieces[key] ?? ''}
        onChange={(count) => set({ ...typed, pieces: { ...typed.pieces, [key]: count } })}
      />
      <span>{amountText(worth, currency)}</span>
    </div>
  );
}

/** Beside the count: what the notes come to, and the coins, with how many there are of each. */
export function useCountedParts({ pieces: typed }: Pick<DrawerTyped, 'pieces'>) {
  const say = useSay();
  const { currency } = useBranch();
  const [notes, coins] = notesAndCoins(piecesOf(currency));
  const kinds = [
    { key: 'notes', title: SHIFT.notesCount, list: notes },
    { key: 'coins', title: SHIFT.coinsCount, list: coins },
  ];
  return kinds
    .filter(({ list }) => list.length > 0)
    .map(({ key, title, list }) => ({
      key,
      title: say(title, { count: countOfPieces(list, typed) }),
      value: amountText(moneyOfWire(sumOfPieces(list, typed), currency) ?? 0n, currency),
    }));
}

function notesAndCoins(pieces: readonly Piece[]): [Piece[], Piece[]] {
  return [pieces.filter(({ is_coin }) => !is_coin), pieces.filter(({ is_coin }) => is_coin)];
}

/** What is typed comes to, in units of the currency. */
export function countedOf(typed: DrawerTyped, pieces: readonly Piece[]): number {
  return pieces.length > 0 ? sumOfPieces(pieces, typed.pieces) : Number(typed.amount || 0);
}
