import { listenForScans, type Stroke } from '#core/scanner.ts';

/** What was typed before anybody heard it: a code of a scanner, text for the scan field, or Enter after such a text. */
export type EarlyPart = { code: string } | { text: string } | 'enter';

/** Tells codes from text in the strokes that waited, by the times at which they were made, in their order. */
export function inLine(strokes: readonly Stroke[]): EarlyPart[] {
  const scans = listenForScans();
  const parts: EarlyPart[] = [];
  let text = '';
  const end = () => {
    if (text) parts.push({ text });
    text = '';
  };
  for (const stroke of strokes) {
    const code = scans.press(stroke);
    if (code !== null) {
      text = text.slice(0, text.length - code.length);
      end();
      parts.push({ code });
    } else if (stroke.key === 'Enter') {
      end();
      parts.push('enter');
    } else text += stroke.key;
  }
  end();
  return parts;
}
