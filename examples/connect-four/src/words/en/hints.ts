export const en = {
  wins: 'Four in a row.',
  stops: 'Otherwise the other side makes four here.',
};
