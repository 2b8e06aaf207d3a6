import type { Row } from '#server-kit/operation/row.ts';

/** Whether a sale has sold this work before it is done: what the job itself is billed for comes on top of that. */
export const isSoldBefore = ({ billed_amount }: Row) => typeof billed_amount === 'bigint';
