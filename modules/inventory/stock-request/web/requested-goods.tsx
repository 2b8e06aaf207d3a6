import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { ProductFinder } from '../../product/web/product-finder.tsx';
import { unitText } from '../../product/web/unit-text.ts';
import { UNIT_WORDS } from '../../units.i18n.ts';
import { REQUEST } from './request.words.ts';
import classes from './request-lines.module.css';
import { countedIn, lineOf, type RequestedGood, type TypedLine } from './typed-request.ts';
import { sourceStockOf } from './wire-request.ts';

interface RequestedGoodsProps {
  /** The store that they are asked for from; empty until it is chosen. */
  source: string;
  lines: readonly TypedLine[];
  fault: string | undefined;
  faultOf: (key: string) => string | undefined;
  onChange: (lines: readonly TypedLine[]) => void;
}

const findGoods = (keyword: string) =>
  call<readonly RequestedGood[]>('GET', withQuery('stock-request/goods', { keyword }));

/** The goods that a word finds, each with what of it is free in their source, as far as that may be seen. */
function useFinding(source: string) {
  const client = useQueryClient();
  return async (keyword: string): Promise<readonly RequestedGood[]> => {
    const goods = await findGoods(keyword);
    if (source === '' || goods.length === 0) return goods;
    const ids = goods.map(({ id }) => id);
    const stock = await client.fetchQuery(sourceStockOf(source, ids));
    return goods.map((good) => ({ ...good, ...stockOf(good.id, stock) }));
  };
}

function stockOf(id: string, stock: readonly { product_id: string; free: number }[] | undefined) {
  const found = stock?.find(({ product_id }) => product_id === id);
  return found ? { stock: found.free } : {};
}

/** The products that are asked for, each with how many of which unit; a second scan adds one more. */
export function RequestedGoods({ source, lines, fault, faultOf, onChange }: RequestedGoodsProps) {
  const say = useSay();
  const find = useFinding(source);
  const ids = lines.map(({ product_id }) => product_id);
  const stock = useQuery({ ...sourceStockOf(source, ids), placeholderData: keepPreviousData }).data;
  const put = (id: string, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.product_id === id ? { ...line, ...part } : line)));
  const add = (good: RequestedGood, code: string) => {
    const same = lines.find(({ product_id }) => product_id === good.id);
    if (same) return put(good.id, { requested: String(Number(same.requested || '0') + 1) });
    onChange([...lines, lineOf(good, code)]);
  };
  return (
    <FormSection title={say(REQUEST.goods)} why={say(REQUEST.goodsWhy)}>
      <ProductFinder find={find} onFound={add} />
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {lines.length === 0 ? (
        <p className={classes.nothing}>{say(REQUEST.nothingYet)}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line, place) => (
            <AskedLine
              key={line.product_id}
              line={line}
              {...stockOf(line.product_id, stock)}
              faultOf={(key) => faultOf(`lines.${place}.${key}`)}
              onChange={(part) => put(line.product_id, part)}
              onRemove={() => onChange(lines.filter(({ product_id }) => product_id !== line.product_id))}
            />
          ))}
        </ul>
      )}
    </FormSection>
  );
}

interface AskedLineProps {
  line: TypedLine;
  /** What of it is free in the source, where that may be seen. */
  stock?: number;
  faultOf: (key: string) => string | undefined;
  onChange: (part: Partial<TypedLine>) => void;
  onRemove: () => void;
}

function AskedLine({ line, stock, faultOf, onChange, onRemove }: AskedLineProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words: Readonly<Record<string, string>> = UNIT_WORDS[language];
  const { name, units, unit } = line;
  const counted = countedIn(line);
  const [first] = units;
  return (
    <li className={classes.asked} data-units={units.length > 1 || undefined}>
      <span>
        <b>{name}</b>
        {counted !== null && (
          <small>
            {say(REQUEST.comesTo, {
              n: quantityText(counted),
              unit: unitText(first?.unit, language, counted),
            })}
          </small>
        )}
        {stock !== undefined && (
          <small>
            {say(REQUEST.freeThere, {
              n: quantityText(stock),
              unit: unitText(first?.unit, language, stock),
            })}
          </small>
        )}
      </span>
      {units.length > 1 && (
        <Select
          label={`${say(REQUEST.unit)}: ${name}`}
          labelHidden
          options={units.map(({ unit: value, factor }) => ({
            value,
            title: factor > 1 ? `${words[value] ?? value} × ${factor}` : (words[value] ?? value),
          }))}
          value={unit}
          onChange={(value) => onChange({ unit: value ?? unit })}
          error={faultOf('unit')}
        />
      )}
      <QuantityInput
        label={`${say(REQUEST.quantity)}: ${name}`}
        labelHidden
        value={line.requested}
        onChange={(requested) => onChange({ requested })}
        error={faultOf('requested') ?? faultOf('product_id')}
      />
      <IconButton icon="close" name={say(REQUEST.remove, { name })} onClick={onRemove} />
    </li>
  );
}
