// cspell:ignore العربية

/** Texts that have broken other programs: each is a value like any other, or refused, and never more than that. */
export const HOSTILE_TEXTS: readonly string[] = [
  "'; drop table categories; --",
  '" or "1"="1',
  "1' and pg_sleep(5)::text = '",
  '%',
  '_%_',
  '%00',
  '\u0000',
  '\\',
  '\r\nSet-Cookie: session=x',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '$(reboot)',
  '#{7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '\u202Egnp.exe',
  'العربية',
  '😀'.repeat(60),
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(40),
  '\uFEFF\u200B',
  '\uD800',
  'x'.repeat(5000),
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '+999999-01-01T00:00:00Z',
  '99:99',
  '00000000-0000-0000-0000-000000000000',
  '{"$ne":null}',
];

/** Values of every form of JSON, for places that take one of them. */
export const WRONG_SCALARS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e-7,
  -1e-7,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e15,
  1e21,
  -1e21,
  1.7e308,
  '',
  ' ',
];

/** What stands for no single value in any schema. */
export const WRONG_SHAPES: readonly unknown[] = [[], {}, [[]], [{}], [null], { $ne: null }, { length: 1e9 }];

/** Keys that no body has: those of the server, and those of JavaScript itself. */
export const FORBIDDEN_KEYS: readonly string[] = [
  'unknown_key',
  'business_id',
  'created_at',
  'created_by',
  'updated_at',
  'deleted_at',
  'search_text',
  'is_verified',
  'is_admin',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' name',
  'NAME',
];

/** Bodies that are none. */
export const BROKEN_BODIES: readonly (readonly [string, Buffer | string])[] = [
  ['half of an object', '{"name":'],
  ['a comma too many', '{"name":"x",}'],
  ['single quotes', "{'name':'x'}"],
  ['two values', '{}{}'],
  ['a text', '"x"'],
  ['a number', '1'],
  ['an array', '[]'],
  ['nothing', 'null'],
  ['a number beyond all', '{"name":1e999999'],
  ['__proto__', '{"__proto__":{"is_admin":true}}'],
  ['__proto__ further in', '{"name":{"__proto__":{"is_admin":true}}}'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a mark of byte order', '\uFEFF[]'],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['a NUL', '{"name":"\u0000'],
  ['more than a body may hold', `{"name":"${'x'.repeat(1_100_000)}"}`],
];

/** Content types that this server takes for nothing. */
export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data; boundary=x',
  'text/json',
  'application/jsonp',
];
