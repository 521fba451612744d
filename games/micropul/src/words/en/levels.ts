export const en = {
  says: [
    'Claims any big group at once and barges into yours: close your own early',
    'Grows its groups and is in no hurry to close them: join them to yours, and nobody scores',
    'Bets its stones on wide-open groups: keep them open, and the bet is lost',
    'Keeps a stone for the group you leave nearly closed: claim it before you close in',
    'Likes small groups that close early and tiles in reserve: one big group beats it',
    'Takes what brings most in the end, large or small, and forgives no gift',
  ],
};
