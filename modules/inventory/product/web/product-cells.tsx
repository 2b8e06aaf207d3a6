import { Chip, type ChipProps } from '#ui/show/chip.tsx';
import { StockBar } from '#ui/show/stock-bar.tsx';
import type { CellProps } from '#web-kit/fields/look.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { STATES } from './product.words.ts';
import { type StockState, stockStateOf } from './stock-state.ts';
import { unitText } from './unit-text.ts';
import { useToday } from './use-today.ts';

/** What is left, with its unit over a bar that is full at four times the alert; on a card only the words. */
export function StockCell({ row, value }: CellProps) {
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  if (typeof value !== 'number' || row.type === 'service') return null;
  const text = quantityText(value);
  const unit = unitText(row.unit_of_measure, language);
  if (isPhone) return <span className="num">{`${text} ${unit}`}</span>;
  const alert = typeof row.stock_alert === 'number' ? row.stock_alert : 0;
  return <StockBar quantity={value} text={text} unit={unit} alert={alert} />;
}

/** How the product stands, by its stock and its date rather than by its record. */
export function StockStateCell({ row }: CellProps) {
  const say = useSay();
  const state = stockStateOf(row, useToday());
  if (!state) return null;
  return <Chip tone={TONES[state]}>{say(STATES[state])}</Chip>;
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
