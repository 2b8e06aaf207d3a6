import { Slider as MantineSlider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import classes from './slider.module.css';

export interface SliderProps {
  /** Name for screen readers; the row it stands in shows the words. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean;
}

/** A value between two ends; a number field stands beside it in settings. */
export function Slider({ label, ...rest }: SliderProps) {
  return (
    <MantineSlider
      thumbLabel={label}
      label={null}
      size={4}
      thumbSize={18}
      classNames={{ root: classes.root, track: classes.track, bar: classes.bar, thumb: classes.thumb }}
      {...rest}
    />
  );
}
