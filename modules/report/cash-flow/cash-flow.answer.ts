import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';
import { OF_BRANCHES, OF_DAYS } from '../scope.answer.ts';
import { FLOW_SECTIONS, FLOWS } from './cash-flow.rules.ts';

/** Money at the beginning and at the end of a period, and by how much it changed. */
const MONEY = { opening: f.money(), closing: f.money(), change: f.money() };

/** What came in, or below zero went out, and in the period that it is compared with. */
const AMOUNTS = { amount: f.money(), amount_before: maybe(f.money()) };

/** What money came in and went out in a period, for what, and in which parts. */
export const cashFlowAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...MONEY,
  rows: many({ flow: f.choice(FLOWS), section: f.choice(FLOW_SECTIONS), ...AMOUNTS }),
  sections: many({ section: f.choice(FLOW_SECTIONS), ...AMOUNTS }),
  before: maybe(one({ ...OF_DAYS, ...MONEY })),
});

/** A page of the entries of a flow, and what all of them come to. */
export const flowEntriesAnswer = one({
  ...OF_DAYS,
  ...OF_BRANCHES,
  ...PAGES,
  amount: f.money(),
  data: many({
    date: f.date(),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    source_kind: f.text(),
    source_id: f.text(),
    memo: maybe(f.text()),
    amount: f.money(),
  }),
});

export type CashFlow = WireOf<typeof cashFlowAnswer>;
export type FlowEntries = WireOf<typeof flowEntriesAnswer>;
