/** Left by a session that ended, so that the login says why it is shown; read once. */
const KEPT_AS = 'session-ended';

export function takeEndedNotice(): boolean {
  const ended = sessionStorage.getItem(KEPT_AS) !== null;
  sessionStorage.removeItem(KEPT_AS);
  return ended;
}
