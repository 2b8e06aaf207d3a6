import { useEffect, useState } from 'react';
import classes from './two-factor.module.css';

interface Drawing {
  viewBox: string;
  path: string;
}

/** A text as a QR code; the library that draws it is loaded only here. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void drawingOf(text).then((drawn) => {
      if (isWanted) setDrawing(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div className={classes.picture}>
      {drawing && (
        <svg viewBox={drawing.viewBox} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  );
}

async function drawingOf(text: string): Promise<Drawing> {
  const { qrcode, drawingSVG } = await import('bwip-js/generic');
  const svg = qrcode({ bcid: 'qrcode', text, scale: 1 }, drawingSVG());
  return {
    viewBox: /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '',
    path: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join(''),
  };
}
