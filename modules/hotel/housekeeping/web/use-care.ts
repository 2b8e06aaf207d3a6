import { newId } from '#core/ids.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf, useCommand } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { room } from '../../room/room.entity.ts';
import type { Care, RoomToClean } from '../housekeeping.rules.ts';
import { HOUSEKEEPING_WORDS } from '../housekeeping.words.ts';

/** Takes a room to its next step; for a while one tap takes that back. */
export function useCare({ id, number, housekeeping, version }: RoomToClean) {
  const say = useSay();
  const { language } = useLanguage();
  const { choices } = useRegistry().words(room.name)[language];
  const change = useCommand(room, (said: { housekeeping: Care; version: number }) =>
    commandsOf(room).update(id, said, newId()),
  );
  const tell = (error: unknown) => showToast({ tone: 'error', title: problemText(error, say) });
  const tap = async (next: Care) => {
    try {
      const saved = await change.mutateAsync({ housekeeping: next, version });
      const undo = () =>
        change.mutateAsync({ housekeeping, version: Number(saved.version) }).then(() => undefined, tell);
      showToast({
        tone: 'success',
        title: say(HOUSEKEEPING_WORDS.now, { room: number, care: choices?.housekeeping?.[next] ?? next }),
        actions: [{ title: say(HOUSEKEEPING_WORDS.undo), onPress: () => void undo() }],
      });
    } catch (error) {
      tell(error);
    }
  };
  return { tap: (next: Care) => void tap(next), busy: change.isPending };
}
