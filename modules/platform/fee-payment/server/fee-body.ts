import { z } from 'zod';
import { bodyOf } from '#core/derive/schemas.ts';
import type { WireScope } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import { isId } from '#core/ids.ts';
import { FEE_KINDS } from '../fee-payment.entity.ts';

const id = z.string({ error: 'required' }).refine(isId, { error: 'not_id' });

/** What is said when a business pays a fee. */
export const feeBody = (wire: WireScope): z.ZodObject =>
  bodyOf(
    {
      amount: f.money({ required: true }),
      kind: f.choice(FEE_KINDS, { required: true }),
      days: f.integer({ required: true, min: 0, max: 3650 }),
      reference: f.text({ max: 60 }),
      remarks: f.text({ max: 1000 }),
    },
    wire,
  ).extend({ id, client_branch: id });
