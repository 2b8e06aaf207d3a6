// cspell:ignore ilipokamilika kukabidhi kabidhi aliyechukua vipuri kimekabidhiwa kilichobaki iliyobaki tozo inatolewa kinachopungua
/** What the steps of a job are called and ask. */
export const SERVICE_STEPS = {
  en: {
    start: {
      button: 'Start',
      title: 'Start the work?',
      body: 'Everybody sees that the work is in progress.',
      done: 'The work is in progress',
    },
    finish: {
      button: 'Finish',
      title: 'Finish the work?',
      body: 'The parts leave the store and the work is billed. The deposit pays first; what is not paid now, the customer owes.',
      fields: { account: 'Paid into', paid: 'Paid now', reference: 'Payment reference' },
      hints: {
        account: 'Leave blank if nothing is paid now.',
        paid: 'Leave blank if everything is paid.',
      },
      done: 'The service is done',
    },
    take_deposit: {
      button: 'Take deposit',
      title: 'Take a deposit?',
      body: 'It pays for this service when the work is billed. Until then it is the customer’s money.',
      fields: { amount: 'Amount', account: 'Paid into', reference: 'Payment reference' },
      done: 'The deposit is recorded',
    },
    collect: {
      button: 'Collected',
      title: 'Has the customer collected it?',
      body: 'The item is handed over. What is left to pay can be paid now.',
      fields: {
        collected_by: 'Collected by',
        account: 'Paid into',
        paid: 'Paid now',
        reference: 'Payment reference',
      },
      hints: {
        account: 'Leave blank if nothing is paid now.',
        paid: 'Leave blank if all that is left is paid.',
      },
      done: 'Collected',
    },
    cancel: {
      button: 'Cancel service',
      title: 'Cancel this service?',
      body: 'No parts leave the store. A charge, such as for the diagnosis, is taken from the deposit first.',
      reason: 'Reason',
      fields: { charge: 'Charge', account: 'Money account' },
      hints: {
        charge: 'Leave blank if nothing is charged.',
        account:
          'The rest of the deposit is paid back from here. What is missing of the charge is paid into it.',
      },
      done: 'The service is cancelled',
    },
    verify: {
      button: 'Verify',
      title: 'Verify this service?',
      body: 'You confirm that the work was done. It cannot be voided while it is verified.',
      done: 'Verified',
    },
    unverify: {
      button: 'Remove verification',
      title: 'Remove the verification?',
      body: 'The service can be voided again.',
      done: 'No longer verified',
    },
    void: {
      button: 'Void service',
      title: 'Void this service?',
      body: 'Its parts come back into the store, and its entries and its debt are reversed.',
      reason: 'Reason',
      done: 'The service is void',
    },
  },
  sw: {
    start: {
      button: 'Anza',
      title: 'Uanze kazi?',
      body: 'Kila mtu ataona kuwa kazi inaendelea.',
      done: 'Kazi inaendelea',
    },
    finish: {
      button: 'Kamilisha',
      title: 'Ukamilishe kazi?',
      body: 'Vipuri vinatoka stoo na kazi inatozwa. Amana hulipa kwanza; kisicholipwa sasa mteja anadaiwa.',
      fields: { account: 'Imelipwa kwenye', paid: 'Inalipwa sasa', reference: 'Kumbukumbu ya malipo' },
      hints: {
        account: 'Acha wazi kama hakuna kinacholipwa sasa.',
        paid: 'Acha wazi kama yote inalipwa.',
      },
      done: 'Huduma imekamilika',
    },
    take_deposit: {
      button: 'Pokea amana',
      title: 'Upokee amana?',
      body: 'Inalipia huduma hii kazi inapotozwa. Hadi hapo ni pesa ya mteja.',
      fields: { amount: 'Kiasi', account: 'Imelipwa kwenye', reference: 'Kumbukumbu ya malipo' },
      done: 'Amana imerekodiwa',
    },
    collect: {
      button: 'Imechukuliwa',
      title: 'Mteja amechukua?',
      body: 'Kifaa kimekabidhiwa. Kiasi kilichobaki kinaweza kulipwa sasa.',
      fields: {
        collected_by: 'Aliyechukua',
        account: 'Imelipwa kwenye',
        paid: 'Inalipwa sasa',
        reference: 'Kumbukumbu ya malipo',
      },
      hints: {
        account: 'Acha wazi kama hakuna kinacholipwa sasa.',
        paid: 'Acha wazi kama yote iliyobaki inalipwa.',
      },
      done: 'Imechukuliwa',
    },
    cancel: {
      button: 'Ghairi huduma',
      title: 'Ughairi huduma hii?',
      body: 'Hakuna vipuri vinavyotoka stoo. Tozo, kama ya uchunguzi, inatolewa kwanza kwenye amana.',
      reason: 'Sababu',
      fields: { charge: 'Tozo', account: 'Akaunti ya pesa' },
      hints: {
        charge: 'Acha wazi kama hakuna kinachotozwa.',
        account: 'Salio la amana linarudishwa kutoka hapa. Kinachopungua kwenye tozo kinalipwa hapa.',
      },
      done: 'Huduma imeghairiwa',
    },
    verify: {
      button: 'Hakiki',
      title: 'Uihakiki huduma hii?',
      body: 'Unahakikisha kuwa kazi imefanyika. Haiwezi kubatilishwa ikiwa imehakikiwa.',
      done: 'Imehakikiwa',
    },
    unverify: {
      button: 'Ondoa uhakiki',
      title: 'Uondoe uhakiki?',
      body: 'Huduma itaweza kubatilishwa tena.',
      done: 'Uhakiki umeondolewa',
    },
    void: {
      button: 'Batilisha huduma',
      title: 'Ubatilishe huduma hii?',
      body: 'Vipuri vyake vinarudi stoo, na maingizo na deni lake vinatenguliwa.',
      reason: 'Sababu',
      done: 'Huduma imebatilishwa',
    },
  },
} as const;
