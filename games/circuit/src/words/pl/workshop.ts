import type { en } from '../en/workshop.ts';

export const pl: typeof en = {
  hand: 'Twoje kafelki, jako lista liter',
  tile: 'Kafelek na polu, na przykład „E1”; pusty tekst, jeśli go nie ma',
  cells: 'Wszystkie pola z kafelkami',
  glowing: 'Wszystkie pola, na których coś świeci',
  glow: 'Ile punktów zapala ten ruch',
  lights: 'Pola, które zaświecą po ruchu',
  chains: 'Obwody, które zamyka ruch: outcome — co się stanie, cells — pola, loads — obciążenia',
  burns: 'Części i bezpieczniki, które przepalą się po ruchu',
  shorts: 'Czy ruch powoduje zwarcie',
  repairs: 'Czy ruch usuwa zwarcie',
  costs: 'Ile punktów kosztuje ruch',
  short: 'Czy jest teraz zwarcie',
  irons: 'Ile lutownic ma gracz',
  tokens: 'Ile żetonów światła zostało graczowi',
};
