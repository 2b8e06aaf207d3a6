import { z } from 'zod';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { readSmsCredit, smsLeft } from '../../sms-credit/server/sms-credit.ts';
import { systemTermsAnswer } from '../system-terms.answer.ts';
import { waysToPay } from './ways-to-pay.ts';

/** Until when the branch has paid for the system, what a month costs, and where the money can come from. */
export const systemTerms = defineQuery({
  name: 'payment.system-terms',
  route: 'GET api/payment/system-terms',
  permission: 'create_payment',
  input: z.strictObject({}),
  answers: systemTermsAnswer,
  async run(context) {
    const { tx, branch, clock } = context;
    const [agreed] = await tx.query<{ paid_until: string | null; service_fee: bigint | null }>(
      `select paid_until::text as paid_until, service_fee from ${branchEntity.table} where id = $1`,
      [branch.id],
    );
    const credit = await readSmsCredit(tx, branch.id);
    return {
      today: today(clock, branch),
      paid_until: agreed?.paid_until ?? null,
      service_fee: agreed?.service_fee ?? null,
      sms_price: credit.price,
      sms_left: smsLeft(credit),
      accounts: await waysToPay(context),
    };
  },
});
