export const en = {
  opens: 'The robot’s panel is broken, and all of you repair it. Light lamps and LEDs, burn nothing, score the most.',
  step1: 'Place one of your three tiles: at the edge, or next to another tile.',
  step2: 'Join plus to minus: everything on the path glows. Full light 2 points, half light 1.',
  step3: 'Current follows an LED’s arrow. Add a lamp or resistor, or the LED burns.',
  step4: 'A path of wires alone is a short circuit: −2. Burning a tile: −2 too.',
  step5: 'Or swap a tile. Or use your soldering iron: it removes smoke and short circuits.',
  step6: 'Someone has 8 points? One last turn for the others. Most points wins.',
  tries: 'Try it on the bench',
};
