/** Stands in a page before its own scripts: keeps what a planted text ran, and what the policy of the page forbade. */
export const WATCH_SCRIPTS = `
  window.told = [];
  window.ran = () => window.told.push('ran');
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.told.push('violation of ' + violatedDirective + ' by ' + blockedURI + ' ' + sample));`;

/** What was kept since. Links are pressed by people, so none may lead to a script either. */
export const SCRIPTS_SEEN = `[...window.told, ...[...document.querySelectorAll('a[href], form[action], iframe[src], object[data]')]
  .map((element) => element.href ?? element.action ?? element.src ?? element.data)
  .filter((address) => /^\\s*(javascript|data:text)/i.test(String(address)))
  .map((address) => 'leads to ' + address)]`;
