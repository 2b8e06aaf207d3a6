import { f } from '#core/fields.ts';

const LINE_NO = f.integer({ required: true });

/** Whoever carries the goods. */
export const CARRIER = { max: 80 } as const;

/** What of each line is promised; all that was asked for where it is not named. */
export const APPROVAL = {
  /** As it was read, where whoever answers wants to hear that something else is asked for by now. */
  version: f.integer(),
  lines: f.lines({ line_no: LINE_NO, approved: f.quantity({ required: true }) }),
};

/** What of each line leaves; all that was promised where it is not named. */
export const DISPATCH = {
  carrier: f.text(CARRIER),
  lines: f.lines({ line_no: LINE_NO, sent: f.quantity({ required: true }) }),
};

/** What of each line has arrived and what is lost; what is named neither way stays on the road, all arrives where no line is named. */
export const ARRIVAL = {
  lines: f.lines({
    line_no: LINE_NO,
    received: f.quantity(),
    lost: f.quantity(),
    /** Why it is lost, a note of one line. */
    reason: f.text({ max: 200 }),
  }),
};

/** What of each line turns round; all that is on the road where no line is named. */
export const WAY_BACK = {
  lines: f.lines({ line_no: LINE_NO, returned: f.quantity({ required: true }) }),
};
