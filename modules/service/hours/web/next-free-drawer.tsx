import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { instantOf } from '#core/local-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { MakingContext } from '#web-kit/making/making-context.ts';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { BOARD } from '../../board/board.words.ts';
import { service } from '../../service/service.entity.ts';
import { nextFreeAnswer } from '../next-free.answer.ts';
import { useTypesOfService } from './use-types-of-service.ts';

interface NextFreeDrawerProps {
  /** From the beginning of this day on; now where it is today or before. */
  from: string;
  onClose: () => void;
}

/** Who is free next for work of a kind; a press opens the form of a job for that person and time. */
export function NextFreeDrawer({ from, onClose }: NextFreeDrawerProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const isPhone = useMedia(PHONE);
  const client = useQueryClient();
  const begin = use(MakingContext);
  const types = useTypesOfService();
  const [chosen, choose] = useState<string>();
  const type = types.find(({ id }) => id === chosen) ?? types[0];
  const offers = useQuery({
    queryKey: [service.name, 'next-free', type?.id, from] as const,
    queryFn: ({ signal }) =>
      ask(
        nextFreeAnswer,
        withQuery('service/next-free', {
          service_type_id: type?.id,
          from: instantOf(from, '00:00', timeZone).toISOString(),
        }),
        { signal },
      ),
    enabled: type !== undefined,
  }).data;
  return (
    <Drawer opened onClose={onClose} title={say(BOARD.nextFreeFor)} side={isPhone ? 'bottom' : 'right'}>
      <Stack>
        <Select
          label={say(BOARD.chooseType)}
          options={types.map(({ id, name }) => ({ value: id, title: name }))}
          value={type?.id ?? ''}
          onChange={choose}
        />
        {offers?.length === 0 && <p>{say(BOARD.nobodyFree)}</p>}
        {type &&
          offers?.map(({ user_id, name, starts }) => (
            <Button
              key={user_id}
              block
              disabled={begin === null}
              onClick={() => {
                onClose();
                begin?.({
                  entity: service,
                  begun: {
                    service_type_id: { value: type.id, title: type.name },
                    assignee_id: { value: user_id, title: name },
                    starts,
                  },
                  onMade: () => void client.invalidateQueries({ queryKey: [service.name] }),
                });
              }}
            >
              {`${name} · ${instantText(starts, language, timeZone)}`}
            </Button>
          ))}
      </Stack>
    </Drawer>
  );
}
