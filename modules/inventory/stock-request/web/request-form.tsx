import type { ReactNode } from 'react';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import type { CommandFormState } from '#web-kit/form/use-command-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { RequestedGoods } from './requested-goods.tsx';
import type { UnitsOfProduct } from './requested-lines.ts';
import { useChangedRequest, useNewRequest } from './use-request-form.ts';
import type { RequestStores, WireRequest } from './wire-request.ts';

/** Which goods are needed, from which store, into which of the stores here. */
export function NewRequestForm({ stores }: { stores: RequestStores }) {
  const say = useSay();
  const form = useNewRequest(stores);
  const { from_store_id, to_store_id } = form.typed;
  // The source is chosen first, but for the only store that goods could go to: where they were to go there, they go to another.
  const sources = stores.from
    .filter(({ id }) => stores.to.some((other) => other.id !== id))
    .map((store) => ({ value: store.id, title: placeName(store) }));
  const targets = stores.to.map(({ id, name }) => ({ value: id, title: name }));
  const from = form.ask('from_store_id');
  const chooseSource: AskedInput['onChange'] = (chosen) => {
    const source = sources.find((one) => one === chosen) ?? null;
    const other = targets.find(({ value }) => value !== source?.value) ?? null;
    const isSame = source !== null && source.value === to_store_id?.value;
    form.set({ from_store_id: source, ...(isSame ? { to_store_id: other } : {}) });
  };
  return (
    <RequestPage
      form={form}
      title={say(REQUEST.title)}
      save={say(REQUEST.save)}
      back={stockRequest.screens.list}
      remarks={form.ask('remarks')}
    >
      <FormSection title={say(REQUEST.places)} why={say(REQUEST.placesWhy)}>
        <FieldGrid columns={2}>
          <Asked input={{ ...from, onChange: chooseSource }} options={sources} />
          {stores.to.length > 1 && (
            <Asked input={form.ask('to_store_id')} options={targets} optional={false} />
          )}
        </FieldGrid>
      </FormSection>
      <RequestedGoods
        source={from_store_id?.value ?? ''}
        lines={form.lines('lines')}
        fault={form.faultOf('lines')}
        onChange={(lines) => form.set({ lines })}
      />
    </RequestPage>
  );
}

/** Other goods for a request that nobody has answered. */
export function ChangedRequestForm({
  request,
  units,
}: {
  request: WireRequest;
  units: readonly UnitsOfProduct[];
}) {
  const say = useSay();
  const may = useMay();
  const form = useChangedRequest(request, units);
  return (
    <RequestPage
      form={form}
      title={say(REQUEST.changeTitle, { number: request.number })}
      save={say(FORM.save, { one: say(REQUEST.one) })}
      back={viewAddress(stockRequest, request.id, may) ?? stockRequest.screens.list}
      remarks={form.ask('remarks')}
    >
      <RequestedGoods
        source={request.from_store_id}
        lines={form.lines('lines')}
        fault={form.faultOf('lines')}
        onChange={(lines) => form.set({ lines })}
      />
    </RequestPage>
  );
}

interface RequestPageProps {
  form: CommandFormState;
  title: string;
  save: string;
  back: string;
  remarks: AskedInput;
  children: ReactNode;
}

function RequestPage({ form, title, save, back, remarks, children }: RequestPageProps) {
  const say = useSay();
  const words = useEntityWords(stockRequest);
  return (
    <CommandForm
      {...{ form, title, save }}
      one={say(REQUEST.one)}
      back={{ href: back, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      {children}
      <FormSection title={remarks.label}>
        <Asked input={remarks} oneLine />
      </FormSection>
    </CommandForm>
  );
}

/** A store with its branch, where the two are not called the same. */
function placeName({ name, branch_name }: RequestStores['from'][number]): string {
  return name === branch_name ? name : `${branch_name}, ${name}`;
}
