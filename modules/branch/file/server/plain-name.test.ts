import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

const PDF = 'application/pdf';

test.each([
  ['invoice.pdf', PDF, 'invoice.pdf'],
  ['Invoice 7.PDF', PDF, 'Invoice 7.pdf'],
  ['invoice.hta', PDF, 'invoice.pdf'],
  ['invoice.pdf.exe', PDF, 'invoice.pdf'],
  ['invoice.pdf', 'image/png', 'invoice.png'],
  ['C:\\papers\\lorry.jpeg', 'image/jpeg', 'lorry.jpg'],
  ['TRA. Receipt no. 12', PDF, 'TRA. Receipt no. 12.pdf'],
  ['../../.bashrc', PDF, 'file.pdf'],
  ['', PDF, 'file.pdf'],
  ['a\u202eb.exe', PDF, 'ab.pdf'],
])('%j with the content %s is called %j', (name, contentType, plain) => {
  expect(plainName(name, 'file', contentType)).toBe(plain);
});

test('a long name keeps its ending', () => {
  expect(plainName('x'.repeat(300), 'file', PDF)).toMatch(/^x{116}\.pdf$/);
});
