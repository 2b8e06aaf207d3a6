import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { ListPanelProps } from '#web-kit/list/list-frame.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { roomType } from '../../room-type/room-type.entity.ts';
import { room } from '../room.entity.ts';
import { MOST_ROOMS, numbersFrom } from '../room.rules.ts';
import { SEVERAL } from '../room.words.ts';

/** A first number and how many: rooms of one type are added at once, all or none. */
export default function SeveralRoomsDrawer({ phone, opened, onClose }: ListPanelProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useRegistry().words(room.name)[language].fields;
  const client = useQueryClient();
  const types = useQuery({ ...queriesOf(roomType).search(''), enabled: opened }).data ?? [];
  const [typed, setTyped] = useState({ type: '', first: '', count: '10', floor: '' });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const count = Number(typed.count);
  const isCounted = Number.isInteger(count) && count >= 1 && count <= MOST_ROOMS;
  const numbers = isCounted ? numbersFrom(typed.first, count) : null;
  const set = (some: Partial<typeof typed>) => {
    setTyped({ ...typed, ...some });
    setFaults({});
  };
  const add = async () => {
    setBusy(true);
    const { type, first, floor } = typed;
    try {
      const body = { room_type_id: type, first, count, ...(floor ? { floor } : {}) };
      await call('POST', 'room/several', { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(SEVERAL.done) });
      await client.invalidateQueries({ queryKey: [room.name] });
      onClose();
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(SEVERAL.title)}
      side={phone ? 'bottom' : 'right'}
      footer={
        <Button
          kind="primary"
          loading={busy}
          disabled={!typed.type || !typed.first || !isCounted}
          onClick={() => void add()}
        >
          {say(SEVERAL.save)}
        </Button>
      }
    >
      <Stack>
        <Select
          label={words.room_type ?? ''}
          error={faults.room_type_id}
          options={types.map(({ id, name }) => ({ value: id, title: String(name) }))}
          value={typed.type}
          onChange={(type) => set({ type })}
        />
        <TextInput
          label={say(SEVERAL.first)}
          error={faults.first}
          value={typed.first}
          maxLength={20}
          onChange={(first) => set({ first })}
        />
        <QuantityInput
          decimals={0}
          label={say(SEVERAL.count)}
          error={faults.count}
          hint={
            numbers
              ? say(SEVERAL.preview, { first: numbers[0] ?? '', last: numbers.at(-1) ?? '' })
              : undefined
          }
          value={typed.count}
          onChange={(count) => set({ count })}
        />
        <TextInput
          label={words.floor ?? ''}
          optional
          error={faults.floor}
          value={typed.floor}
          maxLength={20}
          onChange={(floor) => set({ floor })}
        />
      </Stack>
    </Drawer>
  );
}
