export const en = {
  build: { label: 'Build your robot', hint: 'Everyone picks a processor, a weapon and a chassis from what is left' },
  swap: { label: 'Robots may swap places', hint: 'Off: both stay where they are, as a house rule' },
};
