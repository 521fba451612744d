import type { Picture } from '@stolik/class/names';
import { disc, line, patch, shine, spot } from './draw.ts';

/** The pictures of the secret, each in a box of 100. */
export const PICTURE_ART: Readonly<Record<Picture, string>> = {
  apple: [
    line('M50 32C62 20 88 26 86 52 84 76 68 92 58 88 52 86 48 86 42 88 32 92 16 76 14 52 12 26 38 20 50 32z', '#d24a3a'),
    line('M50 32C50 22 54 14 60 10', 'none', 4.6),
    line('M56 22C64 10 78 10 84 14 80 26 66 30 56 22z', '#6ea24a'),
    shine('M25 48q1-10 8-13', 5),
  ].join(''),
  moon: [
    line('M64 10C38 12 20 30 20 54 20 78 40 92 60 90 72 89 82 82 86 74 62 80 46 66 46 46 46 30 54 18 64 10z', '#f2cf63'),
    line('M74 22v14M67 29h14M84 46v9M79.5 50.5h9'),
  ].join(''),
  key: [
    line('M30 12a22 22 0 0 1 21 29L88 78v12H74V80H64V70H54L42 53A22 22 0 1 1 30 12z', '#e0a23a'),
    disc(28, 33, 7, '#fffdf8'),
  ].join(''),
  boat: [
    line('M48 10V66', 'none', 4.6),
    line('M54 14 84 58H54z', '#fff6e4'),
    line('M42 22V58H18z', '#d24a3a'),
    line('M10 66H90C86 82 76 90 66 90H34C24 90 14 82 10 66z', '#4a7fb8'),
  ].join(''),
  umbrella: [
    line('M50 14V78c0 16-20 14-20 2', 'none', 5),
    line(
      'M50 12C78 14 92 36 92 54 86 46 76 46 71 54 66 46 55 46 50 54 45 46 34 46 29 54 24 46 14 46 8 54 8 36 22 14 50 12z',
      '#8a55a8',
    ),
    line('M50 13v40M50 13C36 24 30 38 29 53M50 13C64 24 70 38 71 53', 'none', 2.6),
  ].join(''),
  bell: [
    line('M50 12C72 12 76 32 77 50 78 62 84 68 90 76H10C16 68 22 62 23 50 24 32 28 12 50 12z', '#efb53c'),
    line('M40 76a10 11 0 0 0 20 0z', '#b57a1a'),
    shine('M34 44q1-14 9-19', 5),
  ].join(''),
  cup: [
    line('M70 40h10a14 14 0 0 1 0 30H68', 'none', 6),
    line('M14 32H74L70 78C69 86 64 90 58 90H30C24 90 19 86 18 78z', '#3f8f8a'),
    shine('M17 50h54', 7),
    line('M32 22q-5-6 0-12M46 22q-5-6 0-12M60 22q-5-6 0-12', 'none', 3.4),
  ].join(''),
  leaf: [
    line('M84 12C40 10 10 34 16 72 18 78 24 82 30 84 66 88 92 54 84 12z', '#5f9a45'),
    line('M14 92C30 66 48 46 68 30M36 62V46M50 47V33M36 62h18M49 48h16'),
  ].join(''),
  kite: [
    line('M58 6 90 38 46 70 24 32z', '#4a7fb8'),
    patch('M58 6 46 70 24 32z', '#efb53c'),
    line('M58 6 90 38 46 70 24 32zM58 6 46 70M24 32 90 38'),
    line('M46 70C40 80 30 76 26 84 22 92 14 90 10 86'),
    line('M34 72l-2 12 10-6z', '#d24a3a', 2.6),
  ].join(''),
  house: [
    line('M20 46V88H80V46', '#f3dab0'),
    line('M50 12 92 50H8z', '#b8503a'),
    line('M42 88V62H60V88z', '#7a4f28'),
    line('M66 26V14h10v22', '#d6d1c4', 3.2),
    line('M28 56h8v9h-8zM66 56h8v9h-8z', '#9fd0e6', 2.4),
  ].join(''),
  mushroom: [
    line('M36 56H64C64 70 70 78 70 84 70 90 30 90 30 84 30 78 36 70 36 56z', '#fff3dd'),
    line('M50 10C80 10 92 36 92 50 92 60 70 62 50 62 30 62 8 60 8 50 8 36 20 10 50 10z', '#cf3f33'),
    spot(36, 30, 7.5, '#fff9ec'),
    spot(64, 26, 6, '#fff9ec'),
    spot(74, 46, 7, '#fff9ec'),
    spot(50, 48, 6, '#fff9ec'),
    spot(24, 48, 5, '#fff9ec'),
  ].join(''),
  balloon: [
    line('M50 8C72 8 82 24 80 42 78 60 60 70 50 70 40 70 22 60 20 42 18 24 28 8 50 8z', '#e07b39'),
    line('M44 76 50 69 56 76z', '#e07b39'),
    line('M50 76C42 84 58 88 50 96', 'none', 3.4),
    shine('M31 36q1-13 10-17', 5.5),
  ].join(''),
};

/** What a class gathers together. */
export const STAR_ART = line(
  'M50 8l12.5 26.5 29 3.8-21.3 20.2 5.4 28.7L50 73.3 24.4 87.2l5.4-28.7L8.5 38.3l29-3.8z',
  '#f0b93a',
  4.6,
);
