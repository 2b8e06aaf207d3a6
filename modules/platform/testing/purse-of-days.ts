/**
 * The plainest account of paid days there is: a purse into which fees put days and from which each day takes one, lived
 * anew from its first day whenever it is asked. A void fee never went in.
 */
export function purseOf(trial: number) {
  const fees: { day: number; days: number; isVoid: boolean }[] = [];
  let today = 0;
  return {
    pay: (days: number) => {
      fees.push({ day: today, days, isVoid: false });
    },
    pass: (days: number) => {
      today += days;
    },
    /** Whether it held until now. */
    void: (place: number): boolean => {
      const fee = fees[place];
      if (!fee || fee.isVoid) return false;
      fee.isVoid = true;
      return true;
    },
    /** Days that are left with today among them, below nothing where they are over; and the days that were paid. */
    stands() {
      const valid = fees.filter(({ isVoid }) => !isVoid);
      let left = trial;
      let over = 0;
      for (let day = 0; day <= today; day += 1) {
        if (day > 0 && left > 0) left -= 1;
        else if (day > 0) over += 1;
        for (const fee of valid.filter((one) => one.day === day)) {
          left += fee.days;
          over = 0;
        }
      }
      return { days: left > 0 ? left : -over, paid: valid.reduce((sum, { days }) => sum + days, 0) };
    },
  };
}
