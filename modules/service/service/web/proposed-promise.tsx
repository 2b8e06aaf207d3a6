import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTyped, useTypedId } from '#web-kit/form/typed-context.ts';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { nextFreeAnswer } from '../../hours/next-free.answer.ts';
import { offerFor, promisedBefore } from '../intake.rules.ts';
import { JOB_PAPER } from '../job-paper.words.ts';
import { service } from '../service.entity.ts';

/**
 * When the work can be ready: after the first free gap for its type, in opening hours, of whoever is chosen to do it, else of whoever
 * has it first. A press promises that; what was promised before it is said (services.md 7 and 8).
 */
export function ProposedPromise({ row, set }: FormPartProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { promised_at, starts } = useTyped();
  const type = useTypedId('service_type_id');
  const assignee = useTypedId('assignee_id');
  const isAsked = row === null && type !== '' && !starts && may(service.permissions.list);
  const { data } = useQuery({
    queryKey: [service.name, 'next-free', type, ''] as const,
    queryFn: ({ signal }) =>
      ask(nextFreeAnswer, withQuery('service/next-free', { service_type_id: type }), { signal }),
    enabled: isAsked,
  });
  const offer = isAsked && data ? offerFor(data, assignee) : undefined;
  if (!offer) return null;
  const isTooSoon = promisedBefore(promised_at, offer);
  if (promised_at && !isTooSoon) return null;
  const moment = instantText(offer.ends, language, timeZone);
  return (
    <Card title={say(JOB_PAPER.canBeReady)}>
      <Stack gap={2}>
        {isTooSoon && <Notice tone="warning">{say(JOB_PAPER.tooSoon, { who: offer.name })}</Notice>}
        <p>
          {say(JOB_PAPER.isFree, {
            who: offer.name,
            moment: instantText(offer.starts, language, timeZone),
          })}
        </p>
        <Button block icon="clock" onClick={() => set('promised_at', offer.ends)}>
          {say(JOB_PAPER.promiseIt, { moment })}
        </Button>
      </Stack>
    </Card>
  );
}
