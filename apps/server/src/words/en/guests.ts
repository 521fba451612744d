export const en = {
  // Masculine throughout: in Russian and Polish an adjective agrees with its noun.
  hows: ['Merry', 'Brave', 'Quiet', 'Ginger', 'Wise', 'Nimble', 'Kind', 'Quick', 'Bold', 'Sleepy', 'Lucky', 'Curious'],
  whos: ['Hedgehog', 'Cat', 'Beaver', 'Fox', 'Badger', 'Raccoon', 'Owl', 'Dolphin', 'Crane', 'Hamster', 'Otter', 'Sparrow'],
  /** Who speaks for the house: as a name alone, with a number, or as one word of a name. */
  house:
    'admin admins administrator administration sysadmin mod mods moder moderator moderators staff support system server security official operator root stolik',
  /**
   * What the pages call bots, and what bots are. "Ada" is missing on purpose: it is a first name, and the pages give no bot a name that
   * begins as that of a person at the table does.
   */
  bots: 'bot bots oto volt bit ohm zuse',
};
