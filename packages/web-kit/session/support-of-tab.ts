const GRANT = 'support-grant';

/** The grant by which this tab reads in the business of another; empty where it is in one's own. */
export const supportOfTab = () => sessionStorage.getItem(GRANT) ?? '';

export const enterBySupport = (grant: string) => sessionStorage.setItem(GRANT, grant);

export const leaveSupportOfTab = () => sessionStorage.removeItem(GRANT);
