import { moneyStyle } from '#core/money.ts';
import { periodBefore, type ScheduledReport } from '../../summary/report-period.rules.ts';
import { branchSummary } from '../../summary/server/branch-summary.ts';
import { summaryText, summaryTitle } from '../../summary/summary-text.rules.ts';
import { isOwner, remindPeople, type Scene } from './scene.ts';

/** Tells the owners how the days that ended went, each as far as he may see it. */
export const sendSummary = (report: ScheduledReport) => async (scene: Scene) => {
  const { tx, branch, day, now } = scene;
  const period = periodBefore(report, day);
  const summary = await branchSummary(tx, branch, period, now);
  await remindPeople(scene, isOwner, (reader) => {
    const text = summaryText(summary, moneyStyle(branch), reader);
    const title = summaryTitle(report, period, reader.language);
    return text === '' ? null : { title, text, link: '/dashboard' };
  });
};
