import { expect, test } from 'vitest';
import { readSales } from './read-sales.ts';

const HEADINGS = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

test('a line is read under the names of the first row, whatever stands in quotes', () => {
  const text = `\uFEFF${HEADINGS}\r\n536365,84029E,"HOTTIE, ""RED""\nTWO LINES",6,2010-12-01 08:26,3.39,17850,United Kingdom\r\nC5,M,,-1,2010-12-02 09:00,0.001,,EIRE\r\n`;
  expect(readSales(text)).toEqual([
    {
      row: 2,
      invoice: '536365',
      code: '84029E',
      quantity: '6',
      minute: '2010-12-01 08:26',
      price: '3.39',
      customer: '17850',
    },
    {
      row: 3,
      invoice: 'C5',
      code: 'M',
      quantity: '-1',
      minute: '2010-12-02 09:00',
      price: '0.001',
      customer: '',
    },
  ]);
});

test('columns are found wherever they stand, and one that is missing is named', () => {
  const [line] = readSales(
    'Country,UnitPrice,InvoiceDate,CustomerID,Quantity,StockCode,InvoiceNo\nEIRE,1.45,2011-07-31 15:42,14156,288,22950,561901',
  );
  expect(line).toMatchObject({ invoice: '561901', quantity: '288', price: '1.45' });
  expect(() => readSales('InvoiceNo,StockCode\n1,2')).toThrow('no column Quantity');
});
