import { expect, test } from 'vitest';
import { readBlocks } from '../readme-blocks.ts';

const TEXT = `# A document

<!-- run -->

\`\`\`sh
echo one
echo two
\`\`\`

<!-- not run: it asks a person -->
\`\`\`sh
play
\`\`\`

\`\`\`json
{ "not": "a command" }
\`\`\`

\`\`\`sh
forgotten
\`\`\`
`;

test('marked blocks are read with their mark, others are named by line', () => {
  expect(readBlocks(TEXT)).toEqual({
    blocks: [
      { line: 5, script: 'echo one\necho two', excuse: undefined },
      { line: 11, script: 'play', excuse: 'it asks a person' },
    ],
    unmarked: [19],
  });
});

test('a reason is not optional', () => {
  expect(readBlocks('<!-- not run: -->\n```sh\nx\n```').unmarked).toEqual([2]);
});
