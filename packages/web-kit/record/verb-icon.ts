import type { IconName } from '#ui/icons.tsx';

/** The drawing of what is done with a document: of its verb, else of going on or of going back. */
export function verbIcon(transition: string, takesBack: boolean): IconName {
  return VERBS[transition] ?? (takesBack ? 'undo' : 'check');
}

/** By the names that tables of states give their steps, where neither a hook nor an arrow back says what is done. */
export const VERBS: Readonly<Record<string, IconName>> = {
  reject: 'close',
  decline: 'close',
  cancel: 'close',
  ignore: 'close',
  no_show: 'close',
  close: 'lock',
  wait: 'clock',
  load: 'transport',
  depart: 'send',
  change_truck: 'transport',
  advance: 'cash',
  settle: 'cash',
  take_deposit: 'cash',
  correct_reading: 'edit',
  estimate: 'clipboard',
  move_room: 'transfer',
  extend: 'calendar',
  check_in: 'key',
  check_out: 'logout',
};
