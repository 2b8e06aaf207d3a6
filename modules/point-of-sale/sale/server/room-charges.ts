import type { CommandContext, QueryContext } from '#server-kit/operation/context.ts';
import type { Checkout } from '../checkout.body.ts';

/** A stay that takes on what its guest leaves open. */
export interface OpenStay {
  booking_id: string;
  customer_id: string;
  /** The number of its room. */
  room: string;
  /** The day of departure. */
  due_date: string;
}

/** A room with somebody in it, as whoever sells may know of it. */
export interface ChargeableRoom {
  id: string;
  number: string;
  may_charge: 'yes' | 'up_to' | 'no';
  /** How much more may be charged; null is any amount. */
  left: bigint | null;
  guest: string;
}

/** Who is in the house, and takes on what is charged to a room. */
export interface RoomCharges {
  /** The stay in a room, its guest locked; refused where nobody is in it. */
  inRoom(context: CommandContext, room_id: string): Promise<OpenStay>;
  /** Refuses what is more than a room may still be charged; `inRoom` has locked its guest. */
  admit(context: CommandContext, stay: OpenStay, amount: bigint): Promise<void>;
  /** Whether the branch has anybody in the house. */
  isAnybodyIn(context: QueryContext): Promise<boolean>;
  /** The rooms of the branch with somebody in them, by number. */
  rooms(context: QueryContext): Promise<ChargeableRoom[]>;
  /** The stay of a customer in this branch, where there is one. */
  ofCustomer(context: CommandContext, customer_id: string): Promise<OpenStay | null>;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** Stays that what a guest buys on credit is charged to. */
    roomCharges: RoomCharges;
  }
}

/** The stay in the room that a sale names. */
export async function stayInRoom(
  context: CommandContext,
  { room_id }: Pick<Checkout, 'room_id'>,
): Promise<OpenStay | null> {
  if (!room_id) return null;
  for (const charges of context.services.brought('roomCharges')) return charges.inRoom(context, room_id);
  return null;
}

/** What is charged to a room by its number is within what it may be charged. */
export async function admitCharge(context: CommandContext, stay: OpenStay, owed: bigint): Promise<void> {
  for (const charges of context.services.brought('roomCharges')) await charges.admit(context, stay, owed);
}

/** The stay of a guest who is in the house and buys on credit, whichever door the sale comes through. */
export async function stayOf(context: CommandContext, customer_id: string): Promise<OpenStay | null> {
  for (const charges of context.services.brought('roomCharges')) {
    const stay = await charges.ofCustomer(context, customer_id);
    if (stay) return stay;
  }
  return null;
}

/** Whether the till of a branch may charge to rooms at all just now. */
export async function hasOccupiedRooms(context: QueryContext): Promise<boolean> {
  for (const charges of context.services.brought('roomCharges'))
    if (await charges.isAnybodyIn(context)) return true;
  return false;
}
