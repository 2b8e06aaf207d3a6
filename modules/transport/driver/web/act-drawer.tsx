import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { DRIVER } from '../driver.words.ts';
import type { DriverAct, OwnTrip, SavedFile } from '../driver-acts.rules.ts';
import { ProofInputs } from './proof-inputs.tsx';

export type ActKind = DriverAct['kind'];

/** What was said of an act, with the pictures that go ahead of it. */
export interface SaidAct {
  body: Record<string, unknown>;
  text: string;
  files?: Readonly<Record<string, SavedFile>>;
}

interface ActDrawerProps {
  trip: OwnTrip;
  kind: ActKind;
  onSave: (said: SaidAct) => void;
  onClose: () => void;
}

/** What a driver pays on the way. */
const COSTS = ['fuel', 'toll', 'allowance', 'loading', 'repair', 'fine', 'other'] as const;

/** What is to be said of what a driver does: large, from below, and saved on the phone. */
export function ActDrawer({ trip, kind, onSave, onClose }: ActDrawerProps) {
  const say = useSay();
  const [typed, setTyped] = useState<Record<string, string>>({ kind: 'fuel' });
  const [files, setFiles] = useState<Readonly<Record<string, SavedFile>>>({});
  const body = useBody(trip, kind, typed);
  const set = (key: string) => (value: string) => setTyped((before) => ({ ...before, [key]: value }));
  const text = useText(kind, typed);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(DRIVER[kind])}
      side="bottom"
      footer={
        <Button
          kind="primary"
          size="xl"
          block
          disabled={body === null}
          onClick={() => body && onSave({ body, text, files })}
        >
          {say(DRIVER.save)}
        </Button>
      }
    >
      <Stack gap={3}>
        <Inputs kind={kind} typed={typed} set={set} />
        {kind === 'deliver' && <ProofInputs files={files} onFiles={setFiles} />}
      </Stack>
    </Drawer>
  );
}

interface InputsProps {
  kind: ActKind;
  typed: Readonly<Record<string, string>>;
  set: (key: string) => (value: string) => void;
}

function Inputs({ kind, typed, set }: InputsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const kinds = useRegistry().words(truckOperation.name)[language].choices?.kind ?? {};
  const isStep = kind === 'load' || kind === 'deliver';
  return (
    <>
      {kind === 'cost' && (
        <>
          <Select
            label={say(DRIVER.kind)}
            size="l"
            value={typed.kind ?? 'fuel'}
            onChange={set('kind')}
            options={COSTS.map((value) => ({ value, title: kinds[value] ?? value }))}
          />
          <MoneyInput
            label={say(DRIVER.amount)}
            size="l"
            currency={currency}
            value={typed.cost ?? ''}
            onChange={set('cost')}
          />
          {typed.kind === 'fuel' && (
            <QuantityInput
              label={say(DRIVER.litres)}
              size="l"
              optional
              value={typed.fuel_litres ?? ''}
              onChange={set('fuel_litres')}
            />
          )}
        </>
      )}
      {(isStep || kind === 'cost') && (
        <QuantityInput
          label={say(DRIVER.odometer)}
          size="l"
          unit="km"
          optional={!isStep}
          value={typed.odometer ?? ''}
          onChange={set('odometer')}
        />
      )}
      {kind === 'deliver' && (
        <TextInput
          label={say(DRIVER.receivedBy)}
          size="l"
          optional
          maxLength={120}
          value={typed.received_by ?? ''}
          onChange={set('received_by')}
        />
      )}
      {kind === 'place' && (
        <TextInput
          label={say(DRIVER.placeName)}
          size="l"
          maxLength={120}
          value={typed.place ?? ''}
          onChange={set('place')}
        />
      )}
      {kind === 'note' && (
        <Textarea
          label={say(DRIVER.noteText)}
          maxLength={500}
          value={typed.text ?? ''}
          onChange={set('text')}
        />
      )}
    </>
  );
}

/** What the call says; nothing while what must be said is blank. */
function useBody(
  { id, truck_id }: OwnTrip,
  kind: ActKind,
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  const today = useToday();
  const figure = (key: string) => (typed[key] ? { [key]: Number(typed[key]) } : {});
  const text = typed.text?.trim();
  const place = typed.place?.trim();
  if (kind === 'note') return text ? { id, text } : null;
  if (kind === 'place') return place ? { truck_id, place } : null;
  if (kind === 'depart') return { id };
  if (kind === 'cost') {
    if (!typed.cost) return null;
    const of = { truck_order_id: id, truck_id, kind: typed.kind, paid_from: 'advance', date: today };
    const litres = typed.kind === 'fuel' ? figure('fuel_litres') : {};
    return { ...of, ...figure('cost'), ...litres, ...figure('odometer') };
  }
  if (!typed.odometer) return null;
  const received_by = typed.received_by?.trim();
  return { id, ...figure('odometer'), ...(received_by ? { received_by } : {}) };
}

/** What it is about, as the list of what waits names it. */
function useText(kind: ActKind, typed: Readonly<Record<string, string>>): string {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const kinds = useRegistry().words(truckOperation.name)[language].choices?.kind ?? {};
  if (kind === 'note') return typed.text?.trim() ?? '';
  if (kind === 'place') return `${say(DRIVER.place)}: ${typed.place?.trim() ?? ''}`;
  if (kind === 'cost')
    return `${kinds[typed.kind ?? ''] ?? ''}: ${currency} ${moneyText(Number(typed.cost ?? 0), currency)}`;
  return [say(DRIVER[kind]), typed.odometer && `${quantityText(Number(typed.odometer))} km`]
    .filter(Boolean)
    .join(', ');
}
