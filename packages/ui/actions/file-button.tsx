import { FileButton as MantineFileButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { IconName } from '../icons.tsx';
import { Button } from './button.tsx';
import classes from './file-button.module.css';

export interface FileButtonProps {
  children: string;
  /** Accepted types, `.xlsx` or `image/png,image/jpeg`. */
  accept: string;
  onFile: (file: File) => void;
  /** The chooser was closed without a file. */
  onNone?: () => void;
  /** A phone opens its camera at once. */
  camera?: boolean;
  icon?: IconName;
  kind?: 'primary' | 'secondary' | 'ghost';
  size?: 's' | 'm' | 'l';
  loading?: boolean;
  disabled?: boolean;
  id?: string;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Opens the device's file chooser and hands over the chosen file. */
export function FileButton({
  children,
  accept,
  camera = false,
  onFile,
  onNone,
  icon = 'upload',
  ...look
}: FileButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  // React knows the event of a dialog by this name, and none of an input.
  useEffect(() => {
    const around = place.current;
    if (!around || !onNone) return;
    around.addEventListener('cancel', onNone);
    return () => around.removeEventListener('cancel', onNone);
  }, [onNone]);
  return (
    <span ref={place} className={classes.around}>
      <MantineFileButton
        accept={accept}
        {...(camera ? { capture: 'environment' as const } : {})}
        disabled={look.disabled}
        onChange={(file) => (file ? onFile(file) : onNone?.())}
      >
        {(props) => (
          <Button icon={icon} {...look} {...props}>
            {children}
          </Button>
        )}
      </MantineFileButton>
    </span>
  );
}
