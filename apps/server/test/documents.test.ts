import { readBlocks } from '@stolik/games/rules/read';
import { expect, test } from 'vitest';
import { writeBlocks } from '../src/documents.ts';
import { escapeText } from '../src/html.ts';

const write = (markdown: string): string =>
  writeBlocks(readBlocks(markdown), {
    words: escapeText,
    table: 'Table',
    link: (href) => (href.endsWith('.md') ? `/rules?from=${href}&x` : undefined),
  }).markup;

test('markup in a document is shown as text, in words and in code', () => {
  expect(write('<script>a</script>\n\nb <i> `<u>`')).toBe(
    '<p>&lt;script&gt;a&lt;/script&gt;</p>\n<p>b &lt;i&gt; <code>&lt;u&gt;</code></p>',
  );
  expect(write('```\n<b> & "c"\n```')).toBe('<pre class="scroll" tabindex="0"><code>&lt;b&gt; &amp; &quot;c&quot;</code></pre>');
});

test('a link leads where the site says, or is only its words', () => {
  expect(write('[*a*](b.md) [c](https://d)')).toBe('<p><a href="/rules?from=b.md&amp;x"><em>a</em></a> c</p>');
});

test('a close list has no paragraphs, a numbered one begins where it says', () => {
  expect(write('3. a\n4. **b**')).toBe('<ol start="3"><li>a</li>\n<li><strong>b</strong></li></ol>');
  expect(write('- a\n\n- b')).toBe('<ul><li><p>a</p></li>\n<li><p>b</p></li></ul>');
});
