import { FileButton as MantineFileButton } from '@mantine/core';
import type { IconName } from '../icons.tsx';
import { Button } from './button.tsx';

export interface FileButtonProps {
  children: string;
  /** Accepted types, `.xlsx` or `image/png,image/jpeg`. */
  accept: string;
  onFile: (file: File) => void;
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
export function FileButton({ children, accept, onFile, icon = 'upload', ...look }: FileButtonProps) {
  return (
    <MantineFileButton accept={accept} disabled={look.disabled} onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button icon={icon} {...look} {...props}>
          {children}
        </Button>
      )}
    </MantineFileButton>
  );
}
