/** What a card or the class screen says, wherever it was printed: only the way in counts, so a card outlives the laptop's address. */
export function wayIn(text: string): string | undefined {
  return /#\/class\/(?:card\/[a-z0-9]+\/\d+\/[\w-]+|in\/[\w-]+)$/.exec(text)?.[0];
}
