import { CHARACTERS, SPARRING } from '@stolik/search/characters';
import { expect, test } from 'vitest';
import { faceArt } from '../src/base/ui/face/drawings.ts';
import { hasFace, MOODS } from '../src/base/ui/face/faces.ts';

const ALL = [...CHARACTERS, ...Object.values(SPARRING)];

/** What is left where nobody sees colours. */
const outline = (art: string): string => art.replace(/#[0-9a-f]{3,8}|var\([^)]*\)/gi, '');

test('every bot has a face in every mood, and no two are told apart by colour alone', () => {
  const drawn = ALL.flatMap(({ id }) => MOODS.map((mood) => faceArt(id, mood)));
  expect(drawn.every((art) => art.length > 0)).toBe(true);
  expect(new Set(drawn.map(outline)).size).toBe(drawn.length);
});

test('a face is one drawing without ids, scripts or anything to fetch', () => {
  for (const { id } of ALL)
    for (const mood of MOODS) {
      const art = faceArt(id, mood);
      expect(art).not.toMatch(/\bid=|href|url\(|<script|NaN|undefined/);
      expect(art.match(/<g\b/g)).toHaveLength(art.match(/<\/g>/g)!.length);
    }
});

test('nobody has the face of somebody unknown', () => {
  expect(hasFace('nobody')).toBe(false);
  expect(faceArt('nobody', 'calm')).toBe('');
  expect(hasFace('toString')).toBe(false);
});
