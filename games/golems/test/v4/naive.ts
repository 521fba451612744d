/**
 * A second, slow and obvious reading of a row of v4: strings and maps, one rule after the other, no tables, nothing shared with the
 * engine. Decisions take their defaults: out of the water where one came from or else the first free cell; weapon, chassis,
 * processor break in this order; nothing is repaired.
 */
export interface NaiveRobot {
  at: string | null;
  facing: number;
  colour: 'red' | 'blue' | 'green' | 'yellow';
  damaged: Set<string>;
  charge: string | null;
}

export interface NaiveWorld {
  width: number;
  height: number;
  ground: Map<string, string>;
  tokens: Map<string, string>;
  columns: Map<string, string[]>;
  robots: NaiveRobot[];
  swap: boolean;
}

/** What a robot does in the row: a card, or Cycle 2 of it. */
export interface NaiveOrder {
  card: string;
  times: number;
}

const NESW = 'NESW';
const WEAPONS = { red: [2, 1, 1, 1], blue: [1, 2, 1, 2], green: [1, 2, 1, 1], yellow: [2, 1, 1, 1] };
const FORBIDDEN = { red: 'B', blue: 'L', green: 'B', yellow: 'R' };

export function beside(world: NaiveWorld, cell: string, direction: number): string | null {
  const x = cell.charCodeAt(0) - 97 + [0, 1, 0, -1][direction]!;
  const y = Number(cell.slice(1)) + [1, 0, -1, 0][direction]!;
  const name = `${String.fromCharCode(97 + x)}${y}`;
  return x >= 0 && x < world.width && world.ground.has(name) ? name : null;
}

const orders = new WeakMap<Map<string, string>, string[]>();

/** a1, b1, ... a2, ... */
export function cellsInOrder(world: NaiveWorld): string[] {
  const known = orders.get(world.ground);
  if (known) return known;
  const cells = [...world.ground.keys()].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : 1));
  orders.set(world.ground, cells);
  return cells;
}

const robotOn = (world: NaiveWorld, cell: string): number => world.robots.findIndex((robot) => robot.at === cell);

function otherPortal(world: NaiveWorld, cell: string): string | null {
  const others = [...world.tokens].filter(([at, token]) => token === 'portal' && at !== cell);
  return world.tokens.get(cell) === 'portal' && others.length === 1 ? others[0]![0] : null;
}

/** Plays one row; every If has been tested already. */
export function naiveRow(world: NaiveWorld, orders: (NaiveOrder | null)[]): void {
  const points = world.robots.map(() => 0);
  const doomed = new Set<number>();
  const acting = world.robots.map((robot) => new Set(robot.damaged));
  const isMove = (card: string): boolean => 'FBLR'.includes(card);
  for (const pass of [0, 1]) {
    const cards = orders.map((order, seat) =>
      order && world.robots[seat]!.at !== null && order.times > pass && isMove(order.card) ? order.card : null,
    );
    moveAll(world, cards, acting, doomed);
  }
  for (const [seat, order] of orders.entries()) if (order && !isMove(order.card)) world.robots[seat]!.charge = null;
  const fallen = new Set<number>();
  const blows = world.robots.map(() => 0);
  for (const pass of [0, 1]) {
    const attackers = orders.flatMap((order, seat) =>
      order && world.robots[seat]!.at !== null && order.card === 'A' && order.times > pass ? [seat] : [],
    );
    attackAll(world, attackers, acting, blows, points, fallen);
    for (const [seat] of world.robots.entries()) {
      if (fallen.delete(seat)) comeOut(world, seat, world.robots[seat]!.at!, null);
    }
  }
  for (const [seat, order] of orders.entries()) {
    const guard = order?.card === 'D' ? order.times : 0;
    const total = points[seat]! + Math.max(0, blows[seat]! - guard);
    for (let point = 0; point < total; point++) takePoint(world, seat, doomed);
  }
  for (const seat of doomed) world.robots[seat]!.at = null;
  for (const robot of world.robots) robot.charge = null;
}

function takePoint(world: NaiveWorld, seat: number, doomed: Set<number>): void {
  const { damaged } = world.robots[seat]!;
  const next = ['weapon', 'chassis', 'processor'].find((component) => !damaged.has(component));
  if (next === undefined) doomed.add(seat);
  else damaged.add(next);
}

function moveAll(world: NaiveWorld, cards: (string | null)[], acting: Set<string>[], doomed: Set<number>): void {
  const walking: (number | null)[] = world.robots.map(() => null);
  const slides = new Set<number>();
  for (const [seat, card] of cards.entries()) {
    const robot = world.robots[seat]!;
    if (card === null || robot.at === null) continue;
    if (world.ground.get(robot.at) === 's') {
      if (robot.charge !== card) {
        robot.charge = card;
        continue;
      }
    }
    robot.charge = null;
    if (acting[seat]!.has('chassis') && FORBIDDEN[robot.colour] === card) continue;
    const onLine = world.tokens.get(robot.at)?.startsWith('line') ?? false;
    if ('LR'.includes(card) && onLine) continue;
    if (world.ground.get(robot.at) === 'i') slides.add(seat);
    if (card === 'L') robot.facing = (robot.facing + 3) % 4;
    else if (card === 'R') robot.facing = (robot.facing + 1) % 4;
    else walking[seat] = card === 'F' ? robot.facing : (robot.facing + 2) % 4;
  }
  const arrived = step(world, walking, cards, doomed);
  const again: (number | null)[] = world.robots.map(() => null);
  for (const seat of slides) {
    const robot = world.robots[seat]!;
    const card = cards[seat]!;
    if (card === 'L') robot.facing = (robot.facing + 3) % 4;
    else if (card === 'R') robot.facing = (robot.facing + 1) % 4;
    else if (arrived.has(seat)) again[seat] = card === 'F' ? robot.facing : (robot.facing + 2) % 4;
  }
  step(world, again, cards, doomed);
}

interface StepRequest {
  seat: number;
  near: string;
  to: string;
  push: string | null;
  swims: boolean;
}

/** One step of all who walk; gives those who stand on a new cell by it. */
function step(world: NaiveWorld, walking: (number | null)[], cards: (string | null)[], doomed: Set<number>): Set<number> {
  const requests: StepRequest[] = [];
  const claims: string[] = [];
  for (const [seat, direction] of walking.entries()) {
    const robot = world.robots[seat]!;
    if (direction === null || robot.at === null) continue;
    const near = beside(world, robot.at, direction);
    if (near === null || world.tokens.get(near) === 'stone') continue;
    const swims = world.tokens.get(near) === 'water';
    const to = otherPortal(world, near) ?? near;
    if (to !== near && (world.columns.has(to) || to === robot.at)) continue;
    let push: string | null = null;
    if (world.columns.has(near)) {
      push = beside(world, near, direction);
      const canTake = push !== null && !world.columns.has(push) && world.tokens.get(push) !== 'stone';
      claims.push(to);
      if (!canTake) continue;
      claims.push(push!);
    } else if (!swims) {
      claims.push(to);
    }
    requests.push({ seat, near, to, push, swims });
  }
  let going = requests;
  const isLeaving = (seat: number): boolean => going.some((request) => request.seat === seat && !request.swims);
  const isHeld = (cell: string, by: number): boolean => {
    const holder = robotOn(world, cell);
    return holder >= 0 && holder !== by && !isLeaving(holder);
  };
  const claimed = (cell: string): number => claims.filter((claim) => claim === cell).length;
  const swapsWith = (request: StepRequest): boolean =>
    !world.swap &&
    !request.swims &&
    requests.some(
      (other) =>
        other.seat !== request.seat &&
        !other.swims &&
        other.to === world.robots[request.seat]!.at &&
        request.to === world.robots[other.seat]!.at,
    );
  for (;;) {
    const staying = going.filter((request) => {
      if (swapsWith(request)) return true;
      if (request.push !== null && (claimed(request.push) > 1 || isHeld(request.push, request.seat) || claimed(request.to) > 1))
        return true;
      if (request.swims) return isHeld(request.to, request.seat);
      return claimed(request.to) > 1 || isHeld(request.to, request.seat) || isHeld(request.near, request.seat);
    });
    if (staying.length === 0) break;
    going = going.filter((request) => !staying.includes(request));
  }
  const pushed = going
    .filter(({ push }) => push !== null)
    .map((request) => ({ to: request.push!, column: world.columns.get(request.near)!, from: request.near }));
  for (const { from } of pushed) world.columns.delete(from);
  for (const { to, column } of pushed) {
    if (otherPortal(world, to) !== null) continue;
    world.columns.set(to, world.tokens.get(to) === 'water' ? column.slice(0, 1) : column);
  }
  const arrived = new Set<number>();
  for (const request of going) {
    if (request.swims) continue;
    const robot = world.robots[request.seat]!;
    robot.at = request.to;
    arrived.add(request.seat);
    const token = world.tokens.get(request.to) ?? '';
    if (token.startsWith('line')) robot.facing = alongLine(token.slice(5), robot.facing, cards[request.seat] === 'B');
  }
  for (const request of going) {
    if (!request.swims) continue;
    takePoint(world, request.seat, doomed);
    comeOut(world, request.seat, request.near, world.robots[request.seat]!.at);
  }
  return arrived;
}

function alongLine(ends: string, facing: number, isBack: boolean): number {
  const [one, other] = [NESW.indexOf(ends[0]!), NESW.indexOf(ends[1]!)];
  if ((one - other + 4) % 4 === 2) return facing % 2 === one % 2 ? facing : (facing + 1) % 4;
  const travels = isBack ? (facing + 2) % 4 : facing;
  const cameFrom = (travels + 2) % 4;
  if (cameFrom === one) return isBack ? (other + 2) % 4 : other;
  if (cameFrom === other) return isBack ? (one + 2) % 4 : one;
  const right = (facing + 1) % 4;
  return right === one || right === other ? right : (facing + 3) % 4;
}

/** Back to the start, or for the fallen the first free cell beside the stream; none: it stays in the water. */
function comeOut(world: NaiveWorld, seat: number, water: string, start: string | null): void {
  if (start !== null) return;
  const stream = [water];
  const shore = new Set<string>();
  for (const cell of stream) {
    for (let direction = 0; direction < 4; direction++) {
      const side = beside(world, cell, direction);
      if (side === null) continue;
      if (world.tokens.get(side) === 'water') {
        if (!stream.includes(side)) stream.push(side);
      } else if (!world.tokens.has(side) && !world.columns.has(side) && robotOn(world, side) < 0) shore.add(side);
    }
  }
  const first = cellsInOrder(world).find((cell) => shore.has(cell));
  if (first !== undefined) world.robots[seat]!.at = first;
}

function attackAll(
  world: NaiveWorld,
  attackers: number[],
  acting: Set<string>[],
  blows: number[],
  points: number[],
  fallen: Set<number>,
): void {
  const hits = new Set<string>();
  for (const seat of attackers) {
    const robot = world.robots[seat]!;
    const [power, reach] = WEAPONS[robot.colour].slice(acting[seat]!.has('weapon') ? 2 : 0) as [number, number];
    let cell: string | null = robot.at;
    for (let i = 0; i < reach; i++) {
      cell = beside(world, cell!, robot.facing);
      if (cell === null) break;
      hits.add(cell);
      const victim = robotOn(world, cell);
      if (victim >= 0) blows[victim]! += power;
      if (victim >= 0 || world.tokens.get(cell) === 'stone') break;
    }
  }
  const bombs: string[] = [];
  const react = (cell: string, isBlast: boolean): void => {
    const token = world.tokens.get(cell);
    const column = world.columns.get(cell);
    if (token === 'ice') {
      world.tokens.set(cell, 'water');
      if (column) world.columns.set(cell, column.slice(0, 1));
      const robot = robotOn(world, cell);
      if (robot >= 0) {
        points[robot]!++;
        fallen.add(robot);
      }
      return;
    }
    if (column) {
      world.columns.delete(cell);
      if (token !== 'water') bombs.push(...column.filter((contents) => contents === 'bomb').map(() => cell));
    }
    if (!isBlast && (token === 'portal' || token?.startsWith('line'))) world.tokens.delete(cell);
  };
  for (const cell of hits) react(cell, false);
  for (let bomb = bombs.shift(); bomb !== undefined; bomb = bombs.shift()) {
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) {
        const cell = `${String.fromCharCode(bomb.charCodeAt(0) + x)}${Number(bomb.slice(1)) + y}`;
        if (!world.ground.has(cell)) continue;
        const robot = robotOn(world, cell);
        if (robot >= 0) points[robot]!++;
        react(cell, true);
      }
    }
  }
}
