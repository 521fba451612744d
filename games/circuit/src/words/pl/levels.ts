import type { en } from '../en/levels.ts';

export const pl: typeof en = {
  says: [
    'Pędzi do światła i często nie widzi drogi: domykaj obwody, które zostawia',
    'Buduje własne obwody i prawie nie patrzy, co ci otwiera: zamknij je wcześniej',
    'Śmiało zaczyna obwody i liczy, że zdąży: zachowaj kafelek, który je zamknie',
    'Patrzy rundę naprzód, który obwód da się zamknąć: nie zostawiaj prawie gotowych obwodów',
    'Zaczyna obwody, póki prowadzi, a gdy przegrywa, nie ryzykuje: wyjdź na prowadzenie wcześnie',
    'Śmiało buduje i patrzy dwie tury naprzód: nie zostawiaj obwodu, który zamkną dwa kafelki',
  ],
};
