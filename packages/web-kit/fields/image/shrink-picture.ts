/** Longer sides than this only cost the data bundle of whoever opens the page (tanzania.md 7). */
const LONGEST_SIDE = 1280;
const QUALITY = 0.85;

/**
 * The picture as it is sent: upright, no larger than screens and paper need, and without what the camera wrote into it.
 * Null where the device cannot read it.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const ratio = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * ratio));
  canvas.height = Math.max(1, Math.round(picture.height * ratio));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // A logo may be see-through, which JPEG cannot keep.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  return blob && new File([blob], file.name, { type });
}
