// Runs in the page, so it is one function without imports.

/**
 * What is wrong with a page as it stands, and every text on it: what sticks out, text that is cut off without a sign,
 * controls too small for a finger, words that were never put into a sentence.
 */
export function faultsOnPage({ touch, finger }) {
  const faults = [];
  const texts = new Set();
  const root = document.documentElement;
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const id = element.id && !element.id.includes(':') ? `#${element.id}` : '';
    const part = [...element.classList].find((name) => name.startsWith('_'));
    return `<${element.tagName.toLowerCase()}${id}${part ? `.${part}` : ''}> "${words}"`;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]');
  /** Of words that only readers of the screen hear. */
  const isHeardOnly = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if ((width <= 1 && height <= 1) || getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const isExplained = (element) => {
    for (let at = element, steps = 0; at && steps < 5; at = at.parentElement, steps++)
      if (at.title || at.getAttribute('aria-label')) return true;
    return false;
  };

  const beyond = root.scrollWidth - root.clientWidth;
  if (beyond > 0) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && isShown(element),
    );
    faults.push(`sticks out by ${beyond}px: ${wide.slice(0, 2).map(nameOf).join(', ')}`);
  }

  const content = document.querySelector('#content');
  const isFramed = content && getComputedStyle(content.parentElement).overflowY === 'hidden';
  const below = root.scrollHeight - root.clientHeight;
  if (isFramed && below > 0) faults.push(`scrolls by ${below}px beside its own frame`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const holder = node.parentElement;
    if (!words || !holder || holder.closest('script, style, noscript, option') || !isShown(holder)) continue;
    texts.add(words);
    if (isHeardOnly(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    // Waits beside the page until it is asked for, as the link that skips the menu does.
    const isAway = place.bottom <= 0 && scrollY === 0;
    if (place.width === 0 || isAway) continue;
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      const across = Math.max(place.right - box.right, box.left - place.left);
      const down = Math.max(place.bottom - box.bottom, box.top - place.top);
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if ((across > 1.5 || down > 4) && !(isMeant && isExplained(holder))) {
        faults.push(`${isMeant ? 'shortened without its whole as title' : 'cut off'}: ${nameOf(holder)}`);
        break;
      }
    }
  }
  for (const field of document.querySelectorAll('input[placeholder], textarea[placeholder]')) {
    if (!isShown(field)) continue;
    texts.add(field.placeholder);
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
    // The label says the whole of it.
    if (textOverflow === 'ellipsis' && field.getAttribute('aria-label') === field.placeholder) continue;
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (!field.value && room > 0 && canvas.measureText(field.placeholder).width > room + 1)
      faults.push(`cut off: placeholder "${field.placeholder}"`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title]'))
    if (isShown(element))
      for (const name of ['aria-label', 'title']) texts.add(element.getAttribute(name) ?? '');

  for (const words of texts)
    if (/\bundefined\b|\bNaN\b|\[object |\{[a-z_]+\}|^[a-z]+(_[a-z]+)+$/.test(words))
      faults.push(`no words: "${words.slice(0, 60)}"`);

  if (touch) {
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="switch"]';
    for (const control of document.querySelectorAll(pressed)) {
      if (
        !isShown(control) ||
        isHeardOnly(control) ||
        control.closest('label:not(:has(input, select, textarea))')
      )
        continue;
      if (isWithinSentence(control)) continue;
      const missing = tooSmall(control);
      if (missing) faults.push(`too small for a finger (${missing}): ${nameOf(control)}`);
    }
  }
  return { faults: [...new Set(faults)], texts: [...texts].filter(Boolean) };

  /** A link within running text is as high as its line. */
  function isWithinSentence(control) {
    const parent = control.parentElement;
    return (
      getComputedStyle(control).display === 'inline' &&
      [...(parent?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.data.trim())
    );
  }

  /** Its own box, or whatever around it answers to a finger as well: its label, a larger area laid over it. */
  function tooSmall(control) {
    const own = control.getBoundingClientRect();
    if (own.width >= finger && own.height >= finger) return '';
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const labels = [...(control.labels ?? []), control.closest('label')].filter(Boolean);
    const frame = control.matches('input, select, textarea') ? control.closest('[class*="frame"]') : null;
    const answers = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && [control, frame, ...labels].some((part) => part?.contains(hit));
    };
    const reach = (dx, dy) => {
      let far = 0;
      while (far < finger && answers(dx * (far + 2), dy * (far + 2))) far += 2;
      return far;
    };
    // The last step may have stopped short of the edge by one.
    const [tall, broad] = [reach(0, -1) + reach(0, 1) + 3, reach(-1, 0) + reach(1, 0) + 3];
    if (tall >= finger && broad >= finger) return '';
    // What something else covers now is pressed at another time.
    if (!answers(0, 0)) return '';
    return `${Math.round(Math.max(broad, width))} x ${Math.round(Math.max(tall, height))}`;
  }
}
