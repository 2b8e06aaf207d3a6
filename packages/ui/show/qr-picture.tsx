/** A QR code as lines of a vector picture. */
export interface QrDrawing {
  viewBox: string;
  path: string;
}

/** A QR code, dark on light whatever the theme around it. */
export function QrPicture({
  drawing,
  label,
  className,
}: {
  drawing: QrDrawing;
  label: string;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
