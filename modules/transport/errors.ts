import { refusal } from '#core/errors.ts';

/** Somebody else has the truck, the trailer or the person for some of the time. */
export const TakenByTrip = refusal<{ what: string; order: string; until: string }>(
  'taken_by_trip',
  409,
  {
    en: '{what} is on order {order} until {until}.',
    sw: '{what} iko kwenye oda {order} hadi {until}.',
  },
  ['what', 'order', 'until'],
);

export const PaperEndsBeforeTrip = refusal<{ truck: string; day: string }>(
  'paper_ends_before_trip',
  409,
  {
    en: 'A paper of {truck} ends on {day}, before the trip does. Renew it first.',
    sw: 'Hati ya {truck} inaisha {day}, kabla ya safari kuisha. Ihuishe kwanza.',
  },
  ['truck', 'day'],
);

export const TruckNotFree = refusal<{ truck: string; day: string }>(
  'truck_not_free',
  409,
  {
    en: '{truck} is out of service or reserved on {day}. End that first, or take another truck.',
    sw: '{truck} halitumiki au limehifadhiwa {day}. Maliza hilo kwanza, au chukua lori jingine.',
  },
  ['truck', 'day'],
);

export const NoTruck = refusal('no_truck', 409, {
  en: 'This trip has no truck yet. Choose the truck first.',
  sw: 'Safari hii bado haina lori. Chagua lori kwanza.',
});

export const NoDriver = refusal('no_driver', 409, {
  en: 'Nobody drives this trip. Choose the driver first.',
  sw: 'Hakuna dereva wa safari hii. Chagua dereva kwanza.',
});

export const LicenceEndsBeforeTrip = refusal<{ driver: string; day: string }>(
  'licence_ends_before_trip',
  409,
  {
    en: 'The driving licence of {driver} ends on {day}, before the trip does. Renew it and enter the new date.',
    sw: 'Leseni ya udereva ya {driver} inaisha {day}, kabla ya safari. Ihuishwe na uandike tarehe mpya.',
  },
);

export const TooHeavy = refusal<{ truck: string; kg: string }>(
  'too_heavy',
  409,
  {
    en: '{kg} kg too heavy for {truck}. Take something off, or say why it goes all the same.',
    sw: 'Kilo {kg} zaidi ya uwezo wa {truck}. Punguza mzigo, au eleza kwa nini unakwenda hivyo hivyo.',
  },
  ['truck', 'kg'],
);

export const TooLarge = refusal<{ truck: string; m3: string }>(
  'too_large',
  409,
  {
    en: '{m3} m³ too large for {truck}. Take something off, or say why it goes all the same.',
    sw: 'Mita za ujazo {m3} zaidi ya nafasi ya {truck}. Punguza mzigo, au eleza kwa nini unakwenda hivyo hivyo.',
  },
  ['truck', 'm3'],
);

/** Held back of a deposit is at most what lies ready for the trip. */
export const MoreThanDeposit = refusal('more_than_deposit', 409, {
  en: 'The deposit of this trip is less than this.',
  sw: 'Amana ya safari hii ni kidogo kuliko hiki.',
});

/** The truck or the person is back before this trip starts, and not ready again. */
export const NotReadyAgain = refusal<{ what: string; back: string; ready: string }>(
  'not_ready_again',
  409,
  {
    en: '{what} is back {back} and ready again {ready}. Start this trip then, or take another.',
    sw: '{what} inarudi {back} na iko tayari tena {ready}. Anza safari hii hapo, au chukua nyingine.',
  },
  ['what', 'back', 'ready'],
);

export const TruckStillOut = refusal<{ truck: string; order: string }>(
  'truck_still_out',
  409,
  {
    en: '{truck} is still on order {order}. Deliver that first.',
    sw: '{truck} bado liko kwenye oda {order}. Fikisha hiyo kwanza.',
  },
  ['truck', 'order'],
);

/** A trip that is late runs on to now. */
export const StillOnTrip = refusal<{ what: string; order: string; due: string }>(
  'still_on_trip',
  409,
  {
    en: '{what} is still on order {order}, due back {due}. Start this trip later, or take another.',
    sw: '{what} bado iko kwenye oda {order}, ilipaswa kurudi {due}. Anza safari hii baadaye, au chukua nyingine.',
  },
  ['what', 'order', 'due'],
);

export const TooEarlyToLoad = refusal<{ starts: string }>(
  'too_early_to_load',
  409,
  {
    en: 'This trip starts on {starts}. It can be loaded from 24 hours before.',
    sw: 'Safari hii inaanza {starts}. Inaweza kupakiwa kuanzia saa 24 kabla.',
  },
  ['starts'],
);

export const OnlyOnTheRoad = refusal('only_on_the_road', 409, {
  en: 'A truck is changed while it is loading or on the road. Before that choose another one in the form of the trip.',
  sw: 'Lori hubadilishwa likipakiwa au likiwa njiani. Kabla ya hapo chagua jingine kwenye fomu ya safari.',
});

export const OnTheRoad = refusal('on_the_road', 409, {
  en: 'The truck is loading or on the road. Deliver the order, or bring the cargo back and deliver it where it started.',
  sw: 'Lori linapakiwa au liko njiani. Fikisha oda, au rudisha mzigo na uufikishe ulipoanzia.',
});

/** A trip that is closed is opened again before something of it is taken back. */
export const TripIsClosed = refusal<{ order: string }>(
  'trip_is_closed',
  409,
  {
    en: 'Order {order} is closed. Reopen it first.',
    sw: 'Oda {order} imefungwa. Ifungue tena kwanza.',
  },
  ['order'],
);

export const AdvanceIsOpen = refusal<{ driver: string; held: string }>(
  'advance_is_open',
  409,
  {
    en: '{driver} still holds {held} of the advance. Settle it first.',
    sw: '{driver} bado ana {held} ya pesa ya safari. Malizana naye kwanza.',
  },
  ['driver', 'held'],
);

export const DriverIsOwed = refusal<{ driver: string; owed: string }>(
  'driver_is_owed',
  409,
  {
    en: '{driver} spent {owed} of his own. Settle it first.',
    sw: '{driver} ametumia {owed} ya kwake. Malizana naye kwanza.',
  },
  ['driver', 'owed'],
);

/** What is credited or claimed of a trip is taken off what is still owed for it; what was paid is paid back first. */
export const MoreThanOwed = refusal('more_than_owed', 409, {
  en: 'Less than this is still owed for the trip. Void a payment of it first, or take off less.',
  sw: 'Deni lililobaki la safari hii ni kidogo kuliko hiki. Batilisha malipo yake kwanza, au punguza kiasi.',
});

/** A cargo that a trip takes is split before, or after it was taken off that trip. */
export const CargoIsPlanned = refusal<{ order: string }>(
  'cargo_is_planned',
  409,
  {
    en: 'This cargo is on order {order}. Take it off there first, then split it.',
    sw: 'Mzigo huu uko kwenye oda {order}. Uondoe huko kwanza, kisha ugawe.',
  },
  ['order'],
);

export const NothingToSettle = refusal('nothing_to_settle', 409, {
  en: 'The advance of this trip is settled.',
  sw: 'Pesa ya safari hii imeshamalizwa.',
});

export const TruckServiceIsVerified = refusal('truck_service_is_verified', 409, {
  en: 'This service is verified. Un-verify it first.',
  sw: 'Matengenezo haya yamehakikiwa. Ondoa uhakiki kwanza.',
});

export const TruckServiceVerifiedAlready = refusal('truck_service_verified_already', 409, {
  en: 'This service is verified already.',
  sw: 'Matengenezo haya yameshahakikiwa.',
});

export const ServiceOverdue = refusal<{ truck: string; service: string }>(
  'service_overdue',
  409,
  {
    en: '{truck} has an overdue service: {service}. Have it done, or let somebody who approves services send it.',
    sw: '{truck} ina matengenezo yaliyochelewa: {service}. Yafanyike, au anayeidhinisha matengenezo aruhusu.',
  },
  ['truck', 'service'],
);

export const NoWaybill = refusal('no_waybill', 409, {
  en: 'A waybill goes with a trip that is confirmed. Confirm it first.',
  sw: 'Hati ya mzigo huenda na safari iliyothibitishwa. Ithibitishe kwanza.',
});
