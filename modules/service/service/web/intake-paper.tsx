import { useState } from 'react';
import { usePaper } from '#modules/point-of-sale/public.web.ts';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Card } from '#ui/show/card.tsx';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTyped } from '#web-kit/form/typed-context.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CounterFact, CounterPaper } from '#web-kit/paper/counter-paper.tsx';
import { PAPER } from '#web-kit/paper/paper.words.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { typedOnPaper } from '../intake.rules.ts';
import { factsOnPaper } from '../job-paper.rules.ts';
import { JOB_PAPER } from '../job-paper.words.ts';
import classes from './job-papers.module.css';
import { useStyleOfPaper } from './use-style-of-paper.ts';

const KINDS = ['card', 'ticket'] as const;

/** The job card, or the ticket of the customer, as it will print of what is typed so far; its number comes as it is saved. */
export function IntakePaper({ row }: FormPartProps) {
  const say = useSay();
  const today = useToday();
  const paper = usePaper();
  const style = useStyleOfPaper();
  const { switches } = useBranch();
  const [kind, choose] = useState<string>(KINDS[0]);
  const typed = typedOnPaper(useTyped(), today);
  if (row) return null;
  const shown = kind === 'ticket' ? 'ticket' : 'card';
  const conditions = String(switches.job_conditions ?? '');
  return (
    <Card
      title={say(JOB_PAPER.willPrint)}
      flush
      action={
        <>
          <PlainSelect
            aria-label={say(JOB_PAPER.papers)}
            options={KINDS.map((value) => ({ value, title: say(JOB_PAPER[value]) }))}
            value={kind}
            onChange={choose}
          />
          <PlainSelect
            aria-label={say(PAPER.size)}
            options={paper.sizes.map((size) => ({ value: size, title: size.replace('mm', ' mm') }))}
            value={paper.size}
            onChange={(size) => paper.choose(size as typeof paper.size)}
          />
        </>
      }
    >
      <CounterPaper paper={paper} kind={say(JOB_PAPER[shown])} number="">
        <dl>
          {factsOnPaper(shown, typed, style).map(({ title, value }) => (
            <CounterFact key={title} title={title} value={value} />
          ))}
        </dl>
        {shown === 'ticket' && <p className={classes.note}>{say(JOB_PAPER.bring)}</p>}
        {shown === 'ticket' && conditions && <p className={classes.conditions}>{conditions}</p>}
      </CounterPaper>
    </Card>
  );
}
