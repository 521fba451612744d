import type { Action, Seat } from '@stolik/kernel/game';

export const NONE = -1;

/**
 * A search tree as a few typed arrays that are reused from one search to the next. A node is what the observer can distinguish:
 * the decisions that led to it. At a node each deciding seat has arms, the actions it has tried. One arm of a single seat, or one
 * of each seat that decides together, leads to the next node.
 */
export class Tree {
  nodes = 0;
  arms = 0;
  /** By node. */
  visits: Int32Array;
  firstArm: Int32Array;
  /** By arm. */
  action: Float64Array;
  seat: Int8Array;
  nextArm: Int32Array;
  /** The node it leads to when its seat decides alone. */
  leadsTo: Int32Array;
  tried: Int32Array;
  /** How often it could have been chosen: worlds differ in what is possible. */
  available: Int32Array;
  /** Sum of the rewards of its own seat. */
  reward: Float64Array;
  /** How promising it looked beside the best at its node: 0 to 1. */
  prior: Float64Array;
  private readonly junctions = new Junctions();

  constructor(room = 1 << 12) {
    this.visits = new Int32Array(room);
    this.firstArm = new Int32Array(room);
    this.action = new Float64Array(room);
    this.seat = new Int8Array(room);
    this.nextArm = new Int32Array(room);
    this.leadsTo = new Int32Array(room);
    this.tried = new Int32Array(room);
    this.available = new Int32Array(room);
    this.reward = new Float64Array(room);
    this.prior = new Float64Array(room);
  }

  clear(): void {
    this.nodes = 0;
    this.arms = 0;
    this.junctions.clear();
  }

  addNode(): number {
    if (this.nodes === this.visits.length) {
      this.visits = grown(this.visits, Int32Array);
      this.firstArm = grown(this.firstArm, Int32Array);
    }
    const node = this.nodes++;
    this.visits[node] = 0;
    this.firstArm[node] = NONE;
    return node;
  }

  addArm(node: number, seat: Seat, action: Action, prior: number): number {
    if (this.arms === this.action.length) this.growArms();
    const arm = this.arms++;
    this.action[arm] = action;
    this.seat[arm] = seat;
    this.nextArm[arm] = this.firstArm[node]!;
    this.leadsTo[arm] = NONE;
    this.tried[arm] = 0;
    this.available[arm] = 0;
    this.reward[arm] = 0;
    this.prior[arm] = prior;
    this.firstArm[node] = arm;
    return arm;
  }

  /** The node behind an arm of a seat that decided alone; made when there is none yet. */
  behind(arm: number): number {
    const node = this.leadsTo[arm]!;
    if (node !== NONE) return node;
    const made = this.addNode();
    this.leadsTo[arm] = made;
    return made;
  }

  /** The node behind an arm chosen together with others: follow one after the other, in the order of seats. */
  behindJoint(node: number, arm: number): number {
    const known = this.junctions.find(node, arm);
    if (known !== NONE) return known;
    const made = this.addNode();
    this.junctions.add(node, arm, made);
    return made;
  }

  private growArms(): void {
    this.action = grown(this.action, Float64Array);
    this.seat = grown(this.seat, Int8Array);
    this.nextArm = grown(this.nextArm, Int32Array);
    this.leadsTo = grown(this.leadsTo, Int32Array);
    this.tried = grown(this.tried, Int32Array);
    this.available = grown(this.available, Int32Array);
    this.reward = grown(this.reward, Float64Array);
    this.prior = grown(this.prior, Float64Array);
  }
}

interface Numbers {
  readonly length: number;
  set(from: ArrayLike<number>): void;
}

function grown<T extends Numbers & ArrayLike<number>>(array: T, make: new (length: number) => T): T {
  const larger = new make(array.length * 2);
  larger.set(array);
  return larger;
}

/** A hash table from a node and an arm to a node. */
class Junctions {
  private count = 0;
  private node = new Int32Array(64).fill(NONE);
  private arm = new Int32Array(64);
  private to = new Int32Array(64);

  clear(): void {
    if (this.count > 0) this.node.fill(NONE);
    this.count = 0;
  }

  find(node: number, arm: number): number {
    const slot = this.slotOf(node, arm);
    return this.node[slot] === NONE ? NONE : this.to[slot]!;
  }

  add(node: number, arm: number, to: number): void {
    if (this.count * 2 >= this.node.length) this.grow();
    const slot = this.slotOf(node, arm);
    this.node[slot] = node;
    this.arm[slot] = arm;
    this.to[slot] = to;
    this.count++;
  }

  private slotOf(node: number, arm: number): number {
    const mask = this.node.length - 1;
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(arm, 0x85ebca6b)) & mask;
    while (this.node[slot] !== NONE && (this.node[slot] !== node || this.arm[slot] !== arm)) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { node, arm, to } = this;
    this.node = new Int32Array(node.length * 2).fill(NONE);
    this.arm = new Int32Array(node.length * 2);
    this.to = new Int32Array(node.length * 2);
    this.count = 0;
    for (let i = 0; i < node.length; i++) if (node[i] !== NONE) this.add(node[i]!, arm[i]!, to[i]!);
  }
}
