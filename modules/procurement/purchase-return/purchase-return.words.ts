/** Sentences of purchase returns and of the checks of the books for them. */
export const EXAMINED = {
  purchase: { en: '{n} purchase', sw: 'Manunuzi {n}' },
  purchases: { en: '{n} purchases', sw: 'Manunuzi {n}' },
  purchaseReturn: { en: '{n} purchase return', sw: 'Manunuzi yaliyorudishwa {n}' },
  purchaseReturns: { en: '{n} purchase returns', sw: 'Manunuzi yaliyorudishwa {n}' },
};
export const RETURN_CHECK_TEXTS = {
  returnsAreCredited: {
    en: 'Each purchase return is credited in full, and its price variance equals stock cost minus the credit.',
    sw: 'Msambazaji amelipia kila manunuzi yaliyorudishwa kikamilifu, na tofauti ya bei ni kile stoo ilichopoteza zaidi.',
  },
  nothingGoesBackTwice: {
    en: 'The returned quantity of each purchase line equals its returns, and is never more than was bought.',
    sw: 'Kilichorudishwa cha kila mstari wa manunuzi ni kile cha marejesho yake, wala hakizidi kilichonunuliwa.',
  },
  returnsFollowPurchases: {
    en: 'No purchase return is dated before its purchase.',
    sw: 'Hakuna manunuzi yaliyorudishwa kwa tarehe ya kabla ya kununuliwa.',
  },
};
export const NOBODY_KNOWN = {
  en: 'This purchase has no supplier, so nothing can stay with one.',
  sw: 'Manunuzi haya hayana msambazaji, hivyo hakuna anayeweza kubaki na pesa.',
};
