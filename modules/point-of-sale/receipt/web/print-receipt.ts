import { pageRules } from './page-rules.ts';
import type { PaperSize } from './paper-size.ts';
import { onStage } from './stage.ts';

/** Hands a paper to the printer of the device, without the shell around it and in its own size. */
export function printPaper(paper: HTMLElement, size: PaperSize): Promise<void> {
  return onStage(paper, async (copy) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules(size, copy.getBoundingClientRect().height));
    document.adoptedStyleSheets.push(sheet);
    try {
      await printed();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    }
  });
}

/** Browsers on phones come back before they have printed and tell later. */
function printed(): Promise<void> {
  return new Promise((done) => {
    window.addEventListener('afterprint', () => done(), { once: true });
    window.print();
  });
}
