import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AS_OF, AS_OF_STORE, readMoment } from '#core/derive/as-of.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TimeInput } from '#ui/fields/time-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { ListPanelProps } from '#web-kit/list/list-frame.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { store as stores } from '../../store/store.entity.ts';
import { STOCK_AS_OF } from './stock-as-of.words.ts';

/** A day, a time of it and a store; the list keeps its search and filters. */
export default function StockAsOfDrawer({ address, phone, opened, onClose }: ListPanelProps) {
  const { [AS_OF]: moment = '', [AS_OF_STORE]: askedStore = '', ...others } = address.filters;
  const say = useSay();
  const today = useToday();
  const { switches } = useBranch();
  const asked = readMoment(moment);
  const [day, setDay] = useState(asked?.day ?? '');
  const [time, setTime] = useState(asked?.time ?? '');
  const [store, setStore] = useState(askedStore);
  const found = useQuery({ ...queriesOf(stores).search(''), enabled: switches.has_store === true });
  const choices = found.data ?? [];
  const show = (filters: Readonly<Record<string, string>>) => {
    onClose();
    address.change({}, { ...others, ...filters });
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(STOCK_AS_OF.title)}
      side={phone ? 'bottom' : 'right'}
      footer={
        <>
          {moment !== '' && <Button onClick={() => show({})}>{say(STOCK_AS_OF.today)}</Button>}
          <Button
            kind="primary"
            disabled={day === ''}
            onClick={() =>
              show({ [AS_OF]: time ? `${day}T${time}` : day, ...(store ? { [AS_OF_STORE]: store } : {}) })
            }
          >
            {say(STOCK_AS_OF.show)}
          </Button>
        </>
      }
    >
      <Stack>
        <DateInput label={say(STOCK_AS_OF.date)} value={day} latest={today} onChange={setDay} />
        <TimeInput
          label={say(STOCK_AS_OF.time)}
          hint={say(STOCK_AS_OF.wholeDay)}
          value={time}
          onChange={setTime}
        />
        {choices.length > 1 && (
          <Select
            label={say(STOCK_AS_OF.store)}
            options={[
              { value: '', title: say(STOCK_AS_OF.allStores) },
              ...choices.map(({ id, name }) => ({ value: id, title: String(name) })),
            ]}
            value={store}
            onChange={setStore}
          />
        )}
      </Stack>
    </Drawer>
  );
}
