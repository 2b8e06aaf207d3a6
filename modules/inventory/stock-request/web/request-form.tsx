import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { RequestedGoods } from './requested-goods.tsx';
import { type RequestFormProps, useRequestForm } from './use-request-form.ts';
import type { RequestStores } from './wire-request.ts';

/** The page of a request that is written or changed. */
export function RequestForm(props: RequestFormProps) {
  const say = useSay();
  const may = useMay();
  const words = useEntityWords(stockRequest);
  const form = useRequestForm(props);
  const { request, stores } = props;
  const remarks = form.ask('remarks');
  return (
    <CommandForm
      form={form}
      title={request ? say(REQUEST.changeTitle, { number: request.number }) : say(REQUEST.title)}
      save={request ? say(FORM.save, { one: say(REQUEST.one) }) : say(REQUEST.save)}
      one={say(REQUEST.one)}
      back={{
        href: (request && viewAddress(stockRequest, request.id, may)) ?? stockRequest.screens.list,
        name: say(FORM.backTo, { many: words.many.toLowerCase() }),
      }}
    >
      {!request && <Places form={form} stores={stores} />}
      <RequestedGoods
        source={request?.from_store_id ?? form.typed.from_store_id?.value ?? ''}
        lines={form.lines('lines')}
        fault={form.faultOf('lines')}
        onChange={(lines) => form.set({ lines })}
      />
      <FormSection title={remarks.label}>
        <Asked input={remarks} oneLine />
      </FormSection>
    </CommandForm>
  );
}

/** The source is chosen first, but for the only store that goods could go to: where they were to go there, they go to another. */
function Places({ form, stores }: { form: ReturnType<typeof useRequestForm>; stores: RequestStores }) {
  const say = useSay();
  const sources = stores.from
    .filter(({ id }) => stores.to.some((other) => other.id !== id))
    .map((store) => ({ value: store.id, title: placeName(store) }));
  const targets = stores.to.map(({ id, name }) => ({ value: id, title: name }));
  const chooseSource = (chosen: unknown) => {
    const source = sources.find((one) => one === chosen) ?? null;
    const other = targets.find(({ value }) => value !== source?.value) ?? null;
    const isSame = source !== null && source.value === form.typed.to_store_id?.value;
    form.set({ from_store_id: source, ...(isSame ? { to_store_id: other } : {}) });
  };
  return (
    <FormSection title={say(REQUEST.places)} why={say(REQUEST.placesWhy)}>
      <FieldGrid columns={2}>
        <Asked input={{ ...form.ask('from_store_id'), onChange: chooseSource }} options={sources} />
        {stores.to.length > 1 && <Asked input={form.ask('to_store_id')} options={targets} optional={false} />}
      </FieldGrid>
    </FormSection>
  );
}

/** A store with its branch, where the two are not called the same. */
function placeName({ name, branch_name }: RequestStores['from'][number]): string {
  return name === branch_name ? name : `${branch_name}, ${name}`;
}
