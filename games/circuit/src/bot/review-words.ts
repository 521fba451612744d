import { countForm, type Language, type Words } from '@stolik/kernel/language';

/** What reviews say of a circuit beside what they say of every game. */
export const POINTS: Words = { en: 'Points', ru: 'Очки', pl: 'Punkty' };

export const TIE: Words = {
  en: 'The points were level: more glowing parts decided it.',
  ru: 'Очков поровну: решило, у кого больше светящихся деталей.',
  pl: 'Punktów było po równo: rozstrzygnęła liczba świecących części.',
};

export const QUIET: Readonly<Record<Language, (turns: number, isWhole: boolean) => string>> = {
  en: (turns, isWhole) => (isWhole ? 'Nobody lit anything in the whole game.' : `Nobody lit anything for ${turns} turns.`),
  ru: (turns, isWhole) =>
    isWhole
      ? 'За всю партию никто ничего не зажёг.'
      : `${turns} ${countForm('ru', turns, { one: 'ход', few: 'хода', many: 'ходов' })} подряд никто ничего не зажигал.`,
  pl: (turns, isWhole) =>
    isWhole
      ? 'Przez całą partię nic się nie zaświeciło.'
      : `Przez ${turns} ${countForm('pl', turns, { one: 'turę', few: 'tury', many: 'tur' })} z rzędu nic się nie zaświeciło.`,
};

export const COULD_NOT: Words = {
  en: 'You could not have lit anything in a single move.',
  ru: 'Зажечь что-нибудь одним ходом вы не могли.',
  pl: 'Jednym ruchem nie dało się tego zrobić.',
};

export const COULD: Readonly<Record<Language, (isYou: boolean) => string>> = {
  en: (isYou) => (isYou ? 'Here you could have lit something.' : 'Here something could have been lit.'),
  ru: () => 'А здесь можно было что-нибудь зажечь.',
  pl: () => 'A tu można było coś zaświecić.',
};
