import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { instantText } from '../format/day.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { OFFLINE, WAITING_ACTS } from './offline.words.ts';
import type { ActsState, SavedAct, SavedActs } from './save-acts.ts';
import classes from './waiting-acts.module.css';

/** What the server does not have yet, and what is to be decided about what it did not accept. */
export function WaitingActs<A extends SavedAct>({
  state,
  saved,
  isOfDay = () => false,
}: {
  state: ActsState<A>;
  saved: SavedActs<A>;
  /** Whether an act has a date, which may be that of today where its own is no longer accepted. */
  isOfDay?: (act: A) => boolean;
}) {
  const say = useSay();
  const { acts, sending, isKept } = state;
  const waiting = acts.filter((act) => act.state === 'waiting').length;
  if (acts.length === 0) return null;
  return (
    <Card title={say(OFFLINE.waiting)}>
      <Stack gap={3}>
        {!isKept && <Notice tone="danger">{say(OFFLINE.notKept)}</Notice>}
        {waiting > 0 && (
          <p className={classes.quiet} role="status">
            {sayCounted(say, WAITING_ACTS, waiting)}
          </p>
        )}
        {acts.map((act) => (
          <WaitingAct key={act.id} act={act} saved={saved} isOfDay={isOfDay(act)} />
        ))}
        {waiting > 0 && (
          <Button icon="refresh" size="l" block loading={sending} onClick={() => void saved.sendAll()}>
            {say(OFFLINE.sendNow)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function WaitingAct<A extends SavedAct>({
  act,
  saved,
  isOfDay,
}: {
  act: A;
  saved: SavedActs<A>;
  isOfDay: boolean;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const today = useToday();
  const isRefused = act.state === 'refused';
  const isOld = isOfDay && act.body.date !== today;
  return (
    <div>
      <Row between>
        <b>{act.text}</b>
        <Chip tone={isRefused ? 'danger' : 'warning'}>
          {say(isRefused ? OFFLINE.refused : OFFLINE.waits)}
        </Chip>
      </Row>
      <p className={classes.quiet}>{instantText(act.at, language, timeZone)}</p>
      {act.reason && <Notice tone={isRefused ? 'danger' : 'warning'}>{act.reason}</Notice>}
      {isRefused && (
        <Row>
          <Button icon="refresh" onClick={() => void saved.sendAgain(act.id)}>
            {say(OFFLINE.again)}
          </Button>
          {isOld && (
            <Button onClick={() => void saved.sendAgain(act.id, { date: today })}>
              {say(OFFLINE.today)}
            </Button>
          )}
          <Button icon="close" onClick={() => void saved.drop(act.id)}>
            {say(OFFLINE.drop)}
          </Button>
        </Row>
      )}
    </div>
  );
}
