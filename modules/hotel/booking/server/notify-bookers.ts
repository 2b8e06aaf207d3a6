import { type Language, say, type Words } from '#core/i18n/language.ts';
import { notify } from '#modules/branch/public.ts';
import { peopleOfBranch } from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { booking } from '../booking.entity.ts';

/** Who may book a room, and so is told of what frees one. */
const MAY_BOOK = 'modify_room_booking';

/** What is told of a booking: two sentences that name its guest, its number and its days. */
export interface BookingNotice {
  kind: string;
  title: Words;
  text: Words;
  of: { id: string; number: string; guest: string; check_in: string; check_out: string; type?: string };
}

/** Tells everybody who may book rooms in this branch, each in his language; the notice opens the booking. */
export async function notifyBookers(
  { tx, branch, actor }: CommandContext,
  { kind, title, text, of }: BookingNotice,
): Promise<void> {
  const day = (date: string) => date.split('-').toReversed().join('/');
  const said = { type: '', ...of, since: day(of.check_in), until: day(of.check_out) };
  const inBoth = (words: Words): Words => {
    const inOne = (language: Language) => say(words, language, said);
    return { en: inOne('en'), sw: inOne('sw') };
  };
  const people = (await peopleOfBranch(tx, branch.id)).filter(({ rights }) => rights.has(MAY_BOOK));
  notify(
    tx,
    people.map(({ id }) => ({
      ...{ business_id: actor.business_id, user_id: id, branch_id: branch.id, kind },
      ...{ title: inBoth(title), text: inBoth(text) },
      link: `${booking.screens.view}?id=${of.id}`,
    })),
  );
}
