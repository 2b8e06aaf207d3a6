let isUnasked = false;

/** The session is over, so the page goes: whoever typed something could not stay, and finds a draft when he is back. */
export function leaveUnasked(): void {
  isUnasked = true;
}

export const isLeavingUnasked = () => isUnasked;
