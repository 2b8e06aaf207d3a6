import { Chip, type ChipProps } from '#ui/show/chip.tsx';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import type { CellProps } from '#web-kit/fields/look.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { OTHER_DOCUMENTS } from './adjustment.words.ts';
import classes from './movement-cells.module.css';

const isIncrease = ({ row }: CellProps) => row.type === 'increase';

/** Which way and how much. */
export function ChangeCell(props: CellProps) {
  if (typeof props.value !== 'number') return null;
  return (
    <span className={classes.change} data-up={(isIncrease(props) && props.value !== 0) || undefined}>
      {props.value !== 0 && (isIncrease(props) ? '+' : '−')}
      {quantityText(props.value)}
    </span>
  );
}

/** What lay in the store before, and what after. */
export function BeforeAndAfterCell({ row, value }: CellProps) {
  if (typeof value !== 'number') return null;
  return (
    <span className={classes.stock}>
      {typeof row.stock_before === 'number' && <span>{quantityText(row.stock_before)} → </span>}
      <b>{quantityText(value)}</b>
    </span>
  );
}

/** What was moved is worth, with the sign of the stock. */
export function WorthCell(props: CellProps) {
  const { currency } = useBranch();
  if (typeof props.value !== 'number') return null;
  return `${isIncrease(props) ? '+' : '−'}${moneyText(props.value, currency)}`;
}

export function CauseCell({ words, fieldKey, value }: CellProps) {
  const cause = String(value ?? '');
  return <Chip tone={TONES[cause] ?? 'neutral'}>{choiceText(words, fieldKey, cause)}</Chip>;
}

const TONES: Readonly<Record<string, NonNullable<ChipProps['tone']>>> = {
  manual: 'warning',
  purchase: 'success',
  automatic: 'info',
};

/** What a movement comes from: a sale with its number, opening stock by its name. */
export function DocumentCell({ row }: CellProps) {
  const registry = useRegistry();
  const { language } = useLanguage();
  const kind = String(row.source_kind ?? '');
  const known = registry.entities.some(({ name }) => name === kind);
  const named = known ? registry.words(kind)[language].one : (OTHER_DOCUMENTS[kind]?.[language] ?? '');
  return [named, row.document].filter(Boolean).join(' ');
}
