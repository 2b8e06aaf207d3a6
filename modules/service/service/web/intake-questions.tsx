import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useTypedId } from '#web-kit/form/typed-context.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { serviceType } from '../../service-type/service-type.entity.ts';
import { JOB_PAPER } from '../job-paper.words.ts';
import classes from './job-papers.module.css';

/** What the customer is asked as a job of the chosen type is taken in (services.md 3). */
export function IntakeQuestions() {
  const say = useSay();
  const may = useMay();
  const id = useTypedId('service_type_id');
  const { data } = useQuery({
    ...queriesOf(serviceType).one(id),
    enabled: id !== '' && may(serviceType.permissions.view),
  });
  const questions = (data as { questions?: readonly string[] } | undefined)?.questions ?? [];
  if (id === '' || questions.length === 0) return null;
  return (
    <Card title={say(JOB_PAPER.askCustomer)}>
      <ul className={classes.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Card>
  );
}
