import classes from './avatar.module.css';

export interface AvatarProps {
  /** Its first letters are shown. */
  name: string;
  shape?: 'round' | 'square';
  /** A branch wears its own colour, a person the tint. */
  look?: 'tint' | 'brand';
  size?: 's' | 'm';
  /** A picture instead of the letters. */
  image?: string;
}

/** Initials of a person or branch. */
export function Avatar({ name, shape = 'round', look = 'tint', size = 'm', image }: AvatarProps) {
  return (
    <span className={classes.avatar} data-shape={shape} data-look={look} data-size={size} aria-hidden>
      {image ? <img src={image} alt="" /> : initialsOf(name)}
    </span>
  );
}

/** The first letters of the first two words, capitals: `Kariakoo Main` → `KM`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.trim().slice(0, 2)];
  return letters.join('').toUpperCase();
}
