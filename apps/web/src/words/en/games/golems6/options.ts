export const en = {
  subprogram: {
    label: 'Subprogram and “Call”',
    hint: 'Before the game, everyone may lay two cards face up; “Call” runs both in one row',
  },
  logic: { label: 'Logic add-on', hint: 'Tokens AND, OR, NOT, XOR on rows and on the field' },
  swap: { label: 'Golems may swap places', hint: 'Off: both stay where they are, as a house rule' },
  turns: {
    label: 'Turns',
    hint: 'Teams take turns at first; later all golems move together',
    values: { alternate: { label: 'One after the other' }, together: { label: 'All at once' } },
  },
  tie: {
    label: 'Equal damage at the end',
    hint: 'What decides after the last round',
    values: { draw: { label: 'Draw' }, strikes: { label: 'Strikes dealt' }, again: { label: 'One more round' } },
  },
};
