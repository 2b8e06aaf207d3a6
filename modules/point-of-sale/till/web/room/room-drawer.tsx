import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { PickList } from '#ui/till/pick-list.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { RoomOfGuest } from '../../../sale/room-of-guest.answer.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { useStillMeant } from '../use-still-meant.ts';
import { roomsLike, roomsToCharge } from './room-calls.ts';

/** Which room is charged: its number and Enter, or one press. */
export function RoomDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  return (
    <Drawer opened={opened} onClose={onClose} title={say(TILL.chooseRoom)} side={phone ? 'bottom' : 'right'}>
      <RoomChoice onClose={onClose} />
    </Drawer>
  );
}

function RoomChoice({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const till = useTill();
  const ui = useTillUi();
  const { currency } = useBranch();
  const { room } = useCarts().cart;
  const isStillMeant = useStillMeant();
  const [typed, setTyped] = useState('');
  const { data, isError } = useQuery(roomsToCharge());
  const rows = roomsLike(data ?? [], typed);
  const choose = (chosen: RoomOfGuest | undefined) => {
    if (!chosen || chosen.may_charge === 'no' || !isStillMeant()) return;
    if (ui.tell(till.setRoom({ id: chosen.id, number: chosen.number }))) onClose();
  };
  const leftOf = ({ may_charge, left }: RoomOfGuest) =>
    may_charge === 'no'
      ? say(TILL.roomTakesNothing)
      : left === null
        ? undefined
        : say(TILL.roomLeft, { amount: moneyText(left, currency) });
  return (
    <PickList
      search={
        <SearchInput
          label={say(TILL.roomNumber)}
          placeholder={say(TILL.roomNumber)}
          autoFocus
          value={typed}
          onChange={setTyped}
        />
      }
      // Nothing typed names no room.
      onEnter={() => choose(typed.trim() === '' ? undefined : rows[0])}
      label={say(TILL.chooseRoom)}
      chosen={room?.id}
      faceless
      rows={rows.map((row) => ({
        id: row.id,
        title: say(TILL.roomNamed, { number: row.number }),
        note: row.guest,
        figure: leftOf(row),
        off: row.may_charge === 'no',
      }))}
      onPick={(id) => choose(rows.find((row) => row.id === id))}
    >
      {isError && <Notice tone="warning">{say(TILL.roomsUnknown)}</Notice>}
      {data && rows.length === 0 && <p>{say(TILL.noSuchRoom)}</p>}
    </PickList>
  );
}
