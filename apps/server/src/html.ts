/** Markup that is safe to send. Only `html` and the Markdown renderer make it, so a plain text can't pass for markup. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** html`<p>${text}</p>`: every text put in is escaped; Html and lists of it go in as they are. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = texts[0] ?? '';
  for (const [index, part] of parts.entries()) markup += toMarkup(part) + (texts[index + 1] ?? '');
  return new Html(markup);
}

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(toMarkup).join('');
  if (part === undefined || part === false) return '';
  return escapeText(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
