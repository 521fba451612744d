export const en = {
  fresh: 'My scenario',
  copy: (title: string) => `${title}, my way`,
};
