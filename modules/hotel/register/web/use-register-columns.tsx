import type { CardParts } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { booking } from '../../booking/booking.entity.ts';
import type { RegisterLine } from '../guest-register.answer.ts';
import { REGISTER } from '../guest-register.words.ts';

/** What is told of a guest, as a row of the screen and of the paper, and as a card of a phone. */
export function useRegisterColumns() {
  const say = useSay();
  const { language } = useLanguage();
  const kinds = useRegistry().words(booking.name)[language].choices?.identity_kind ?? {};
  const nameOf = ({ child, name }: RegisterLine) => (child ? say(REGISTER.child, { name }) : name);
  const kindOf = ({ identity_kind }: RegisterLine) => (identity_kind ? (kinds[identity_kind] ?? '') : '');
  const column = (
    key: keyof typeof REGISTER,
    render: (line: RegisterLine) => string,
    more: Partial<Column<RegisterLine>> = {},
  ): Column<RegisterLine> => ({ key, title: say(REGISTER[key]), render, ...more });
  const columns = [
    column('name', nameOf),
    column('nationality', ({ nationality }) => nationality ?? ''),
    column('identity', kindOf),
    column('identityNumber', ({ identity_number }) => identity_number ?? ''),
    column('room', ({ room }) => room ?? ''),
    column('arrived', ({ arrived }) => dayText(arrived, language)),
    column('leaves', ({ leaves }) => dayText(leaves, language)),
    column('phone', ({ phone }) => phone ?? ''),
    column('vehicle', ({ vehicle }) => vehicle ?? ''),
    column('number', ({ number }) => number),
  ];
  const card = (line: RegisterLine): CardParts => ({
    title: nameOf(line),
    figure: line.room,
    note: [line.nationality, kindOf(line), line.identity_number].filter(Boolean).join(' · '),
    foot: `${dayText(line.arrived, language)} – ${dayText(line.leaves, language)}`,
  });
  return { columns, card };
}
