import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { en } from '../words/en/python.ts';
import { pl } from '../words/pl/python.ts';
import { ru } from '../words/ru/python.ts';
import type { Card, Program, Row } from './program.ts';

/** The field of the printed Python. Everything a child may want to change is at its top. */
export interface PythonWorld {
  /** Rows from the top: `.` plain, `i` ice, `s` snow, `#` no cell. */
  readonly field: readonly string[];
  readonly at: string;
  readonly facing: 'N' | 'E' | 'S' | 'W';
  /** How far a strike reaches. */
  readonly reach: number;
  /** What stands where: `{ b3: 'barrel' }`. */
  readonly things: Readonly<Record<string, 'barrel' | 'wall' | 'water' | 'golem'>>;
  /** Where a ladder leads, both ways: `{ b2: 'e5', e5: 'b2' }`. */
  readonly ladders: Readonly<Record<string, string>>;
  /** The two cards of a Subprogram. */
  readonly subprogram: readonly Card[];
  /** What lies on this field and is not told in Python. */
  readonly leftOut: readonly LeftOut[];
}

/** The things that the printed Python does not know, wherever they are on the field. */
export type LeftOut = 'golems' | 'contents' | 'shore' | 'logic' | 'winter' | 'lines' | 'portals' | 'iceOnWater';

export const PLAIN_WORLD: PythonWorld = {
  field: ['....', '....', '....', '....'],
  at: 'a1',
  facing: 'N',
  reach: 1,
  things: {},
  ladders: {},
  subprogram: [],
  leftOut: [],
};

const CALLS: Readonly<Record<Exclude<Card, 'A'>, string>> = {
  F: 'forward()',
  B: 'back()',
  L: 'left()',
  R: 'right()',
  S: 'stay()',
  D: 'defend()',
};

const WORDS = inEach({ en, ru, pl });

/** A whole Python file: the field, a small runtime and the program. It needs nothing but Python 3. */
export function python(program: Program, edition: EditionId, language: Language, world: PythonWorld = PLAIN_WORLD): string {
  const subprogram = world.subprogram.length > 0 || program.some((row) => row.kind === 'call');
  return [
    `# ${WORDS.title[language]}`,
    ...leftOutOf(program, world).map((text, index) =>
      index === 0 ? `# ${WORDS.leftOutTitle[language]}` : `#   ${text[language]}`,
    ),
    '',
    `# ${WORDS.field[language]}`,
    'field = [',
    ...world.field.map((row) => `    "${row}",`),
    ']',
    `at, facing, damage, reach = "${world.at}", "${world.facing}", 0, ${world.reach}`,
    `things = ${dictionary(world.things)}`,
    `ladders = ${dictionary(world.ladders)}`,
    '',
    `# ${WORDS.runtime[language]}`,
    EDITIONS[edition].hasInnerRows ? runtime4() : runtime6(),
    ...(subprogram ? ['', 'def subprogram():', ...block(world.subprogram.map((card) => call(card, edition)))] : []),
    '',
    `# ${WORDS.program[language]}`,
    'def program():',
    ...program.flatMap((row, index) => [`    row(${index + 1})`, ...block(pythonRow(row, edition))]),
    '',
    'program()',
    'print("at", at, "facing", facing, "damage", damage)',
    '',
  ].join('\n');
}

const dictionary = (entries: Readonly<Record<string, string>>): string =>
  `{${Object.entries(entries)
    .map(([cell, value]) => `"${cell}": "${value}"`)
    .join(', ')}}`;

/** The title first, then one line for each thing that is on this field; empty where Python tells it all. */
function leftOutOf(program: Program, { leftOut, things }: PythonWorld): readonly Words[] {
  const kinds = new Set(Object.values(things));
  const here: readonly LeftOut[] = [
    ...(kinds.has('golem') || program.some((row) => row.kind === 'if' && row.test === 'hit') ? ['golems' as const] : []),
    ...(kinds.has('barrel') ? ['contents' as const] : []),
    ...(kinds.has('water') ? ['shore' as const] : []),
    ...leftOut,
  ];
  return here.length === 0 ? [] : [WORDS.leftOutTitle, ...here.map((what) => WORDS.leftOut[what])];
}

/** The same in one sentence, for where only the lines of the program are shown; empty where Python tells it all. */
export function leftOutInWords(program: Program, language: Language, world: PythonWorld): string {
  const [title, ...here] = leftOutOf(program, world).map((text) => text[language]);
  return title ? `${title} ${here.join(', ')}.` : '';
}

/** The lines of the program alone, as shown next to the cards. */
export function pythonLines(program: Program, edition: EditionId): readonly string[] {
  return program.flatMap((row) => pythonRow(row, edition));
}

const block = (lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? lines.map((line) => `    ${line}`) : ['    pass'];
const call = (card: Card, edition: EditionId): string => (card === 'A' ? EDITIONS[edition].attack.python : CALLS[card]);
const asking = (test: string): string => (test === 'hit' ? 'attacked()' : `ahead(${test === 'any' ? '' : `"${test}"`})`);

function pythonRow(row: Row, edition: EditionId): readonly string[] {
  switch (row.kind) {
    case 'plain':
      return [call(row.card, edition)];
    case 'repeat':
      return ['for _ in range(2):', `    ${call(row.card, edition)}`];
    case 'if':
      return [`if ${asking(row.test)}:`, `    ${call(row.yes, edition)}`, 'else:', `    ${call(row.no, edition)}`];
    case 'while':
      // A strike never changes what is ahead of it in the test, so it is dealt once or loops. [G6.5.7]
      return row.card === 'A'
        ? [`if ${asking(row.sensor)}:`, `    ${call('A', edition)}`, 'else:', '    looped()']
        : [`while not ${asking(row.sensor)} and not looping():`, `    ${call(row.card, edition)}`];
    case 'call':
      return ['subprogram()'];
  }
}

/** What both editions can: cells, turns, looking ahead, loops. */
const EARS = `COMPASS = "NESW"
been = set()

def row(number):
    print("row", number)
    been.clear()

def ground(cell):
    x, y = ord(cell[0]) - ord("a"), len(field) - int(cell[1:])
    inside = 0 <= y < len(field) and 0 <= x < len(field[y])
    return field[y][x] if inside else "#"

def beside(cell, steps):
    side = COMPASS.index(facing)
    x = ord(cell[0]) - ord("a") + (0, 1, 0, -1)[side] * steps
    y = int(cell[1:]) + (1, 0, -1, 0)[side] * steps
    found = chr(ord("a") + x) + str(y)
    return found if x >= 0 and y >= 1 and ground(found) != "#" else None

def face(quarters):
    global facing
    facing = COMPASS[(COMPASS.index(facing) + quarters) % 4]
    print("  faces", facing)

def ahead(kind=None):
    thing = things.get(beside(at, 1))
    return thing is not None if kind is None else thing == kind

def attacked():
    return False  # alone on the field

def crack():
    global damage
    damage += 1
    print("  looped: 1 damage")`;

/** Golems 6.1: ice does a movement twice, snow wants it twice, ladders carry. [G6.6, G6.7, G6.8] */
const runtime6 = (): string => `${EARS}

charge = None  # the command that the snow has swallowed

def free(cell):
    return cell is not None and cell not in things and cell not in ladders

def step(steps):
    """One cell; True if the golem is somewhere else afterwards."""
    global at, charge, damage
    goal, beyond = beside(at, steps), beside(at, 2 * steps)
    thing = things.get(goal)
    if thing == "barrel" and free(beyond):
        things[beyond] = things.pop(goal)
        thing = None
    end = ladders.get(goal, goal)
    if goal is None or thing in ("barrel", "wall", "golem") or things.get(end) == "golem" or end == at:
        print("  blocked")
    elif thing == "water":
        damage += 1
        charge = None
        print("  splash! back to", at)
    else:
        at, charge = end, None
        print("  goes to", at)
        return True
    return False

def slide(steps):
    """The second cell: what stands there is shoved on, and stops the golem."""
    goal, beyond = beside(at, steps), beside(at, 2 * steps)
    if things.get(goal) in ("barrel", "golem"):
        if free(beyond):
            things[beyond] = things.pop(goal)
            print("  shoves it to", beyond)
    else:
        step(steps)

def obeys(command):
    """In the snow a command is carried out when it is given twice running."""
    global charge
    if ground(at) != "s" or charge == command:
        charge = None
        return True
    charge = command
    print("  stuck in the snow")
    return False

def move(steps):
    if not obeys(("move", steps)):
        return
    slips = ground(at) == "i"
    if step(steps) and slips:
        slide(steps)

def turn(quarters):
    if obeys(("turn", quarters)):
        face(2 * quarters if ground(at) == "i" else quarters)

def other(what):
    global charge
    charge = None
    print("  " + what)

def forward(): move(1)
def back(): move(-1)
def left(): turn(-1)
def right(): turn(1)
def stay(): other("stays")
def defend(): other("defends")

def strike():
    goal = at
    for _ in range(reach):
        goal = beside(goal, 1)
        if goal is None or goal in things or goal in ladders:
            break
    if goal in ladders and goal not in things:
        goal = ladders[goal]
        other("strikes " + ("golem" if things.get(goal) == "golem" else "the ladder"))
        return
    other("strikes " + things.get(goal, "the air"))
    if things.get(goal) == "barrel":
        del things[goal]

def looped():
    other("strikes for ever")
    crack()

def looping():
    place = (at, facing, charge)
    if place in been:
        crack()
        return True
    been.add(place)
    return False`;

/** Golems 4.0: walls, water and barrels; what else a field has is left out and said so. */
const runtime4 = (): string => `${EARS}

def move(steps):
    global at, damage
    goal, beyond = beside(at, steps), beside(at, 2 * steps)
    thing = things.get(goal)
    if thing == "barrel" and beyond and beyond not in things:
        things[beyond] = things.pop(goal)
        thing = None
    if goal is None or thing in ("barrel", "wall", "golem"):
        print("  blocked")
    elif thing == "water":
        damage += 1
        print("  splash! back to", at)
    else:
        at = goal
        print("  goes to", at)

def forward(): move(1)
def back(): move(-1)
def left(): face(-1)
def right(): face(1)
def stay(): print("  stays")
def defend(): print("  defends")

def attack():
    goal = beside(at, 1)
    print("  attacks", things.get(goal, "the air"))
    if things.get(goal) == "barrel":
        del things[goal]`;
