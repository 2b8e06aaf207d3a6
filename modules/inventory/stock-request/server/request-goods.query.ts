import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { goodsByKeyword } from '../../product/server/goods-by-keyword.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import { requestGoodsAnswer, requestUnitsAnswer } from '../request-questions.answer.ts';
import { stockRequest } from '../stock-request.entity.ts';

/** Products by what is scanned or typed, with the units in which they can be asked for. */
export const requestGoods = defineQuery({
  name: 'stock-request.goods',
  route: 'GET api/stock-request/goods',
  permission: 'request_stock',
  input: z.strictObject({ keyword: z.string().trim().min(1, 'required').max(120, 'too_long') }),
  answers: requestGoodsAnswer,
  run: ({ tx, branch, input }) => goodsByKeyword(tx, branch.id, input.keyword),
});

/** The units in which the products of a request can be asked for, for whoever changes it. */
export const requestUnits = defineQuery({
  name: 'stock-request.units',
  route: 'GET api/stock-request/units',
  permission: 'request_stock',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: requestUnitsAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const { lines } = await findRow(stockRequest, input.id, context);
    const goods = await goodsForSale(
      tx,
      branch.id,
      lines.map(({ product_id }) => product_id),
    );
    return [...goods.values()].map(({ id, unit_of_measure, units }) => ({
      product_id: id,
      units: [{ unit: unit_of_measure, factor: 1 }, ...units.map(({ unit, factor }) => ({ unit, factor }))],
    }));
  },
});
