import { lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Change } from '#ui/show/change.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Figure } from '#ui/show/figure.tsx';
import { changeText } from '#web-kit/format/change.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { loadScreen } from '#web-kit/screens/load-screen.ts';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { FORM } from '../form.words.ts';
import { figureText } from './figure-texts.ts';
import { OpenFigure, type Opens } from './open-figure.tsx';
import classes from './report-form.module.css';
import type { FormReport } from './report-form-calls.ts';

// The library of the chart is larger than all the rest of the page: the figures do not wait for it.
const GroupsChart = lazy(loadScreen('groups-chart', () => import('./groups-chart.tsx')));

/** The figure one came for with how it moved, the others below, and the groups beside each other as a chart. */
export function FormSummary({ report, opens }: { report: FormReport; opens: Opens }) {
  // There the groups stand below each other, each with its bar.
  const isPhone = useMedia(PHONE);
  return (
    <div className={classes.top}>
      <Lead report={report} opens={opens} />
      {report.rows.length > 0 && report.statistics && !isPhone && (
        <div className={classes.chart}>
          <Suspense
            fallback={
              <Card flush>
                <ListSkeleton rows={5} />
              </Card>
            }
          >
            <GroupsChart report={report} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Lead({ report, opens }: { report: FormReport; opens: Opens }) {
  const say = useSay();
  const { total, currency, statistics, rises_well } = report;
  const [lead, ...others] = report.figures;
  if (!lead) return null;
  const now = total.figures[lead.key] ?? 0;
  const before = total.figures_before?.[lead.key];
  const moved = before === undefined ? undefined : changeText(now, before);
  const average = statistics?.average;
  return (
    <Card title={lead.title}>
      <p>
        <OpenFigure opens={opens} amount={now} figure={lead.key}>
          <Figure
            amount={figureText(lead, now, currency)}
            {...(lead.kind === 'money' ? { currency } : {})}
            size="xl"
          />
        </OpenFigure>
      </p>
      {before !== undefined && (
        <p className={classes.moved}>
          {moved && (
            <Change
              text={moved.text}
              direction={moved.rises ? 'up' : 'down'}
              good={moved.rises === rises_well}
            />
          )}
          {say(FORM.from, { amount: figureText(lead, before, currency) })}
        </p>
      )}
      <Facts
        items={[
          ...others
            .filter(({ key }) => total.figures[key] !== undefined)
            .map((figure) => ({
              key: figure.key,
              title: figure.title,
              value: (
                <OpenFigure
                  opens={opens}
                  amount={total.figures[figure.key] ?? 0}
                  figure={figure.opens ?? figure.key}
                >
                  {figureText(figure, total.figures[figure.key] ?? 0, currency)}
                </OpenFigure>
              ),
            })),
          ...(typeof average === 'number'
            ? [{ key: 'average', title: say(FORM.average), value: moneyText(average, currency) }]
            : []),
        ]}
      />
    </Card>
  );
}
