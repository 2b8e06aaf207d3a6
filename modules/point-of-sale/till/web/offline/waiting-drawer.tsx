import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { OFFLINE_HOURS } from '../../../sale/sale-moment.rules.ts';
import type { WaitingSale } from '../../waiting-sale.rules.ts';
import { useWaiting } from '../store/use-waiting.ts';
import { WAITING } from './waiting.words.ts';

/** The sales that the server does not have yet, and what is to be decided about those that it did not accept. */
export function WaitingDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  const { state, acts } = useWaiting();
  return (
    <Drawer opened onClose={onClose} title={say(WAITING.title)} side={phone ? 'bottom' : 'right'}>
      <Stack gap={3}>
        <p>{say(state.sales.length > 0 ? WAITING.why : WAITING.none)}</p>
        {state.sales.map((sale) => (
          <Waiting key={sale.id} sale={sale} onClose={onClose} />
        ))}
        {state.sales.some((sale) => sale.state === 'waiting') && (
          <Button
            kind="primary"
            size="l"
            icon="refresh"
            block
            loading={state.sending}
            onClick={() => void acts.sendAll()}
          >
            {say(WAITING.sendNow)}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}

function Waiting({ sale, onClose }: { sale: WaitingSale; onClose: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { acts } = useWaiting();
  const { paper, sold_at, state, reason } = sale;
  const isRefused = state === 'refused';
  const isOld = Date.now() - Date.parse(sold_at) > OFFLINE_HOURS * HOUR_MS;
  const putBack = async () => {
    await acts.putBack(sale.id);
    onClose();
    void navigate({ to: '/point-of-sale/sale-form' });
  };
  return (
    <Card
      title={`${paper.currency} ${moneyText(paper.total_amount, paper.currency)}`}
      note={[instantText(sold_at, language, timeZone), paper.customer_name].filter(Boolean).join(', ')}
      action={
        <Chip tone={isRefused ? 'danger' : 'warning'}>
          {say(isRefused ? WAITING.refused : WAITING.waits)}
        </Chip>
      }
    >
      <Stack gap={2}>
        <p>{paper.lines.map(({ quantity, product_name }) => `${quantity} x ${product_name}`).join(', ')}</p>
        {reason && <Notice tone={isRefused ? 'danger' : 'warning'}>{reason}</Notice>}
        {isRefused && (
          <Row>
            <Button icon="refresh" onClick={() => void acts.sendAgain(sale.id)}>
              {say(WAITING.again)}
            </Button>
            {isOld && (
              <Button onClick={() => void acts.sendAgain(sale.id, true)}>{say(WAITING.today)}</Button>
            )}
            <Button icon="undo" onClick={() => void putBack()}>
              {say(WAITING.putBack)}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const HOUR_MS = 3_600_000;
