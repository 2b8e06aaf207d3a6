import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { changedRequestBody, requestBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { RequestedGoods } from './requested-goods.tsx';
import { linesFrom, linesOnWire, TYPED, type TypedLine, type UnitsOfProduct } from './typed-request.ts';
import type { RequestStores, WireRequest } from './wire-request.ts';

interface RequestFormProps {
  stores: RequestStores;
  /** The request that is changed: its goods and remarks, not its stores. */
  request?: WireRequest | undefined;
  /** The units of its products. */
  units?: readonly UnitsOfProduct[];
}

/** Which goods are needed, from which store, into which of the stores here. */
export function RequestForm({ stores, request, units = [] }: RequestFormProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = useEntityWords(stockRequest);
  const to = stores.to[0]?.id ?? '';
  const form = useCommandForm({
    name: 'stock-request',
    record: request?.id ?? null,
    body: request ? changedRequestBody : requestBody,
    labels: {
      from_store_id: say(REQUEST.from),
      to_store_id: say(REQUEST.to),
      lines: say(REQUEST.goods),
      remarks: say(REQUEST.remarks),
    },
    schema: TYPED,
    opened: {
      from_store_id: stores.from.filter(({ id }) => id !== to).length === 1 ? firstOther(stores, to) : '',
      to_store_id: to,
      lines: request ? linesFrom(request, units) : ([] as TypedLine[]),
      remarks: request?.remarks ?? '',
    },
    wire: ({ lines, remarks, ...ends }, id) => ({
      ...(request ? { id: request.id, version: request.version } : { id, ...ends }),
      lines: linesOnWire(lines),
      ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
    }),
    check: ({ from_store_id, lines }) => ({
      from_store_id: request || from_store_id ? undefined : say(REQUEST.chooseStore),
      lines:
        lines.length === 0
          ? say(REQUEST.needed)
          : lines.some(({ requested }) => Number(requested || '0') <= 0)
            ? say(REQUEST.aboveZero)
            : undefined,
    }),
    send: ({ id: changed, ...body }, id) =>
      request
        ? call<WireRow>('PUT', withQuery('stock-request', { id: String(changed) }), { body })
        : call<WireRow>('POST', 'stock-request', { body: { id: changed, ...body }, idempotencyKey: id }),
    done: (made) => {
      void client.invalidateQueries();
      const done = request ? REQUEST.changed : REQUEST.saved;
      showToast({ tone: 'success', title: say(done, { number: String(made.number) }) });
      const address = viewAddress(stockRequest, made.id, may) ?? stockRequest.screens.list;
      void navigate({ to: address, replace: true, ignoreBlocker: true });
    },
  });
  const { typed } = form;
  // The source is chosen first, but for the only store that goods could go to: where they were to go there, they go to another.
  const storeOptions = stores.from
    .filter(({ id }) => stores.to.some((other) => other.id !== id))
    .map((store) => ({ value: store.id, title: placeName(store) }));
  const chooseSource = (from_store_id: string) => {
    const other = stores.to.find(({ id }) => id !== from_store_id)?.id ?? '';
    form.set({ from_store_id, ...(from_store_id === typed.to_store_id ? { to_store_id: other } : {}) });
  };
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
      {!request && (
        <FormSection title={say(REQUEST.places)} why={say(REQUEST.placesWhy)}>
          <FieldGrid columns={2}>
            <Select
              {...form.field('from_store_id')}
              options={storeOptions}
              onChange={(value) => chooseSource(value ?? '')}
            />
            {stores.to.length > 1 && (
              <Select
                {...form.field('to_store_id')}
                options={stores.to.map(({ id, name }) => ({ value: id, title: name }))}
                onChange={(value) => form.set({ to_store_id: value ?? '' })}
              />
            )}
          </FieldGrid>
        </FormSection>
      )}
      <RequestedGoods
        source={typed.from_store_id || (request?.from_store_id ?? '')}
        lines={typed.lines}
        fault={form.faultOf('lines')}
        faultOf={form.faultOf}
        onChange={(lines) => form.set({ lines: [...lines] })}
      />
      <FormSection title={say(REQUEST.remarks)}>
        <TextInput {...form.field('remarks')} optional maxLength={1000} />
      </FormSection>
    </CommandForm>
  );
}

/** A store with its branch, where the two are not called the same. */
function placeName({ name, branch_name }: RequestStores['from'][number]): string {
  return name === branch_name ? name : `${branch_name}, ${name}`;
}

function firstOther({ from }: RequestStores, to: string): string {
  return from.find(({ id }) => id !== to)?.id ?? '';
}
