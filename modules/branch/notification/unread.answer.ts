import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** How many notifications of the caller nobody has read. */
export const unreadAnswer = one({ unread: f.integer() });
