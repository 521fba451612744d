export const en = {
  says: [
    'Rushes for light and often misses how: finish the circuits it leaves open',
    'Builds its own circuits and hardly looks at what it opens for you: complete them first',
    'Starts circuits boldly and hopes to be first: keep the tile that completes them',
    'Looks a round ahead for a circuit it can finish: leave none that is nearly complete',
    'Starts circuits while it leads and risks nothing once it is behind: get ahead early',
    'Builds boldly and looks two turns ahead: leave it no circuit that two tiles complete',
  ],
};
