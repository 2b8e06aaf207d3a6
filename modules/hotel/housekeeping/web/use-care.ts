import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { askPage } from '#web-kit/api/rows.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { actShelf } from '#web-kit/offline/act-shelf.ts';
import { type OfflinePage, useActs } from '#web-kit/offline/use-acts.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { room } from '../../room/room.entity.ts';
import { type CareAct, callOfCare, nextCare, withCare } from '../care-acts.rules.ts';
import { type Care, type RoomToClean, toClean } from '../housekeeping.rules.ts';
import { HOUSEKEEPING_WORDS } from '../housekeeping.words.ts';

/** More rooms than a house of this size has. */
const EVERY_ROOM = { sort: 'number', limit: 1000 };

const ROOMS: OfflinePage<CareAct, RoomToClean[]> = {
  name: 'housekeeping',
  shelf: actShelf('housekeeping', 'rooms'),
  ...{ callOf: callOfCare, nextToSend: nextCare, queryKey: queriesOf(room).all },
  async ask(signal) {
    const { data } = await askPage(room, ['number', 'floor', 'status', 'housekeeping'], EVERY_ROOM, {
      signal,
    });
    return data.map(toClean);
  },
};

/** The rooms as they were left by those who clean them, and how one is taken a step further; also without a network. */
export function useCare() {
  const say = useSay();
  const { language } = useLanguage();
  const { choices } = useRegistry().words(room.name)[language];
  const { state, saved, query, acts } = useActs(ROOMS);
  const lay = ({ id, number }: RoomToClean, was: Care, housekeeping: Care) => {
    const care = choices?.housekeeping?.[housekeeping] ?? housekeeping;
    const text = say(HOUSEKEEPING_WORDS.now, { room: number, care });
    void saved.add({
      ...{ id: newId(), at: new Date().toISOString(), body: { id, was, housekeeping }, text },
      ...{ state: 'waiting', reason: null, attempts: 0 },
    });
    return text;
  };
  /** For a while one tap takes it back. */
  const tap = (one: RoomToClean, next: Care) => {
    const was = one.housekeeping;
    showToast({
      tone: 'success',
      title: lay(one, was, next),
      actions: [{ title: say(HOUSEKEEPING_WORDS.undo), onPress: () => void lay(one, next, was) }],
    });
  };
  return { ...{ state, saved, query, tap }, rooms: query.data && withCare(query.data, acts) };
}
