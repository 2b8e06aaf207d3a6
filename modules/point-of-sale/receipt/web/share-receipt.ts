import type { PaperSize } from './paper-size.ts';

/** Gives a receipt away as a picture or a PDF: to another program of the device, else as a download. */
export async function shareReceipt(
  paper: HTMLElement,
  { size, as, name }: { size: PaperSize; as: 'picture' | 'pdf'; name: string },
): Promise<void> {
  const draw = await import('./draw-receipt.ts');
  const blob = as === 'pdf' ? await draw.pdfOf(paper, size) : await draw.pictureOf(paper);
  const file = new File([blob], `${name}.${as === 'pdf' ? 'pdf' : 'png'}`, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: name }).catch(unlessGivenUp);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Who closes the list of programs has not met an error. */
function unlessGivenUp(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
