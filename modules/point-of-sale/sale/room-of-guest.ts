/** Whoever may see the bookings may see at the till whose room it is. */
export const SEES_GUESTS = 'list_room_bookings';

/** A room with somebody in it, as `GET api/sale/rooms` answers it. */
export interface RoomOfGuest {
  id: string;
  number: string;
  may_charge: 'yes' | 'up_to' | 'no';
  /** How much more may be charged to it; null is any amount. */
  left: number | null;
  guest?: string;
}
