/** Where cells lie on the screen. */
export interface Frame {
  /** Pixels a cell. */
  readonly unit: number;
  /** Pixels from the corner of the world to the upper left cell. */
  readonly left: number;
  readonly top: number;
}
