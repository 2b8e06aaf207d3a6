import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call, withQuery } from '#web-kit/api/client.ts';

/** Something on the truck. */
export interface GoodsOnWaybill {
  title: string;
  sender: string;
  quantity: number | null;
  /** How much of it came; null before. */
  arrived: number | null;
  unit: string | null;
  weight: number | null;
  volume: number | null;
  value: number | null;
  origin: string | null;
  destination: string | null;
  receiver_name: string | null;
  receiver_phone: string | null;
  remarks: string | null;
}

export interface Waybill {
  id: string;
  number: string;
  starts: string;
  ends: string;
  started_at: string | null;
  delivered_at: string | null;
  received_by: string | null;
  signature_id: string | null;
  customer: string;
  origin: string;
  destination: string;
  make: string;
  truck: string;
  trailer: string | null;
  driver: string | null;
  helper: string | null;
  odometer_out: number | null;
  currency: Currency;
  cargos: readonly GoodsOnWaybill[];
}

/** The waybill of a trip as it is now: asked anew each time, for a truck may have been changed. */
export const waybillOf = (id: string) =>
  queryOptions({
    queryKey: ['truck-order', 'waybill', id] as const,
    queryFn: ({ signal }) => call<Waybill>('GET', withQuery('truck-order/waybill', { id }), { signal }),
    staleTime: 0,
  });
