import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import type { FormLine } from '#web-kit/form/lines-of-form.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { ProductLines, RemoveLine, useUnitOptions } from '../../product/web/product-lines.tsx';
import { withFound } from '../../product/web/typed-goods.ts';
import { unitText } from '../../product/web/unit-text.ts';
import { requestGoodsAnswer } from '../request-questions.answer.ts';
import type { requestBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import classes from './request-lines.module.css';
import { countedIn, lineOf, type RequestedGood, type RequestedLine } from './requested-lines.ts';
import { sourceStockOf } from './wire-request.ts';

type GoodsLine = FormLine<typeof requestBody.fields.lines.lines, RequestedLine>;

interface RequestedGoodsProps {
  /** The store that they are asked for from; empty until it is chosen. */
  source: string;
  lines: readonly GoodsLine[];
  fault: string | undefined;
  onChange: (lines: readonly RequestedLine[]) => void;
}

const findGoods = (keyword: string) => ask(requestGoodsAnswer, withQuery('stock-request/goods', { keyword }));

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
export function RequestedGoods({ source, lines, fault, onChange }: RequestedGoodsProps) {
  const say = useSay();
  const words = useEntityWords(stockRequest);
  const find = useFinding(source);
  const typed = lines.map((line) => line.typed);
  const ids = typed.map(({ product_id }) => product_id?.value ?? '');
  const stock = useQuery({ ...sourceStockOf(source, ids), placeholderData: keepPreviousData }).data;
  const add = (good: RequestedGood, code: string) =>
    onChange(
      withFound(typed, lineOf(good, code), 'requested', ({ product_id }) => product_id?.value === good.id),
    );
  return (
    <ProductLines
      title={words.fields.lines ?? ''}
      why={say(REQUEST.goodsWhy)}
      finder={{ find, onFound: add }}
      fault={fault}
      nothing={say(REQUEST.nothingYet)}
      lines={lines}
      line={(line) => (
        <AskedLine key={line.typed.key} line={line} {...stockOf(line.typed.product_id?.value ?? '', stock)} />
      )}
    />
  );
}

/** One product that is asked for; `stock` is what of it is free in the source, where that may be seen. */
function AskedLine({ line, stock }: { line: GoodsLine; stock?: number }) {
  const say = useSay();
  const { language } = useLanguage();
  const { product_id, units } = line.typed;
  const options = useUnitOptions(units);
  const name = product_id?.title ?? '';
  const counted = countedIn(line.typed);
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
        <Asked
          input={line.ask('unit')}
          label={`${say(REQUEST.unit)}: ${name}`}
          labelHidden
          optional={false}
          options={options}
        />
      )}
      <Asked
        input={line.ask('requested')}
        label={`${say(REQUEST.quantity)}: ${name}`}
        labelHidden
        error={line.faultOf('requested') ?? line.faultOf('product_id')}
      />
      <RemoveLine name={name} onRemove={line.remove} />
    </li>
  );
}
