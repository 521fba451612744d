import type { Language, Words } from '@stolik/kernel/language';
import type { Card, Edition, Program, Row } from './program.ts';

/** The field the printed Python runs on. Everything a child may want to change stands at its top. */
export interface PythonWorld {
  readonly columns: number;
  readonly rows: number;
  readonly at: string;
  readonly facing: 'N' | 'E' | 'S' | 'W';
  /** What stands where: `{ b3: 'barrel' }`. */
  readonly things: Readonly<Record<string, 'barrel' | 'wall' | 'water' | 'golem'>>;
  /** The two cards of a Subprogram. */
  readonly subprogram: readonly Card[];
}

export const PLAIN_WORLD: PythonWorld = { columns: 4, rows: 4, at: 'a1', facing: 'N', things: {}, subprogram: [] };

const CALLS: Readonly<Record<Exclude<Card, 'A'>, string>> = {
  F: 'forward()',
  B: 'back()',
  L: 'left()',
  R: 'right()',
  S: 'stay()',
  D: 'defend()',
};

const TITLE: Words = {
  en: 'A golem program. Run it: python3 golem.py',
  ru: 'Программа голема. Запуск: python3 golem.py',
  pl: 'Program golema. Uruchom: python3 golem.py',
};
const FIELD: Words = { en: 'The field: change it!', ru: 'Поле: меняй его!', pl: 'Plansza: zmień ją!' };
const RUNTIME: Words = {
  en: 'What the golem can do',
  ru: 'Что умеет голем',
  pl: 'Co potrafi golem',
};
const PROGRAM: Words = { en: 'The program', ru: 'Программа', pl: 'Program' };

/** A whole Python file: the field, a small runtime and the program. It needs nothing but Python 3. */
export function python(program: Program, edition: Edition, language: Language, world: PythonWorld = PLAIN_WORLD): string {
  const subprogram = world.subprogram.length > 0 || program.some((row) => row.kind === 'call');
  return [
    `# ${TITLE[language]}`,
    '',
    `# ${FIELD[language]}`,
    `columns, rows = ${world.columns}, ${world.rows}`,
    `at, facing, damage = "${world.at}", "${world.facing}", 0`,
    `things = {${Object.entries(world.things)
      .map(([cell, thing]) => `"${cell}": "${thing}"`)
      .join(', ')}}`,
    '',
    `# ${RUNTIME[language]}`,
    runtime(edition),
    ...(subprogram ? ['', 'def subprogram():', ...block(world.subprogram.map((card) => call(card, edition)))] : []),
    '',
    `# ${PROGRAM[language]}`,
    'def program():',
    ...program.flatMap((row, index) => [`    row(${index + 1})`, ...block(pythonRow(row, edition))]),
    '',
    'program()',
    'print("at", at, "facing", facing, "damage", damage)',
    '',
  ].join('\n');
}

/** The lines of the program alone, as shown beside the cards. */
export function pythonLines(program: Program, edition: Edition): readonly string[] {
  return program.flatMap((row) => pythonRow(row, edition));
}

const block = (lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? lines.map((line) => `    ${line}`) : ['    pass'];
const call = (card: Card, edition: Edition): string =>
  card === 'A' ? (edition === 'golems6' ? 'strike()' : 'attack()') : CALLS[card];
const asking = (test: string): string => (test === 'hit' ? 'attacked()' : `ahead(${test === 'any' ? '' : `"${test}"`})`);

function pythonRow(row: Row, edition: Edition): readonly string[] {
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

function runtime(edition: Edition): string {
  const attack = edition === 'golems6' ? 'strike' : 'attack';
  return `COMPASS = "NESW"
been = set()

def row(number):
    print("row", number)
    been.clear()

def cell(steps):
    x, y = ord(at[0]) - ord("a"), int(at[1:]) - 1
    side = COMPASS.index(facing)
    x += (0, 1, 0, -1)[side] * steps
    y += (1, 0, -1, 0)[side] * steps
    inside = 0 <= x < columns and 0 <= y < rows
    return chr(ord("a") + x) + str(y + 1) if inside else None

def move(steps):
    global at, damage
    goal, beyond = cell(steps), cell(2 * steps)
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

def turn(quarters):
    global facing
    facing = COMPASS[(COMPASS.index(facing) + quarters) % 4]
    print("  faces", facing)

def forward(): move(1)
def back(): move(-1)
def left(): turn(-1)
def right(): turn(1)
def stay(): print("  stays")
def defend(): print("  defends")

def ${attack}():
    goal = cell(1)
    print("  ${attack}s", things.get(goal, "the air"))
    if things.get(goal) == "barrel":
        del things[goal]

def ahead(kind=None):
    thing = things.get(cell(1))
    return thing is not None if kind is None else thing == kind

def attacked():
    return False  # alone on the field

def looped():
    global damage
    damage += 1
    print("  looped: 1 damage")

def looping():
    place = (at, facing)
    if place in been:
        looped()
        return True
    been.add(place)
    return False`;
}
