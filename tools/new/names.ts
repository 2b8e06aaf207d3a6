/** `amenities` of `amenity`, `boxes` of `box`; what is irregular is corrected in the definition. */
export function pluralOf(name: string): string {
  if (/[b-df-hj-np-tv-z]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** `roomType` of `room-type`, as its constant is called. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `RoomType` of `room-type`. */
export function pascal(name: string): string {
  return capital(camel(name));
}

export function snake(name: string): string {
  return name.replaceAll('-', '_');
}

export function words(name: string): string {
  return name.replaceAll('-', ' ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
