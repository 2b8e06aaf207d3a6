import { vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { waysToPay } from './ways-to-pay.ts';

/** What every form of something that is bought or spent must know: the day, its VAT, and where money can come from. */
export async function formTerms(
  context: Pick<ActorContext, 'tx' | 'branch' | 'clock' | 'actor' | 'workplaces'>,
) {
  const { branch, clock } = context;
  const day = today(clock, branch);
  return {
    today: day,
    accounts: await waysToPay(context),
    vat: vatOn(vatRatesOf(branch.settings), day),
    vat_claim_months: Number(branch.settings.vat_claim_months),
  };
}
