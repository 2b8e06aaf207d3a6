import { BY_LINK, useCopiedLink } from '#modules/session/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { Menu, type MenuAction } from '#ui/actions/menu.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { TRIP_LINK } from '../../link/trip-address.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { PAPERS_OF_GOODS, PAPERS_OF_MONEY, type TripPaper } from '../trip-papers.rules.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { hasWaybill } from '../truck-order.rules.ts';
import { TRIP_PAPER } from './trip-paper.words.ts';

/** The papers of a trip: those of its goods once it is confirmed, and of the money of its driver where there is any. */
export function TripPapers({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const hasMoney = Number(row.advance_given ?? 0) > 0 || Number(row.advance_spent ?? 0) > 0;
  const papers: readonly TripPaper[] = [
    ...(hasWaybill(row) ? PAPERS_OF_GOODS : []),
    ...(hasMoney && may(truckOperation.permissions.list) ? PAPERS_OF_MONEY : []),
  ];
  if (papers.length === 0) return null;
  return (
    <Menu
      label={say(TRIP_PAPER.papers)}
      trigger={<Button icon="print">{say(TRIP_PAPER.papers)}</Button>}
      sections={[
        {
          key: 'papers',
          items: papers.map((kind) => ({
            key: kind,
            title: say(TRIP_PAPER[kind]),
            href: `${truckOrder.screens.view}?id=${row.id}&paper=${kind}`,
          })),
        },
      ]}
    />
  );
}

/** The link by which the customer sees where his transport is, behind the dots. */
export function useLinkOfTrip({ link_code }: WireRow): readonly MenuAction[] {
  const say = useSay();
  const copy = useCopiedLink();
  if (typeof link_code !== 'string' || !copy) return [];
  return [
    {
      ...{ key: 'link', title: say(BY_LINK.copy), icon: 'send' },
      onPress: () => copy(TRIP_LINK.pathOf(link_code)),
    },
  ];
}
