import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The paper that goes with the goods: what is on the truck, of whom and for whom, and who drives it. */
export const waybillAnswer = one({
  id: f.id('truck-order'),
  number: f.text(),
  status: f.text(),
  starts: f.datetime(),
  ends: f.datetime(),
  started_at: maybe(f.datetime()),
  delivered_at: maybe(f.datetime()),
  received_by: maybe(f.text()),
  /** How the receiver signed, where he did so on the phone of the driver. */
  signature_id: maybe(f.id('file')),
  customer: f.text(),
  origin: f.text(),
  destination: f.text(),
  make: f.text(),
  truck: f.text(),
  trailer: maybe(f.text()),
  driver: maybe(f.text()),
  helper: maybe(f.text()),
  odometer_out: maybe(f.quantity()),
  currency: f.code(currencyCodes),
  cargos: many({
    title: f.text(),
    sender: f.text(),
    quantity: maybe(f.quantity()),
    /** How much of it came; null before. */
    arrived: maybe(f.quantity()),
    unit: maybe(f.text()),
    weight: maybe(f.quantity()),
    volume: maybe(f.quantity()),
    /** Declared for whoever carries and insures it; what carrying it costs is not on the paper. */
    value: maybe(f.money()),
    origin: maybe(f.text()),
    destination: maybe(f.text()),
    receiver_name: maybe(f.text()),
    receiver_phone: maybe(f.text()),
    remarks: maybe(f.text()),
  }),
});

export type Waybill = WireOf<typeof waybillAnswer>;
/** Something on the truck. */
export type GoodsOnWaybill = Waybill['cargos'][number];
