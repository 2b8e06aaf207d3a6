import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { withQuery } from '#web-kit/api/client.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { UnitsOfProduct } from '../request-questions.answer.ts';
import { changedRequestBody, requestBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { linesFrom } from './requested-lines.ts';
import type { RequestStores, WireRequest } from './wire-request.ts';

/** Which goods are needed, from which store, into which of the stores here; of a request that is there its goods and remarks. */
export function useRequestForm({ stores, request, units = [] }: RequestFormProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [to] = stores.to;
  const others = stores.from.filter(({ id }) => id !== to?.id);
  return useBodyForm({
    name: 'stock-request',
    record: request?.id ?? null,
    body: requestBody,
    sentAs: request && changedRequestBody,
    of: stockRequest,
    labels: { from_store_id: say(REQUEST.from), to_store_id: say(REQUEST.to) },
    opened: {
      from_store_id: others.length === 1 ? storeOption(others[0]) : null,
      to_store_id: storeOption(to),
      lines: request ? linesFrom(request, units) : [],
      remarks: request?.remarks ?? '',
    },
    instead: () => (request ? { id: request.id, version: request.version } : {}),
    check: ({ from_store_id, lines }) => ({
      ...(request || from_store_id ? {} : { from_store_id: say(REQUEST.chooseStore) }),
      ...(lines.some(({ requested }) => Number(requested || '0') <= 0)
        ? { lines: say(REQUEST.aboveZero) }
        : {}),
      ...(lines.length === 0 ? { lines: say(REQUEST.needed) } : {}),
    }),
    send: ({ id: changed, ...body }, id) =>
      request
        ? callForRow('PUT', withQuery('stock-request', { id: String(changed) }), { body })
        : callForRow('POST', 'stock-request', { body: { id: changed, ...body }, idempotencyKey: id }),
    done: (made) => {
      void client.invalidateQueries();
      const title = request ? REQUEST.changed : REQUEST.saved;
      showToast({ tone: 'success', title: say(title, { number: String(made.number) }) });
      const address = viewAddress(stockRequest, made.id, may) ?? stockRequest.screens.list;
      void navigate({ to: address, replace: true, ignoreBlocker: true });
    },
  });
}

export interface RequestFormProps {
  stores: RequestStores;
  /** The request that is changed: its goods and remarks, not its stores. */
  request?: WireRequest | undefined;
  /** The units of its products. */
  units?: readonly UnitsOfProduct[];
}

function storeOption(store: RequestStores['to'][number] | undefined) {
  return store ? { value: store.id, title: store.name } : null;
}
