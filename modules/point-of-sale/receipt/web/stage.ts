import classes from './stage.module.css';

/** Lays a paper out once more beside the screen, in its real size, for the printer or for a picture. */
export async function onStage<T>(
  paper: HTMLElement,
  show: (copy: HTMLElement) => Promise<T> | T,
): Promise<T> {
  const stage = document.createElement('div');
  stage.className = classes.stage ?? '';
  stage.inert = true;
  const copy = paper.cloneNode(true) as HTMLElement;
  stage.append(copy);
  document.body.append(stage);
  try {
    await Promise.all([...copy.querySelectorAll('img')].map(untilShown));
    await document.fonts.ready;
    return await show(copy);
  } finally {
    stage.remove();
  }
}

/** A logo that is missing must not keep the receipt back. */
function untilShown(image: HTMLImageElement): Promise<void> {
  return image.decode().catch(() => undefined);
}
