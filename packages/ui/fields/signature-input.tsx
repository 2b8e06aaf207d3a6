import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Field, type FieldProps } from './field.tsx';
import classes from './signature-input.module.css';

export interface SignatureInputProps extends FieldProps {
  clear: string;
  /** Each time a stroke ends, and with nothing once it is cleared. */
  onFile: (file: File | null) => void;
}

/** Twice as fine as the screens of cheap phones, and small as a file. */
const [WIDTH, HEIGHT] = [640, 240];

/** Where somebody signs with a finger or a pen: black on white whatever the theme, for it will lie on paper. */
export function SignatureInput({ clear, onFile, ...field }: SignatureInputProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [signed, setSigned] = useState(false);
  const pen = () => ref.current?.getContext('2d');
  const at = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const drawn = pen();
    if (!drawn) return;
    const { color, backgroundColor } = getComputedStyle(event.currentTarget);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!signed) {
      drawn.fillStyle = backgroundColor;
      drawn.fillRect(0, 0, WIDTH, HEIGHT);
    }
    drawn.strokeStyle = color;
    drawn.lineWidth = 4;
    drawn.lineCap = 'round';
    drawn.lineJoin = 'round';
    drawn.beginPath();
    drawn.moveTo(...at(event));
    drawn.lineTo(...at(event));
    drawn.stroke();
    setSigned(true);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pen()?.lineTo(...at(event));
    pen()?.stroke();
  };
  const end = () =>
    ref.current?.toBlob((drawn) => drawn && onFile(new File([drawn], 'signature.png', { type: drawn.type })));
  const wipe = () => {
    pen()?.clearRect(0, 0, WIDTH, HEIGHT);
    setSigned(false);
    onFile(null);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.signature}>
          <canvas
            ref={ref}
            role="img"
            id={control.id}
            aria-labelledby={control['aria-labelledby']}
            aria-describedby={control['aria-describedby']}
            className={classes.sheet}
            width={WIDTH}
            height={HEIGHT}
            onPointerDown={begin}
            onPointerMove={draw}
            onPointerUp={end}
          />
          {signed && (
            <Button size="s" icon="reset" onClick={wipe}>
              {clear}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
