import { Chip, type ChipProps } from '#ui/show/chip.tsx';
import { StockBar } from '#ui/show/stock-bar.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { STATES } from './product.words.ts';
import { type StockState, stockStateOf } from './stock-state.ts';
import { unitText } from './unit-text.ts';

/** What is left, with its unit, over a bar that is full at four times the alert where the product has one. */
export function StockCell({ row, value, wide = false }: CellProps & { wide?: boolean }) {
  const { language } = useLanguage();
  if (typeof value !== 'number' || row.type === 'service') return null;
  const alert = typeof row.stock_alert === 'number' ? row.stock_alert : null;
  return (
    <StockBar
      quantity={value}
      text={quantityText(value)}
      unit={unitText(row.unit_of_measure, language, value)}
      alert={alert}
      wide={wide}
    />
  );
}

/** On a card bar and number share the last line. */
export function StockOnCard(props: CellProps) {
  return <StockCell {...props} wide />;
}

/** How the product stands, by its stock and its date rather than by its record. */
export function StockStateCell({ row }: CellProps) {
  const say = useSay();
  const state = stockStateOf(row, useToday());
  if (!state) return null;
  return <Chip tone={TONES[state]}>{say(STATES[state])}</Chip>;
}

/** A card says only what needs a look; that there is enough its bar shows. */
export function StockStateOnCard(props: CellProps) {
  return stockStateOf(props.row, useToday()) === 'in_stock' ? null : <StockStateCell {...props} />;
}

const TONES: Readonly<Record<StockState, NonNullable<ChipProps['tone']>>> = {
  archived: 'neutral',
  service: 'neutral',
  expired: 'danger',
  out_of_stock: 'danger',
  almost_out: 'warning',
  expiring: 'warning',
  in_stock: 'success',
};
