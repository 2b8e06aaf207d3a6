import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCarts } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** The room that is charged, or that one must be chosen. */
export function RoomNote() {
  const say = useSay();
  const { change } = useTillUi();
  const { room } = useCarts().cart;
  return (
    <Notice
      tone={room ? 'info' : 'warning'}
      action={
        <Button size="s" onClick={() => change({ panel: 'room' })}>
          {say(room ? TILL.changeCustomer : TILL.chooseRoom)}
        </Button>
      }
    >
      {room ? say(TILL.roomCharged, { number: room.number }) : say(TILL.whichRoom)}
    </Notice>
  );
}
