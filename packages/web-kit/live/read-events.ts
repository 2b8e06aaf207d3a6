/** One event of a stream, as server-sent events are written. */
export interface ServerEvent {
  name: string;
  data: unknown;
}

/** Takes pieces of a stream as they come and gives the events that are whole; a beat is none. */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(readBlock);
  };
}

function readBlock(block: string): ServerEvent[] {
  const lines = block.split('\n');
  const said = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
  const [name] = said('event');
  if (!name) return [];
  try {
    return [{ name, data: JSON.parse(said('data').join('\n')) as unknown }];
  } catch {
    return [];
  }
}
