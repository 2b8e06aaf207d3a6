// Sets theme, colour and language before anything is painted; a file of its own because the page allows no inline script.
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
