import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { makeStatement, STATEMENT_INPUT } from './make-statement.ts';

/** The statement of a customer, for the screen and for paper. */
export const customerStatement = defineQuery({
  name: 'customer.statement',
  route: 'GET api/customer/statement',
  permission: 'view_customer',
  input: z.strictObject(STATEMENT_INPUT),
  run: (context) => makeStatement(context, context.input),
});
