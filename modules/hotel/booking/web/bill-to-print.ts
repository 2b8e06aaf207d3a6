import { createContext, type RefObject } from 'react';

/** Whether the bill is printed as soon as it says that the guest has left: check-out asked for it in the same press. */
export const BillToPrint = createContext<RefObject<boolean>>({ current: false });
