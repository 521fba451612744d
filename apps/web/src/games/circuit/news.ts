import { about, type News, n, POINTS, seatOf } from '../../base/news.ts';

export const news: News = {
  gameEnded: () => ({ en: 'The game is over', ru: 'Партия окончена', pl: 'Koniec partii' }),
  shortMade: (event) =>
    about(seatOf(event), (name) => ({ en: `${name}: a short circuit!`, ru: `${name}: замыкание!`, pl: `${name}: zwarcie!` })),
  partsBurnt: () => ({ en: 'Smoke! Something burns out', ru: 'Дым! Что-то сгорает', pl: 'Dym! Coś się przepala' }),
  glowPlaced: (event, all) =>
    about(seatOf(event), (name, language) => {
      const sum = all.reduce((points, each) => points + (each['kind'] === 'glowPlaced' ? Number(each['level']) : 0), 0);
      const won = n(language, sum, POINTS);
      return { en: `${name} lights a circuit: ${won}`, ru: `${name} зажигает цепь: ${won}`, pl: `${name} zapala obwód: ${won}` };
    }),
  fuseBurnt: () => ({ en: 'A fuse burns out', ru: 'Сгорает предохранитель', pl: 'Przepala się bezpiecznik' }),
  ironUsed: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} solders`, ru: `${name} берётся за паяльник`, pl: `${name} lutuje` })),
  tileLaid: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} places a tile`, ru: `${name} кладёт жетон`, pl: `${name} kładzie kafelek` })),
  tokenExchanged: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} swaps a tile`, ru: `${name} меняет жетон`, pl: `${name} wymienia kafelek` })),
};
