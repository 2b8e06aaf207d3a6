import { countsInSql } from '#core/state-sets.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { purchaseStates } from '#modules/procurement/purchase/purchase.states.ts';
import { service } from '#modules/service/service/service.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { IS_OF_JOB, ofReturnedJob, ofSaleLines } from './of-service.ts';

/** From whom a part was bought last before a day. */
const supplierBefore = (day: string) => `(select p.supplier_id
  from purchases p join purchase_lines pl on pl.business_id = p.business_id and pl.purchase_id = p.id
  where p.business_id = r.business_id and p.branch_id = r.branch_id and pl.product_id = l.product_id
    and p.deleted_at is null and ${countsInSql(purchaseStates, 'p')} and p.date <= ${day}
  order by p.date desc, p.id desc limit 1)`;

const RETURNED = 'l.quantity * l.factor';

/**
 * Which parts jobs used, what they were sold for and had cost, and how many of them went in under warranty, on the days on which the
 * jobs were done; parts that came back are taken off on the day of that.
 */
export const partsOfServicesReport: ReportType = {
  type: 'parts-of-services',
  title: WORDS.partsOfServices,
  right: 'list_services',
  documents: WORDS.services,
  parts: [
    {
      ...{ entity: service, lines: 'parts', day: 'finished_on', at: 'created_at' },
      about: ['service_type', 'assignee'],
      // The work is the first line of a bill.
      values: {
        used: { sql: 'l.quantity', of: ['parts.quantity'] },
        free: {
          sql: 'case when r.warranty_of_id is not null then l.quantity end',
          of: ['parts.quantity', 'warranty_of'],
        },
        brought: { sql: ofSaleLines('net_amount', 'x.line_no = l.line_no + 1'), of: ['net_amount'] },
        spent: { sql: ofSaleLines('cost', 'x.line_no = l.line_no + 1'), of: ['cost'] },
        supplier: { sql: supplierBefore('r.finished_on'), of: ['parts.product'] },
      },
    },
    {
      ...{ entity: saleReturn, lines: 'lines', takesOff: true, day: 'date', at: 'created_at' },
      about: ['sale', 'customer'],
      only: { ...IS_OF_JOB, sql: `l.sale_line_no > 1 and ${IS_OF_JOB.sql}` },
      values: {
        used: { sql: RETURNED, of: ['lines.quantity'] },
        free: {
          sql: `case when ${ofReturnedJob('warranty_of_id').sql} is not null then ${RETURNED} end`,
          of: ['lines.quantity', 'sale'],
        },
        brought: { sql: 'l.net_amount', of: ['lines.net_amount'] },
        spent: { sql: 'l.cost', of: ['lines.cost'] },
        supplier: { sql: supplierBefore('r.date'), of: ['lines.product'] },
        'parts.product': { sql: 'l.product_id', of: ['lines.product'] },
        service_type: ofReturnedJob('service_type_id'),
        assignee: ofReturnedJob('assignee_id'),
        number: ofReturnedJob('number'),
      },
    },
  ],
  figures: [
    { key: 'income', kind: 'money', of: ['brought'], words: WORDS.partsSoldFor },
    { key: 'used', kind: 'quantity', of: ['used'], words: WORDS.partsUsed },
    { key: 'cost', kind: 'money', of: ['spent'], words: WORDS.costOfParts },
    { key: 'under_warranty', kind: 'quantity', of: ['free'], words: WORDS.partsUnderWarranty },
  ],
  ratios: [
    {
      ...{ key: 'warranty_rate', of: 'under_warranty', per: 'used', kind: 'quantity' },
      words: WORDS.warrantyPerPart,
    },
  ],
  groups: [
    { key: 'part', of: 'parts.product', words: WORDS.part },
    { key: 'supplier', of: 'supplier', names: 'supplier', right: 'list_purchases', words: WORDS.supplier },
    { key: 'assignee', of: 'assignee', words: WORDS.assignee },
    { key: 'service_type', of: 'service_type', words: WORDS.serviceType },
    { key: 'job', of: 'number', words: WORDS.service },
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
