import { findScenario } from '@stolik/golems/scenarios/all';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import type { Json } from '@stolik/kernel/json';
import type { OptionField } from '../../shell/contract.ts';

/** Young players race for a goal and have neither luck cards nor battles. [G6.11] */
const isForChildren = ({ scenario }: { readonly [key: string]: Json }): boolean => {
  const played = typeof scenario === 'string' ? findScenario('golems6', scenario) : (scenario as unknown as Scenario | undefined);
  return played?.options['kids'] === true;
};
const isGrownUp = (options: { readonly [key: string]: Json }): boolean => !isForChildren(options);
/** Who moves after the others, or alone, never meets anybody halfway. */
const canMeet = (options: { readonly [key: string]: Json }, players: number): boolean =>
  isGrownUp(options) || (players > 1 && options['turns'] === 'together');

export const OPTIONS: readonly OptionField[] = [
  {
    kind: 'switch',
    key: 'subprogram',
    fits: isGrownUp,
    label: { en: 'Subprogram and Call', ru: 'Подпрограмма и карта «Вызов»', pl: 'Podprogram i karta „Wywołaj”' },
    hint: {
      en: 'Before the game, everyone may lay two cards face up; Call runs both in one row',
      ru: 'До игры каждый может открыто положить две карты: «Вызов» выполнит обе в одном ряду',
      pl: 'Przed grą każdy może odkryć dwie karty: „Wywołaj” wykona obie w jednym rzędzie',
    },
  },
  {
    kind: 'switch',
    key: 'logic',
    fits: isGrownUp,
    label: { en: 'Logic add-on', ru: 'Дополнение «Логика»', pl: 'Dodatek „Logika”' },
    hint: {
      en: 'Tokens AND, OR, NOT, XOR on rows and on the field',
      ru: 'Жетоны И, ИЛИ, НЕ, исключающее ИЛИ на рядах и на поле',
      pl: 'Żetony „I”, „LUB”, „NIE”, „ALBO” na rzędach i na planszy',
    },
  },
  {
    kind: 'switch',
    key: 'swap',
    isOnAtFirst: true,
    fits: canMeet,
    label: { en: 'Golems may swap places', ru: 'Големы могут меняться местами', pl: 'Golemy mogą zamieniać się miejscami' },
    hint: {
      en: 'Off: both stay where they are, as a house rule',
      ru: 'Выключено: оба остаются на месте, это домашнее правило',
      pl: 'Wyłączone: oba zostają na miejscu, to zasada domowa',
    },
  },
  {
    kind: 'choice',
    key: 'turns',
    fits: (options, players) => players > 1 && isForChildren(options),
    label: { en: 'Turns', ru: 'Ходы', pl: 'Tury' },
    hint: {
      en: 'Teams take turns at first; later all golems move together',
      ru: 'Сначала команды ходят по очереди, потом все големы идут вместе',
      pl: 'Najpierw drużyny ruszają się po kolei, potem wszystkie golemy razem',
    },
    values: [
      { value: 'alternate', label: { en: 'One after the other', ru: 'По очереди', pl: 'Po kolei' } },
      { value: 'together', label: { en: 'All at once', ru: 'Одновременно', pl: 'Jednocześnie' } },
    ],
  },
  {
    kind: 'choice',
    key: 'tie',
    fits: isGrownUp,
    label: { en: 'Equal damage at the end', ru: 'Поровну повреждений в конце', pl: 'Gdy uszkodzeń jest po równo' },
    hint: {
      en: 'What decides after the last round',
      ru: 'Что решает после последнего раунда',
      pl: 'Co decyduje po ostatniej rundzie',
    },
    values: [
      { value: 'draw', label: { en: 'Draw', ru: 'Ничья', pl: 'Remis' } },
      { value: 'strikes', label: { en: 'Strikes dealt', ru: 'Нанесённые удары', pl: 'Zadane ciosy' } },
      { value: 'again', label: { en: 'One more round', ru: 'Ещё раунд', pl: 'Jeszcze runda' } },
    ],
  },
];
