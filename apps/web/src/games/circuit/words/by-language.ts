import { spoken } from '../../../base/messages/spoken.ts';
import type { CircuitWords, PanelWords } from './words.ts';

export const {
  in: wordsOf,
  load: loadWords,
  loadAll: loadAllWords,
} = spoken<CircuitWords>({
  en: () => import('../../../words/en/games/circuit/table.ts').then(({ en }) => en),
  ru: () => import('../../../words/ru/games/circuit/table.ts').then(({ ru }) => ru),
  pl: () => import('../../../words/pl/games/circuit/table.ts').then(({ pl }) => pl),
});

export const panelWords = spoken<PanelWords>({
  en: () => import('../../../words/en/games/circuit/panel.ts').then(({ en }) => en),
  ru: () => import('../../../words/ru/games/circuit/panel.ts').then(({ ru }) => ru),
  pl: () => import('../../../words/pl/games/circuit/panel.ts').then(({ pl }) => pl),
});

export const { in: panelWordsOf, loadAll: loadAllPanelWords } = panelWords;
