import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { type Say, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { daysText } from './days-text.ts';
import { REQUEST } from './request.words.ts';
import { asRequest, onRoad, type WireLine, type WireRequest } from './wire-request.ts';

/** What is on the road first, then for how long, and what of it has arrived or is lost; nought is none of them. */
export function RequestFigures({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const request = asRequest(row);
  const total = (of: (line: WireLine) => number) =>
    quantityText(Math.round(request.lines.reduce((sum, line) => sum + of(line), 0) * 1000) / 1000);
  const goods =
    request.lines.length === 1 ? say(REQUEST.oneProduct) : say(REQUEST.products, { n: request.lines.length });
  const isAny = (of: (line: WireLine) => number) => request.lines.some((line) => of(line) > 0);
  const isSent = request.steps.length > 0;
  const isBetween = request.from_branch_name !== request.to_branch_name;
  const items: FigureItem[] = isSent
    ? [
        ...(isBetween && request.transit_cost
          ? [
              {
                key: 'road',
                title: say(REQUEST.valueOnRoad),
                amount: moneyText(request.transit_cost, currency),
                currency,
                note: goods,
              },
            ]
          : isAny(onRoad)
            ? [{ key: 'road', title: say(REQUEST.stateInTransit), amount: total(onRoad), note: goods }]
            : []),
        ...(request.days_in_transit === null ? [] : [ageOf(request, request.days_in_transit, say)]),
        ...(isAny(({ received }) => received)
          ? [
              {
                key: 'received',
                title: say(REQUEST.receivedFigure),
                amount: total(({ received }) => received),
                note: say(REQUEST.ofSent, { sent: total(({ sent }) => sent) }),
              },
            ]
          : []),
        ...(isAny(({ lost }) => lost)
          ? [
              {
                key: 'lost',
                title: say(REQUEST.lostFigure),
                amount: total(({ lost }) => lost),
                note: say(REQUEST.lossIs, { store: request.from_store_name }),
              },
            ]
          : []),
      ]
    : [
        {
          key: 'requested',
          title: say(REQUEST.requestedFigure),
          amount: total(({ requested }) => requested),
          note: goods,
        },
        ...(request.lines.some(({ approved }) => approved > 0)
          ? [{ key: 'approved', title: say(REQUEST.approved), amount: total(({ approved }) => approved) }]
          : []),
      ];
  return <FigureStrip items={items} />;
}

function ageOf({ late }: WireRequest, days: number, say: Say): FigureItem {
  return {
    ...{ key: 'age', title: say(REQUEST.age), amount: daysText(days, say) },
    ...(late ? { note: <Chip tone="warning">{say(REQUEST.late)}</Chip> } : {}),
  };
}
