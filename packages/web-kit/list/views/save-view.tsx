import { type FormEvent, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { useSay } from '../../i18n/language.tsx';
import { useMay } from '../../user/current-user.tsx';
import type { ListColumns } from '../use-list-columns.ts';
import type { ListAddress } from '../use-list-state.ts';
import { standOfList } from './stand-of-list.ts';
import { useSaveView } from './view-calls.ts';
import { VIEWS } from './views.words.ts';

export interface SaveViewProps {
  entity: AnyEntity;
  address: ListAddress;
  columns: ListColumns;
}

/** Keeps the list as it stands now under a name, for oneself or for all who see it. */
export function SaveView({ entity, address, columns }: SaveViewProps) {
  const say = useSay();
  const may = useMay();
  const { keep, running } = useSaveView(entity);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await keep(name.trim(), isShared, standOfList(address, columns)))) return;
    setName('');
    setShared(false);
  };
  return (
    <form aria-label={say(VIEWS.saveNow)} onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <TextInput label={say(VIEWS.name)} value={name} onChange={setName} maxLength={60} />
        {may('share_list_views') && (
          <Checkbox label={say(VIEWS.shareAll)} checked={isShared} onChange={setShared} />
        )}
        <Button type="submit" block loading={running} disabled={name.trim() === ''}>
          {say(VIEWS.keep)}
        </Button>
      </Stack>
    </form>
  );
}
