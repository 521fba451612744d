import { type CountForms, countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { ReasonWords } from '../../text/reasons.ts';

const forms = (count: number, each: CountForms): string => `${count} ${countForm('ru', count, each)}`;

const TILES = { one: 'жетон', few: 'жетона', many: 'жетонов' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков' };
const OPEN = { one: 'открыто', few: 'открыты', many: 'открыто' };
const PLACES = { one: 'место', few: 'места', many: 'мест' };
const SIGNS = { one: 'знак', few: 'знака', many: 'знаков' };
const NEW_SIGNS = { one: 'новым знаком', few: 'новыми знаками', many: 'новыми знаками' };

export const ru: ReasonWords = {
  wins: (tiles) =>
    `приносит в запас ${forms(tiles, TILES)}: ${tiles === 1 ? '2 очка, если он там останется' : 'по 2 очка за каждый, что там останется'}`,
  again: 'даёт ещё один ход',
  againFor: (says) => `даёт ещё один ход, а тот ${says}`,
  turnsUp: 'открывает жетон запаса: видно, что можно взять',
  closesMine: (points) => `закрывает вашу группу: ${forms(points, POINTS)}`,
  closesTheirs: (points) => `но закрывает чужую группу: ${forms(points, POINTS)} сопернику`,
  closesFree: (points) => `закрывает группу из ${points} без камня: камень на ней сразу даст очки`,
  growsMine: (points) =>
    points.length === 1
      ? `ваша группа вырастет до ${points[0]}: очки даст, когда закроется`
      : `ваши группы вырастут до ${listed(points.map(String), 'ru')}: очки дадут, когда закроются`,
  spoilsTheirs: (points) => `портит чужую группу из ${points}: с двумя камнями она ничего не даст`,
  spoilsMine: (points) => `но портит вашу группу из ${points}: с двумя камнями она ничего не даст`,
  claimsClosed: (points) => `группа закрыта: сразу ${forms(points, POINTS)}`,
  claimsOpen: (points, places) =>
    `группа даст вам очки, когда закроется: пока ${points}, ${forms(places, PLACES)} ещё ${countForm('ru', places, OPEN)}`,
  takes: (inHand) => (inHand === 1 ? 'в руке пусто' : `больше выбора: ${forms(inHand, TILES)} в руке`),
  opens: (signs) => `но соперник сможет воспользоваться ${signs === 1 ? 'новым знаком' : forms(signs, NEW_SIGNS)}`,
  opensNothing: 'не даёт сопернику новых знаков',
  opensForMe: (signs) => `оставляет на потом ${forms(signs, SIGNS)}`,
  endsAhead: 'завершает партию, пока вы впереди',
  endsBehind: 'но завершает партию, когда вы позади',
  ends: 'завершает партию',
  runsOut: 'но оставляет вас без жетонов: это проигрыш',
  fewLeft: (tiles) =>
    tiles === 1
      ? 'останется последний жетон: скорее добудьте ещё, иначе проигрыш'
      : `останется жетонов: ${tiles}. Скорее добудьте ещё, иначе проигрыш`,
};
