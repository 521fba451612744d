/** Whole blocks in the order in which they run: Swap lets the first and the last change places, Draught makes the first the last. [G4.1.4] */
export function inRunOrder<Block>(blocks: readonly Block[], event: string | null): readonly Block[] {
  if (blocks.length < 2) return blocks;
  const [first, ...rest] = blocks as [Block, ...Block[]];
  switch (event) {
    case 'draught':
      return [...rest, first];
    case 'swap':
      return [rest.at(-1)!, ...rest.slice(0, -1), first];
    default:
      return blocks;
  }
}
