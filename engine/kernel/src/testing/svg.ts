/** The faults of an SVG fragment; nothing when it is well-formed. A small checker, not a parser: our own art is simple. */
export function findFaults(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>/y;
  const text = /[^<>&]+|&(?:amp|lt|gt);/y;
  for (let at = 0; at < svg.length; ) {
    tag.lastIndex = text.lastIndex = at;
    const match = tag.exec(svg);
    if (match) {
      const [, closing, name, attributes, selfClosing] = match;
      const names = [...attributes!.matchAll(/\s([a-zA-Z-]+)=/g)].map((found) => found[1]!);
      if (new Set(names).size !== names.length) faults.push(`an attribute twice in <${name}>`);
      if (closing && open.pop() !== name) faults.push(`</${name}> closes something else`);
      if (!closing && !selfClosing) open.push(name!);
      at = tag.lastIndex;
    } else if (text.exec(svg)) {
      at = text.lastIndex;
    } else {
      return [...faults, `cannot be read from: ${svg.slice(at, at + 40)}`];
    }
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  if (/NaN|undefined|null|Infinity/.test(svg)) faults.push('a value is missing');
  if (/\sid=|url\(|href/.test(svg)) faults.push('an id or a reference: fragments are repeated on one page');
  if (/\d\.\d{3,}/.test(svg)) faults.push('more than two decimals');
  return faults;
}

/** The drawing with every colour taken out, as a black and white print or a colour-blind player has it. */
export function withoutColours(svg: string): string {
  return svg.replace(/\s(?:fill|stroke)="[^"]*"/g, '');
}
