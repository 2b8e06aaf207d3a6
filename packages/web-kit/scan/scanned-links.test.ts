// cspell:ignore MRDXH
import { expect, test } from 'vitest';
import { placeOfScan } from './scanned-links.ts';

const CODE = 'K7QW4MRDXH9P2VTC';
const LINKS = [{ page: '/job', screen: '/service/collect', permission: 'list_services' }];
const place = (text: string, may = true) => placeOfScan(text, LINKS, () => may);

test('the link of a paper leads to its screen, of whichever address the server had, and nothing else does', () => {
  for (const text of [`https://shop.example/job/${CODE}`, ` HTTP://10.0.0.2:8080/job/${CODE.toLowerCase()} `])
    expect(place(text)).toBe(`/service/collect?ticket=${CODE}`);
  for (const text of [
    ...[CODE, `/job/${CODE}`, `https://shop.example/verify/${CODE}`, 'https://shop.example/job/ABC'],
    ...['6161100098765', '', `https://shop.example/x?to=/job/${CODE}`, `javascript:/job/${CODE}`],
  ])
    expect(place(text)).toBeUndefined();
  expect(place(`https://shop.example/job/${CODE}`, false)).toBeUndefined();
});
