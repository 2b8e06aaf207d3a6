import { newId } from '#core/ids.ts';
import type { Ask } from '#server-kit/testing/test-server.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import type { FurnishedBusiness } from '../rows-of-business.ts';
import { type Attempt, withAsk } from './attempt.ts';
import type { GoodCall, HostileGround } from './good-call.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';

/** Forms with a file that are none, and fields beside a file that lie. */
export function hostileForms(call: GoodCall, { theirs, workbook }: HostileGround): Attempt[] {
  const file = Buffer.from('Name\nx\n');
  const form = formOf(file);
  const { 'x-file-sha256': hash = '', ...unsigned } = form.headers ?? {};
  const bytes = form.payload as Buffer;
  const forms: [string, Ask][] = [
    ['JSON', { body: { file: 'x' } }],
    ['nothing', {}],
    ['no hash', { ...form, headers: unsigned }],
    ['another hash', { ...form, headers: { ...unsigned, 'x-file-sha256': hash.replace(/^./, '-') } }],
    ['cut off', { ...form, payload: bytes.subarray(0, bytes.length - 20) }],
    [
      'another boundary',
      { ...form, headers: { ...form.headers, 'content-type': 'multipart/form-data; boundary=y' } },
    ],
    ['no boundary', { ...form, headers: { ...form.headers, 'content-type': 'multipart/form-data' } }],
    ['an empty file', formOf(Buffer.alloc(0))],
    ['a text', form],
    ['an archive of nothing', formOf(Buffer.from('PK\u0005\u0006'.padEnd(22, '\u0000'), 'latin1'))],
    ['another kind of archive', formOf(Buffer.from('PK\u0003\u0004garbage', 'latin1'))],
    [
      'two files',
      { ...form, payload: Buffer.concat([bytes.subarray(0, bytes.lastIndexOf('--a-boundary')), bytes]) },
    ],
    ['forty fields', formOf(file, Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, 'x'])))],
    ['a field of a megabyte', formOf(file, { sheet: 'x'.repeat(1_000_000) })],
    ['__proto__ as a field', formOf(file, { ['__proto__']: 'x', constructor: 'x' })],
  ];
  const refused = forms.map(([what, ask]) =>
    withAsk(call, { sort: 'forms that are none', what, mustRefuse: true }, ask),
  );
  const lying = (what: string, fields: Record<string, unknown>) =>
    withAsk(call, { sort: 'fields beside a file', what, mustRefuse: true }, formOf(workbook, fields));
  const preview = call.operation.kind === 'query';
  return [...refused, ...(preview ? [] : lies(theirs).map(([what, fields]) => lying(what, fields)))];
}

const lies = (theirs: FurnishedBusiness): [string, Record<string, unknown>][] => [
  ['mapping to __proto__', { mapping: '{"Name":"__proto__"}' }],
  ['mapping of __proto__', { mapping: '{"__proto__":"name","x":"y"}' }],
  ['mapping to constructor', { mapping: '{"Name":"constructor"}' }],
  ['mapping to business_id', { mapping: { Name: 'business_id' } }],
  ['mapping of arrays', { mapping: [['Name', 'name']] }],
  ['mapping that is none', { mapping: '{' }],
  ['values of __proto__', { values: '{"__proto__":{"business_id":"x"}}', mapping: { Name: 'nothing' } }],
  ['values of the server', { values: { business_id: theirs.owner.businessId } }],
  ['a row of the past', { heading_row: '-1' }],
  ['a row beyond all', { heading_row: '1e300' }],
  ['rows by name', { leave_out: ['__proto__'] }],
  ['rows beyond all', { leave_out: [1e300] }],
  ['an id of nobody', { import_id: 'x' }],
  ['a field nobody knows', { unknown: '1' }],
  ['a sheet that is not there', { sheet: newId() }],
  ...HOSTILE_TEXTS.filter((text) => text.trim() !== '' && text.length < 100).map(
    (text): [string, Record<string, unknown>] => [`the sheet ${text}`, { sheet: text.toWellFormed() }],
  ),
];
