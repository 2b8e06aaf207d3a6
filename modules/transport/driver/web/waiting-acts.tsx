import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { DRIVER, WAITING_ACTS } from '../driver.words.ts';
import type { DriverAct } from '../driver-acts.rules.ts';
import classes from './driver.module.css';
import type { ActsState, SavedActs } from './save-acts.ts';

/** What the server does not have yet, and what is to be decided about what it did not accept. */
export function WaitingActs({ state, saved }: { state: ActsState; saved: SavedActs }) {
  const say = useSay();
  const { acts, sending, isKept } = state;
  const waiting = acts.filter((act) => act.state === 'waiting').length;
  if (acts.length === 0) return null;
  return (
    <Card title={say(DRIVER.waiting)}>
      <Stack gap={3}>
        {!isKept && <Notice tone="danger">{say(DRIVER.notKept)}</Notice>}
        {waiting > 0 && (
          <p className={classes.quiet} role="status">
            {sayCounted(say, WAITING_ACTS, waiting)}
          </p>
        )}
        {acts.map((act) => (
          <WaitingAct key={act.id} act={act} saved={saved} />
        ))}
        {waiting > 0 && (
          <Button icon="refresh" size="l" block loading={sending} onClick={() => void saved.sendAll()}>
            {say(DRIVER.sendNow)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function WaitingAct({ act, saved }: { act: DriverAct; saved: SavedActs }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const isRefused = act.state === 'refused';
  const isOld = act.kind === 'cost' && act.body.date !== today;
  return (
    <div>
      <Row between>
        <b>{act.text}</b>
        <Chip tone={isRefused ? 'danger' : 'warning'}>{say(isRefused ? DRIVER.refused : DRIVER.waits)}</Chip>
      </Row>
      <p className={classes.quiet}>{instantText(act.at, language, timeZone)}</p>
      {act.reason && <Notice tone={isRefused ? 'danger' : 'warning'}>{act.reason}</Notice>}
      {isRefused && (
        <Row>
          <Button icon="refresh" onClick={() => void saved.sendAgain(act.id)}>
            {say(DRIVER.again)}
          </Button>
          {isOld && (
            <Button onClick={() => void saved.sendAgain(act.id, { date: today })}>{say(DRIVER.today)}</Button>
          )}
          <Button icon="close" onClick={() => void saved.drop(act.id)}>
            {say(DRIVER.drop)}
          </Button>
        </Row>
      )}
    </div>
  );
}
