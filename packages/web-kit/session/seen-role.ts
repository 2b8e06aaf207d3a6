const ROLE = 'seen-role';

/** The role as whose holder this tab looks; empty where it looks as the user himself. */
export const seenRole = () => sessionStorage.getItem(ROLE) ?? '';

/** From the next call on this tab has the rights of a role, and changes nothing. */
export const lookAs = (roleId: string) => sessionStorage.setItem(ROLE, roleId);

export const lookAsOneself = () => sessionStorage.removeItem(ROLE);
