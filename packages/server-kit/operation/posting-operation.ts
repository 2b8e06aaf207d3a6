import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import { entersBooks, type Transition, transitionsFrom } from '#core/define-states.ts';
import { isId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { allowed } from '#core/permissions.ts';
import { type PostingLine, SEES_ENTRIES, type StockPosting } from '#core/trade/posting.ts';
import { type Foreseen, foreseePosting } from '../command/foresee-posting.ts';
import { NotFound } from '../http/errors.ts';
import { readQuery } from '../http/read-input.ts';
import { findRow } from '../query/find-row.ts';
import { wholeRow } from '../query/whole-rows.ts';
import type { ActorContext } from './context.ts';
import type { QueryOperation } from './operation.ts';

/** Of a stock take with thousands of products the first of them say enough; `goods_total` says how many there are. */
const MOST_GOODS = 100;

const QUERY = z.strictObject({ id: z.string() });

/**
 * `GET api/{entity}/posting?id=`: what a document has posted, and what each transition that the caller may make would post
 * if it were made now. For those who see the document and the journal.
 */
export function postingOperations(entity: AnyEntity): QueryOperation[] {
  if (!entersBooks(entity)) return [];
  return [
    {
      kind: 'query',
      name: `${entity.name}.posting`,
      method: 'GET',
      path: `api/${entity.name}/posting`,
      permission: [entity.permissions.view, SEES_ENTRIES],
      idempotency: 'accepted',
      accepts: 'json',
      schemas: { query: QUERY },
      read({ query }) {
        const { id } = readQuery(QUERY, Object.fromEntries(query));
        if (!isId(id)) throw NotFound();
        return id;
      },
      async run(context) {
        const id = context.input as string;
        // Whether it is seen at all is one question, what it posts another: a rule reads fields that the caller may not.
        await findRow(entity, id, context);
        const row = await wholeRow(context.tx, entity, id);
        const source = { kind: entity.name, id };
        const { books, goods } = context.services;
        const posted = {
          entries: await books.posted(context, source),
          goods: await goods.movements(context, source),
        };
        const may = (right: string) => allowed(context.actor, right);
        const next = [];
        for (const transition of transitionsFrom(entity, row, may)) {
          if (asksMore(entity.states?.transitions[transition])) continue;
          const foreseen = await foreseePosting(entity, row, transition, context);
          if (foreseen.entries.length === 0 && foreseen.goods.length === 0) continue;
          next.push({ transition, ...(await shown(foreseen, context)) });
        }
        return { ...(await shown(posted, context)), next };
      },
    },
  ];
}

/** Entries and goods with the names of what they are about, on the wire. */
async function shown({ entries, goods }: Foreseen, context: ActorContext) {
  const { books, goods: stock } = context.services;
  const codes = entries.flatMap(({ lines }) => lines.map(({ account }) => account));
  const names = await books.accountNames(context, [...new Set(codes)]);
  const amount = (value: bigint) => moneyToWire(value, context.branch.currency);
  const onWire = ({ account, debit = 0n, credit = 0n }: PostingLine) => ({
    account_code: account,
    account_name: names.get(account) ?? account,
    debit: amount(debit),
    credit: amount(credit),
  });
  const moved = goods.filter(({ quantity, value }: StockPosting) => quantity !== 0n || value !== 0n);
  return {
    entries: entries.map(({ date, is_reversal, lines }) => ({
      date,
      is_reversal,
      lines: lines.filter(({ debit, credit }) => debit || credit).map(onWire),
    })),
    goods: await stock.named(context, moved.slice(0, MOST_GOODS)),
    goods_total: moved.length,
  };
}

/** What must be said of a transition is not known beforehand, and so neither what it posts. */
function asksMore({ fields = {} }: Transition = {}): boolean {
  return Object.values(fields).some(({ options }) => options.required);
}
