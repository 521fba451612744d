/** `one, two or three`, of what there is, as a sentence. */
export function sentence(parts: readonly (string | false)[], comma: string, or: string): string {
  const there = parts.filter((part) => part !== false);
  const last = there.at(-1) ?? '';
  const all = there.length > 1 ? `${there.slice(0, -1).join(comma)}${or}${last}` : last;
  return `${all.slice(0, 1).toUpperCase()}${all.slice(1)}.`;
}
