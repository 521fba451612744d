import type { MissedWords } from '../../../../games/circuit/words/missed.ts';

export const pl: MissedWords = {
  short: {
    title: 'Zwarcie!',
    says: 'Na drodze od plusa do minusa nic nie hamuje prądu: ani żarówka, ani dioda LED, ani rezystor.',
  },
  smoke: (part, cell) => ({
    title: 'Niebieski dym!',
    says:
      part === 'R'
        ? `Same rezystory i nic, co świeci: rezystor na ${cell} się spalił.`
        : `Nic nie hamowało prądu diody LED na ${cell}: spaliła się.`,
  }),
  fuse: { title: 'Bezpiecznik się przepalił.', says: 'Za duży prąd: bezpiecznik przepalił się pierwszy i przerwał obwód.' },
  half: { title: 'Świeci, ale tylko połową światła.', says: 'Inny odbiornik dzieli z nią prąd.' },
  paid: { title: 'To kosztuje punkt.', says: 'Da się za darmo.' },
  dark: 'Jeszcze ciemno.',
  open: 'Żaden obwód od plusa do minusa nie jest jeszcze zamknięty.',
};
