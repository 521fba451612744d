export const en = {
  gameOver: 'The battle is over',
  golemOut: (name: string) => `${name} is off to the workshop`,
  bombExploded: 'A bomb goes off!',
  hit: (by: string, hit: string) => `${by} hits ${hit}!`,
  waterEntered: (name: string) => `Splash! ${name} is in the water`,
  barrelOpened: 'A barrel breaks open',
  golemSlid: (name: string) => `${name} slides over the ice`,
  barrelPushed: (name: string) => `${name} pushes a barrel`,
  roundBegan: (round: number) => `Round ${round} begins`,
  programLaid: (name: string) => `${name} writes a program`,
};
