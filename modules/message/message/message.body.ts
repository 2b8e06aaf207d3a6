import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { AUDIENCES, message } from './message.entity.ts';

const { fields } = message;

/** A message as it is composed; without a time it leaves now, or in the morning where it is night. */
export const messageBody = defineBody({
  fields: {
    text: said(fields.text),
    audience: f.choice(AUDIENCES, { required: true }),
    customer_group: said(fields.customer_group),
    customers: said(fields.customers),
    numbers: said(fields.numbers),
    sends_at: f.datetime(),
  },
});

export type ComposedMessage = BodyOf<typeof messageBody>;
