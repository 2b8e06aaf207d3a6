// cspell:ignore mafuta anayeendesha mapato kilichopo inabaki huhesabiwa yanaweza yaliyochukuliwa
/** Sentences about truck operations beside their fields, and about what must hold of them. */
export const TRUCK_OPERATION_TEXTS = {
  incomeComes: {
    en: 'Income comes into an account, or the driver keeps it.',
    sw: 'Mapato huingia kwenye akaunti, au dereva hubaki nayo.',
  },
  onlyFuel: {
    en: 'Only fuel is taken from your own store.',
    sw: 'Ni mafuta tu yanayochukuliwa kwenye stoo yako.',
  },
  dueBefore: { en: 'This is due before its date.', sw: 'Hii inapaswa kulipwa kabla ya tarehe yake.' },
  otherAccount: { en: 'No money is paid from this account.', sw: 'Akaunti hii hailipi pesa.' },
  notInLitres: { en: 'This is not kept in litres.', sw: 'Bidhaa hii haihesabiwi kwa lita.' },
  wholeLitres: { en: 'This is counted in whole litres only.', sw: 'Hii huhesabiwa kwa lita kamili tu.' },
  advanceOfTrip: {
    en: 'An advance belongs to a trip. Choose the truck order.',
    sw: 'Pesa ya safari ni ya safari fulani. Chagua oda ya lori.',
  },
  nobodyDrives: { en: 'Nobody drives this trip.', sw: 'Safari hii haina dereva.' },
  otherTruck: { en: 'This truck is not on that trip.', sw: 'Lori hili haliko kwenye safari hiyo.' },
  tripNotOpen: {
    en: 'Nothing can be added to order {number} now. Confirm it first, or reopen it.',
    sw: 'Hakuna kinachoweza kuongezwa kwenye oda {number} sasa. Ithibitishe kwanza, au ifungue tena.',
  },
  moreThanOpen: {
    en: 'Only {open} of the advance is open.',
    sw: 'Pesa ya safari iliyobaki wazi ni {open} tu.',
  },
  claimOfTrip: {
    en: 'A claim belongs to a trip that was delivered. Choose it.',
    sw: 'Dai la mteja ni la safari iliyofikishwa. Ichague.',
  },
  operationsOne: { en: '{n} truck operation', sw: 'safari {n} ya lori' },
  operationsMany: { en: '{n} truck operations', sw: 'safari {n} za malori' },
  numbersHaveNoGap: {
    en: 'The numbers of truck operations have no gap.',
    sw: 'Namba za safari za malori hazina pengo.',
  },
  advancesAreHeld: {
    en: 'Advances held by each driver (1110) equal the open advances of the trips.',
    sw: 'Pesa ya safari aliyonayo kila dereva kwenye vitabu (akaunti 1110) ndiyo inayosemwa na safari zake.',
  },
} as const;
