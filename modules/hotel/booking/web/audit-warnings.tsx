import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import type { NightAudit } from '../booking-questions.answer.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';

type Around = Pick<NightAudit, 'tills' | 'carts' | 'owing'>;

/** What else stands open as a day ends: tills, carts that nobody has sold, and who owes. None of it bars the audit. */
export function AuditWarnings({ tills = [], carts = [], owing }: Around) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const at = (moment: string) => instantText(moment, language, timeZone);
  return (
    <>
      {tills.length > 0 && (
        <Card title={say(NIGHT_AUDIT.openTills)} note={String(tills.length)}>
          <Stack gap={2}>
            <Notice tone="warning">{say(NIGHT_AUDIT.openTillsWhy)}</Notice>
            <LineList
              lines={tills.map(({ shift_id, till, by, opened_at }) => ({
                ...{ key: shift_id, title: till },
                note: by ? say(NIGHT_AUDIT.tillSince, { by, at: at(opened_at) }) : at(opened_at),
                figure: (
                  <Button size="s" href={`/point-of-sale/shift-close?id=${shift_id}`}>
                    {say(NIGHT_AUDIT.closeTill)}
                  </Button>
                ),
              }))}
            />
          </Stack>
        </Card>
      )}
      {carts.length > 0 && (
        <Card title={say(NIGHT_AUDIT.carts)} note={String(carts.length)}>
          <Stack gap={2}>
            <Notice tone="warning">{say(NIGHT_AUDIT.cartsWhy)}</Notice>
            <LineList
              lines={carts.map(({ cart_id, name, room, amount, parked_at }) => ({
                key: cart_id,
                title: room ? say(NIGHT_AUDIT.cartOfRoom, { name, room }) : name,
                note: say(NIGHT_AUDIT.parkedAt, { at: at(parked_at) }),
                figure: moneyText(amount, currency),
                href: `/point-of-sale/parked-cart-view?id=${cart_id}`,
              }))}
            />
          </Stack>
        </Card>
      )}
      {owing.length > 0 && (
        <Card title={say(NIGHT_AUDIT.owing)} note={say(NIGHT_AUDIT.owingWhy)}>
          <LineList
            lines={owing.map(({ booking_id, number, guest, room, leaves, owes }) => ({
              key: booking_id,
              title: room ? say(NIGHT_AUDIT.room, { room, guest }) : guest,
              note: `${number} · ${say(NIGHT_AUDIT.leaves, { day: dayText(leaves, language) })}`,
              figure: moneyText(owes, currency),
              href: `${booking.screens.view}?id=${booking_id}`,
            }))}
          />
        </Card>
      )}
    </>
  );
}
