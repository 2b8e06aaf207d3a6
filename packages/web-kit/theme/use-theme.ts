import { useEffect, useState } from 'react';
import { type ThemeSetting, themeAt } from './theme-setting.ts';

/** The theme of this moment; the automatic one is looked at every minute and whenever the page is seen again. */
export function useTheme(setting: ThemeSetting): 'light' | 'dark' {
  const [hour, setHour] = useState(() => new Date().getHours());
  useEffect(() => {
    const look = () => setHour(new Date().getHours());
    const timer = setInterval(look, 60_000);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, []);
  return themeAt(setting, hour);
}
