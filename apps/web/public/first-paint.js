// Sets theme, colour and language before anything is painted, and keeps what is typed at a till whose script is still on its
// way; a file of its own because the page allows no inline script.
(() => {
  const root = document.documentElement;
  const look = keptLook();
  const hour = new Date().getHours();
  const automatic = hour >= 18 || hour <= 6 ? 'dark' : 'light';
  const theme = look.theme === 'light' || look.theme === 'dark' ? look.theme : automatic;
  root.dataset.theme = theme;
  root.dataset.mantineColorScheme = theme;
  const names = {
    primary: '--primary',
    radius: '--radius',
    fontFamily: '--font-family',
    fontSize: '--font-size',
    padding: '--padding',
    margin: '--margin',
  };
  for (const name in names) {
    if (look.inputs?.[name]) root.style.setProperty(names[name], look.inputs[name]);
  }
  const language = /(?:^|; )language=(\w\w)/.exec(document.cookie)?.[1] ?? navigator.language;
  root.lang = language.startsWith('sw') ? 'sw' : 'en';

  function keptLook() {
    try {
      return JSON.parse(localStorage.getItem('look')) ?? {};
    } catch {
      return {};
    }
  }
})();

// The till takes them when it is there, and puts null here for as long as it hears for itself. Invoices and quotes are put
// together at it too; what is made already is changed in a form of its own.
window.earlyStrokes = [];
const TILLS = ['sale-form', 'invoice-form', 'quote-form'].map((name) => `/point-of-sale/${name}`);
addEventListener(
  'keydown',
  (event) => {
    const { key, timeStamp, ctrlKey, altKey, metaKey, repeat } = event;
    const strokes = window.earlyStrokes;
    if (!strokes || !isTill() || isInField(document.activeElement)) return;
    if (ctrlKey || altKey || metaKey || repeat) return;
    // Enter alone presses what has the focus.
    if (key.length !== 1 && !(key === 'Enter' && strokes.length > 0)) return;
    event.preventDefault();
    strokes.push({ key, at: timeStamp });
  },
  { capture: true },
);
// Whoever has come to a field, such as that of the login, types there.
addEventListener('focusin', ({ target }) => {
  if (window.earlyStrokes && isInField(target)) window.earlyStrokes = [];
});

function isTill() {
  return TILLS.includes(location.pathname) && !new URLSearchParams(location.search).has('id');
}

function isInField(element) {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');
}
