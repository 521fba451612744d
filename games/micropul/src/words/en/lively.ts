export const en = {
  draws: 'draws',
  turns: 'turns, all players',
  groups: 'groups closed',
  points: 'points of a player',
  leadChanges: 'changes of the lead',
};
