import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { billOf } from './bill.rules.ts';
import { addToCart } from './cart-lines.rules.ts';
import { checkoutBody } from './checkout-body.rules.ts';
import { type OpenCart, openCart, type Payment } from './open-cart.rules.ts';
import { paperOfCart } from './paper-of-cart.rules.ts';
import { payingOf, waysToPay } from './payment.rules.ts';
import { atTill, HEAD, SETTINGS, SOAP, times } from './testing/sample-goods.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

const WAYS = waysToPay(HEAD.accounts, true, true);
const SOAPS = addToCart(openCart(), SOAP, { quantity: times(2) }, atTill()) as OpenCart;
const ROOM = { id: 'room-12', number: '12' };
const NEEMA = { id: 'neema', name: 'Neema' };
const part = (way: string, received: bigint | null): Payment => ({
  ...{ id: way, way, reference: '' },
  received: received === null ? null : money(received),
});
const of = (cart: OpenCart) => {
  const bill = billOf(cart, SETTINGS);
  return { bill, paying: payingOf(cart, bill, WAYS, SETTINGS) };
};
const bodyOf = (cart: OpenCart) => {
  const { bill, paying } = of(cart);
  return checkoutBody(cart, paying, HEAD, { total: bill.total_gross, sold_at: '2026-11-21T08:00:00.000Z' });
};

test('a room is a way to pay where the house has guests, whoever may give credit or not', () => {
  const kinds = (credit: boolean, rooms?: boolean) =>
    waysToPay(HEAD.accounts, credit, rooms).map(({ kind }) => kind);
  expect(kinds(true, true).slice(-2)).toEqual(['room', 'credit']);
  expect(kinds(false, true).at(-1)).toBe('room');
  expect(kinds(true)).not.toContain('room');
});

test('what is charged to a room names the room and no customer, and says so on its paper', () => {
  const cart = { ...SOAPS, customer: NEEMA, room: ROOM, payments: [part('room', null)] };
  const body = bodyOf(cart);
  expect(body).toMatchObject({ room_id: 'room-12', payments: [{ mode: 'credit', amount: 9000 }] });
  expect(body).not.toHaveProperty('customer_id');
  const { bill, paying } = of(cart);
  const at = new Date('2026-11-21T08:00:00.000Z');
  expect(paperOfCart(cart, { bill, paying, head: HEAD, served: 'Neema', at })).toMatchObject({
    ...{ charged_room: '12', customer_name: null, paid_amount: 0, remain_amount: 9000 },
  });
});

test('a room that was chosen and not charged is not sent', () => {
  const cart = { ...SOAPS, customer: NEEMA, room: ROOM, payments: [part('cash:cash-1', null)] };
  expect(bodyOf(cart)).not.toHaveProperty('room_id');
  expect(bodyOf(cart)).toMatchObject({ customer_id: 'neema' });
  const begun = { ...cart, payments: [part('room', 0n), part('cash:cash-1', null)] };
  expect(bodyOf(begun)).not.toHaveProperty('room_id');
});

test('a charge needs its room, and is not given on credit besides', () => {
  const missing = (payments: Payment[], more: Partial<OpenCart> = {}) =>
    of({ ...SOAPS, ...more, payments }).paying.missing;
  expect(missing([part('room', null)])).toBe(TILL_SENTENCES.room_to_charge);
  expect(missing([part('room', null)], { room: ROOM })).toBeNull();
  const both = [part('room', 500_000n), part('credit', null)];
  expect(missing(both, { room: ROOM, customer: NEEMA })).toBe(TILL_SENTENCES.room_or_credit);
});
