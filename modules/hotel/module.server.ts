import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { addSeveralRooms } from './room/server/add-several-rooms.command.ts';
import { statusOfRoom } from './room/server/room-columns.ts';

export const hotelServer = defineServerModule({
  operations: [addSeveralRooms],
  computed: { statusOfRoom },
});
