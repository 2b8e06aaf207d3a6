import classes from './tiles-skeleton.module.css';

const TILES = Array.from({ length: 20 }, (_, place) => place);

/** Tiles to come, with how many products have arrived. */
export function TilesSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.box} role="status" aria-busy>
      <p>{label}</p>
      <div className={classes.grid} aria-hidden>
        {TILES.map((place) => (
          <span key={place} />
        ))}
      </div>
    </div>
  );
}
