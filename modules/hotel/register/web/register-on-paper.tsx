import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaperFacts } from '#web-kit/paper/paper-parts.tsx';
import { PaperSheet, type Turn } from '#web-kit/paper/paper-sheet.tsx';
import { PaperTable } from '#web-kit/paper/paper-table.tsx';
import type { GuestRegister } from '../guest-register.answer.ts';
import { REGISTER } from '../guest-register.words.ts';
import { byNationality } from '../register.rules.ts';
import { useRegisterColumns } from './use-register-columns.tsx';

/** The register on sheets, as it is handed to the police. */
export function RegisterOnPaper({ register, turn }: { register: GuestRegister; turn: Turn }) {
  const say = useSay();
  const { language } = useLanguage();
  const { columns } = useRegisterColumns();
  const { guests, date, date_to, more } = register;
  return (
    <PaperSheet title={say(REGISTER.title)} turn={turn}>
      <PaperFacts
        facts={[
          { title: say(REGISTER.from), value: dayText(date, language) },
          { title: say(REGISTER.to), value: dayText(date_to, language) },
          { title: say(REGISTER.guests), value: countText(guests.length) },
          {
            title: say(REGISTER.byNationality),
            value: byNationality(guests)
              .map(({ name, count }) => `${name || say(REGISTER.noNationality)} ${countText(count)}`)
              .join(', '),
          },
        ]}
      />
      {more > 0 && <p>{say(REGISTER.more, { n: countText(more) })}</p>}
      <PaperTable
        columns={columns}
        rows={guests}
        rowId={({ booking_id, place }) => `${booking_id} ${place}`}
      />
    </PaperSheet>
  );
}
