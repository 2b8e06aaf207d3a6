import { expect, test } from 'vitest';
import { statementsOf } from './statements.ts';

test('a semicolon in a text, a name, a function or a remark ends nothing', () => {
  const statements = [
    "insert into t values ('a;''b');",
    ' comment on table "a;b" is \'\';',
    ' do $$ begin perform 1; end $$;',
    ' create function f() returns int language sql as $body$ select 1; $body$; -- and; so on\n',
  ];
  expect(statementsOf(statements.join(''))).toEqual(statements);
});
