export const en = {
  title: 'Don’t Short the Circuit!',
  invitation: 'Complete a circuit from plus to minus. Don’t burn anything.',
  credit: 'Don’t Short the Circuit! is by Mikhail and Alexander Kazantsev.',
};
