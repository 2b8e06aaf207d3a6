import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { WAITS_FOR } from '../service/service-fields.ts';

/** The jobs of whoever is logged in as his phone shows them: what, when, with what; no prices (services.md 1). */
export const myJobsAnswer = one({
  now: f.datetime(),
  jobs: many({
    id: f.id('service'),
    number: f.text(),
    version: f.integer(),
    status: f.choice(['pending', 'in_progress', 'done']),
    waiting: maybe(f.choice(WAITS_FOR)),
    waiting_since: maybe(f.datetime()),
    service_type: f.text(),
    item: maybe(f.text()),
    problem: maybe(f.text()),
    condition: maybe(f.text()),
    accessories: maybe(f.text()),
    remarks: maybe(f.text()),
    date: f.date(),
    starts: maybe(f.datetime()),
    ends: maybe(f.datetime()),
    promised_at: maybe(f.datetime()),
    started_at: maybe(f.datetime()),
    finished_at: maybe(f.datetime()),
    /** Minutes that it should take: of its appointment, else of its type. */
    duration: maybe(f.integer()),
    parts: many({
      line_no: f.integer(),
      product_id: f.id('product'),
      name: f.text(),
      quantity: f.quantity(),
    }),
  }),
});

/** Parts that a scanned code or a word finds. */
export const partsFoundAnswer = many({
  id: f.id('product'),
  name: f.text(),
  code: maybe(f.text()),
  barcodes: f.texts(),
  /** Further units, by whose barcode it is found as well. */
  units: many({ unit: f.choice(UNITS_OF_MEASURE), factor: f.integer(), barcode: maybe(f.text()) }),
});
