export const en = {
  start: 'Start',
  end: 'End',
  yes: 'yes',
  no: 'no',
  title: 'Flowchart',
};
