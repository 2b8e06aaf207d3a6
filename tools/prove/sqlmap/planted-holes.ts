import type { TestDatabase } from '#server-kit/testing/database.ts';
import type { Reply } from './attacked-shop.ts';
import type { AttackedInput } from './places.ts';

/**
 * What the product must not have: values written into statements over the same tables. They answer like the product: no
 * word of the database comes out, so whoever finds them has found them blind.
 */
export async function plantedHoles(database: TestDatabase): Promise<AttackedInput[]> {
  const client = await database.adminClient();
  const hole = (name: string, good: string, statement: (value: string) => string): AttackedInput => ({
    name,
    good,
    async ask(value): Promise<Reply> {
      try {
        const { rows } = await client.query(statement(value));
        return { status: 200, text: JSON.stringify({ success: true, message: rows ?? [] }) };
      } catch {
        return { status: 400, text: JSON.stringify({ success: false, message: 'Something is wrong.' }) };
      }
    },
  });
  return [
    hole('hole in a word', 'a', (value) => `select name from products where name like '%${value}%' limit 20`),
    hole('hole in an order', 'name', (value) => `select name from products order by ${value} limit 20`),
  ];
}
