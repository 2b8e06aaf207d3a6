import { takenOffOf } from '#modules/finance/public.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { proposeRoom } from './best-fit/server/best-fit.query.ts';
import { rearrangeBookings } from './best-fit/server/rearrange-bookings.command.ts';
import { booking } from './booking/booking.entity.ts';
import { auditDay } from './booking/server/audit-day.query.ts';
import { bookingHooks } from './booking/server/booking.hooks.ts';
import { BOOKING_CHECKS } from './booking/server/booking-checks.ts';
import { paidAheadOfBooking, statusOfBooking } from './booking/server/booking-columns.ts';
import { bookingDocument } from './booking/server/change-booking.ts';
import { BOOKING_CLAIMS } from './booking/server/end-booking.ts';
import { endOptions } from './booking/server/end-options.job.ts';
import { eraseOldIdentities } from './booking/server/erase-identities.job.ts';
import { exportAuditDay } from './booking/server/export-audit-day.query.ts';
import { guestBill } from './booking/server/guest-bill.query.ts';
import { hotelFigures } from './booking/server/hotel-figures.query.ts';
import { nightAudit } from './booking/server/night-audit.command.ts';
import { auditEachNight } from './booking/server/night-audit.job.ts';
import { seeNightAudit } from './booking/server/night-audit.query.ts';
import { quoteStay } from './booking/server/quote-stay.query.ts';
import { extrasOfBooking, extrasOpenOfBooking, roomCharges } from './booking/server/room-charges.ts';
import { sendBill } from './booking/server/send-bill.command.ts';
import { waitingList } from './booking/server/waiting-list.query.ts';
import { bookingChart } from './chart/server/chart.query.ts';
import { priceOfChange } from './chart/server/price-of-change.query.ts';
import { bookGroup } from './group/server/book-group.command.ts';
import { groupOfBooking } from './group/server/group.query.ts';
import { careForRoom } from './housekeeping/server/care-for-room.command.ts';
import { reportFault } from './housekeeping/server/report-fault.command.ts';
import { guestRegister } from './register/server/guest-register.query.ts';
import { addSeveralRooms } from './room/server/add-several-rooms.command.ts';
import { roomHooks } from './room/server/room.hooks.ts';
import { statusOfRoom } from './room/server/room-columns.ts';

export const hotelServer = defineServerModule({
  documents: { booking: bookingDocument },
  operations: [
    addSeveralRooms,
    careForRoom,
    reportFault,
    seeNightAudit,
    nightAudit,
    auditDay,
    exportAuditDay,
    hotelFigures,
    quoteStay,
    bookGroup,
    groupOfBooking,
    proposeRoom,
    rearrangeBookings,
    guestBill,
    sendBill,
    guestRegister,
    bookingChart,
    priceOfChange,
    waitingList,
  ],
  jobs: [auditEachNight, endOptions, eraseOldIdentities],
  computed: {
    paidAheadOfBooking,
    statusOfBooking,
    statusOfRoom,
    extrasOfBooking,
    extrasOpenOfBooking,
    takenOffBooking: takenOffOf(booking),
  },
  hooks: { booking: bookingHooks, room: roomHooks },
  brings: { bookChecks: BOOKING_CHECKS, depositClaims: [BOOKING_CLAIMS], roomCharges: [roomCharges] },
});
