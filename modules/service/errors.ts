import { refusal } from '#core/errors.ts';

export const ServiceIsVerified = refusal('service_is_verified', 409, {
  en: 'This service is verified. Take the verification back first.',
  sw: 'Huduma hii imehakikiwa. Ondoa uhakiki kwanza.',
});

export const ServiceVerifiedAlready = refusal('service_verified_already', 409, {
  en: 'This service is verified already.',
  sw: 'Huduma hii imeshahakikiwa.',
});

export const ServiceIsDone = refusal('service_is_done', 409, {
  en: 'This service is done and billed. Void it instead.',
  sw: 'Huduma hii imekamilika na bili yake imetolewa. Ibatilishe badala yake.',
});

export const ServiceNotStarted = refusal('service_not_started', 409, {
  en: 'This service is not in progress.',
  sw: 'Huduma hii haijaanza kufanyiwa kazi.',
});

export const CollectedAlready = refusal('collected_already', 409, {
  en: 'The customer has collected this already.',
  sw: 'Mteja ameshachukua.',
});

export const EstimateWaits = refusal('estimate_waits', 409, {
  en: 'The customer has not agreed to the estimate yet.',
  sw: 'Mteja bado hajakubali makadirio.',
});

export const EstimateNeeded = refusal('estimate_needed', 409, {
  en: 'Work of this type begins with an estimate that the customer agrees to.',
  sw: 'Kazi ya aina hii huanza kwa makadirio ambayo mteja ameyakubali.',
});

export const NoEstimate = refusal('no_estimate', 409, {
  en: 'No estimate waits for the customer.',
  sw: 'Hakuna makadirio yanayomsubiri mteja.',
});

export const EstimateChanged = refusal<{ now: string }>(
  'estimate_changed',
  409,
  {
    en: 'The estimate is {now} now. Ask the customer again.',
    sw: 'Makadirio sasa ni {now}. Muulize mteja tena.',
  },
  ['now'],
);

export const AboveEstimate = refusal<{ total: string; percent: string; agreed: string }>(
  'above_estimate',
  409,
  {
    en: '{total} is more than {percent} % above the {agreed} that the customer agreed to. Send a new estimate.',
    sw: '{total} imezidi kwa zaidi ya {percent} % {agreed} ambazo mteja alikubali. Tuma makadirio mapya.',
  },
  ['total', 'percent', 'agreed'],
);

export const WaitsForNothing = refusal('waits_for_nothing', 409, {
  en: 'This service waits for nothing.',
  sw: 'Huduma hii haisubiri chochote.',
});

/** Nobody does two jobs at once. */
export const AssigneeBusy = refusal<{
  who: string;
  from: string;
  until: string;
  order: string;
  free: string;
}>(
  'assignee_busy',
  409,
  {
    en: '{who} is busy from {from} to {until} ({order}). Free then: {free}.',
    sw: '{who} ana kazi kuanzia {from} hadi {until} ({order}). Walio huru wakati huo: {free}.',
  },
  ['who', 'from', 'until', 'order', 'free'],
);

/** A deposit is somebody's. */
export const NobodyPaysAhead = refusal('nobody_pays_ahead', 409, {
  en: 'Choose the customer of this service first: a deposit is his until the work is billed.',
  sw: 'Chagua kwanza mteja wa huduma hii: amana ni yake hadi kazi itozwe.',
});

/** What is owed is owed by somebody. */
export const NobodyOwes = refusal<{ left: string }>(
  'nobody_owes',
  409,
  {
    en: '{left} would be left to pay. Choose the customer who owes it, or take the whole amount now.',
    sw: 'Zingebaki {left} za kulipa. Chagua mteja anayedaiwa, au pokea kiasi chote sasa.',
  },
  ['left'],
);

/** What a job leaves open is owed by its customer, and so is what is charged to a room. */
export const RoomOfAnother = refusal<{ room: string }>(
  'room_of_another',
  409,
  {
    en: 'The guest in room {room} is not the customer of this service. Choose the room of the customer, or leave it blank.',
    sw: 'Mgeni wa chumba {room} si mteja wa huduma hii. Chagua chumba cha mteja, au acha wazi.',
  },
  ['room'],
);

export const CustomerHasNoPhone = refusal<{ customer: string }>(
  'customer_has_no_phone',
  409,
  { en: '{customer} has no phone number.', sw: '{customer} hana namba ya simu.' },
  ['customer'],
);

export const OnlyAssigneeReads = refusal('only_assignee_reads', 403, {
  en: 'Only the person who is assigned to this service can read its lock code.',
  sw: 'Anayehudumia tu ndiye anayeweza kusoma namba ya kufungua.',
});

export const NothingToTell = refusal('nothing_to_tell', 409, {
  en: 'There is nothing to tell the customer yet: no appointment, no estimate, and the work is not done.',
  sw: 'Bado hakuna cha kumjulisha mteja: hakuna miadi wala makadirio, na kazi haijakamilika.',
});

export const EstimateSeenChanged = refusal('estimate_seen_changed', 409, {
  en: 'The estimate has been changed. Look at the new one.',
  sw: 'Makadirio yamebadilishwa. Tazama mapya.',
});

/** Work that a sale has sold is taken back with it while nobody has begun. */
export const JobOfSaleBegun = refusal<{ number: string }>(
  'job_of_sale_begun',
  409,
  {
    en: 'Service {number}, which was sold here, is in progress. Cancel that service first.',
    sw: 'Huduma {number} iliyouzwa hapa inaendelea. Ghairi huduma hiyo kwanza.',
  },
  ['number'],
);

export const JobOfSaleDone = refusal<{ number: string }>(
  'job_of_sale_done',
  409,
  {
    en: 'Service {number}, which was sold here, is done. Void that service first.',
    sw: 'Huduma {number} iliyouzwa hapa imekamilika. Batilisha huduma hiyo kwanza.',
  },
  ['number'],
);

export const JobOfSaleComesWhole = refusal<{ number: string }>(
  'job_of_sale_comes_whole',
  409,
  {
    en: 'Service {number}, which was sold here, is not done yet. Return all of it, or cancel that service first.',
    sw: 'Huduma {number} iliyouzwa hapa bado haijafanyika. Rudisha yote, au ghairi huduma hiyo kwanza.',
  },
  ['number'],
);

export const ServiceWasSold = refusal<{ number: string }>(
  'service_was_sold',
  409,
  {
    en: 'Service {number} was sold by a sale. Return it there, or cancel it.',
    sw: 'Huduma {number} iliuzwa kwa mauzo. Irudishe kwenye mauzo hayo, au ighairi.',
  },
  ['number'],
);
