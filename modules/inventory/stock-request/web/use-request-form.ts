import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Words } from '#core/i18n/language.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { changedRequestBody, requestBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { linesFrom, type RequestedLine, type UnitsOfProduct } from './requested-lines.ts';
import type { RequestStores, WireRequest } from './wire-request.ts';

/** Which goods are needed, from which store, into which of the stores here. */
export function useNewRequest(stores: RequestStores) {
  const say = useSay();
  const wrongLines = useWrongLines();
  const done = useDone(REQUEST.saved);
  const to = stores.to[0] ?? null;
  const others = stores.from.filter(({ id }) => id !== to?.id);
  return useBodyForm({
    name: 'stock-request',
    body: requestBody,
    of: stockRequest,
    labels: { from_store_id: say(REQUEST.from), to_store_id: say(REQUEST.to) },
    opened: {
      from_store_id: others.length === 1 ? storeOption(others[0]) : null,
      to_store_id: storeOption(to),
      lines: [] as readonly RequestedLine[],
    },
    check: ({ from_store_id, lines }) => ({
      ...(from_store_id ? {} : { from_store_id: say(REQUEST.chooseStore) }),
      ...wrongLines(lines),
    }),
    send: (body, id) => call<WireRow>('POST', 'stock-request', { body, idempotencyKey: id }),
    done,
  });
}

/** The request that is changed: its goods and remarks, not its stores. */
export function useChangedRequest(request: WireRequest, units: readonly UnitsOfProduct[]) {
  const wrongLines = useWrongLines();
  const done = useDone(REQUEST.changed);
  return useBodyForm({
    name: 'stock-request',
    record: request.id,
    body: changedRequestBody,
    of: stockRequest,
    opened: {
      version: String(request.version),
      lines: linesFrom(request, units),
      remarks: request.remarks ?? '',
    },
    instead: () => ({ id: request.id }),
    check: ({ lines }) => wrongLines(lines),
    send: ({ id, ...body }) => call<WireRow>('PUT', withQuery('stock-request', { id: String(id) }), { body }),
    done,
  });
}

/** A request without goods asks for nothing, and so does one line without a quantity. */
function useWrongLines() {
  const say = useSay();
  return (lines: readonly RequestedLine[]) => {
    if (lines.length === 0) return { lines: say(REQUEST.needed) };
    const isBlank = lines.some(({ requested }) => Number(requested || '0') <= 0);
    return isBlank ? { lines: say(REQUEST.aboveZero) } : {};
  };
}

function useDone(title: Words) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (made: WireRow) => {
    void client.invalidateQueries();
    showToast({ tone: 'success', title: say(title, { number: String(made.number) }) });
    const address = viewAddress(stockRequest, made.id, may) ?? stockRequest.screens.list;
    void navigate({ to: address, replace: true, ignoreBlocker: true });
  };
}

function storeOption(store: RequestStores['to'][number] | null | undefined) {
  return store ? { value: store.id, title: store.name } : null;
}
