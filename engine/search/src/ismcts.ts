import { type Action, ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { ActionSet } from './action-set.ts';
import { Countdown } from './countdown.ts';
import { onlyAction } from './decide.ts';
import { Contender, halve } from './halving.ts';
import type { Knowledge } from './knowledge.ts';
import {
  type Budget,
  byWeight,
  type Candidate,
  foregone,
  type Player,
  type Seer,
  type Thinking,
  type Thought,
} from './player.ts';
import { Playout } from './playout.ts';
import { NONE, Tree } from './tree.ts';

export interface TreeSettings {
  /** How eagerly less tried actions are tried again. */
  readonly exploration: number;
  /** At a node visited n times `base + factor * n ** power` actions are looked at, the most promising first; without it, all. */
  readonly widening?: { readonly base: number; readonly factor: number; readonly power: number };
  /** Decisions played after the tree ends, before the position is judged. Without knowledge playouts go to the end. */
  readonly playoutSteps: number;
  /** Decisions the tree may be deep; without it, as deep as it grows. */
  readonly depth?: number;
  /** A clear margin in points; 0: winning is all. */
  readonly margin: number;
  /** So many actions at the root are compared by sequential halving (halving.ts); without it the root is a node like any other. */
  readonly halving?: number;
  /** Stops as soon as no more thinking can change what is chosen. Not for players that choose by temperature, nor for hints. */
  readonly stopsWhenSettled?: boolean;
}

/** Textbook settings: no knowledge, all actions, random playouts to the end. */
export const TEXTBOOK: TreeSettings = { exploration: 0.7, playoutSteps: Number.POSITIVE_INFINITY, margin: 0 };

/** Decisions with more actions than this are sampled, never listed. */
const LIST_AT_MOST = 4096;
/** Where actions can't be listed and nothing else is said. */
const SAMPLED_WIDENING = { base: 2, factor: 1, power: 0.5 };
const SAMPLE_TRIES = 4;
/** Seats that decide together take any action once in so many times, or they would go in step and learn nothing of each other. */
const ANY_OF = 8;
/** How often it is asked whether the choice is settled. */
const SETTLED_EVERY = 64;
const MOST_DEPTH = 512;
/** Dice for worlds that several actions are tried in. */
const SEEDS = 2 ** 31;
const MOST_SEATS = 8;

/**
 * Single-observer information-set tree search (Cowling, Powley, Whitehouse 2012) over any game. Every iteration redeals what the
 * thinking seat doesn't know and descends one tree whose nodes are the decisions so far. Chance is rolled on the way and has no
 * nodes. Seats that decide together choose independently, and each seat maximises its own reward.
 */
export class TreeSearch<State> {
  private readonly game: AnyGame;
  private readonly knowledge: Knowledge<State> | undefined;
  private readonly settings: TreeSettings;
  private readonly playout: Playout<State>;
  private readonly tree = new Tree();
  private readonly list = new ActionList();
  private readonly legal = new ActionSet();
  private readonly held = new ActionSet();
  private readonly heldList = new ActionList();
  private priors = new Float64Array(256);
  private readonly reward = new Float64Array(MOST_SEATS);
  private readonly pathArms = new Int32Array(MOST_DEPTH * MOST_SEATS);
  private readonly pathNodes = new Int32Array(MOST_DEPTH);
  private armsOnPath = 0;
  private depth = 0;
  private isNew = false;

  constructor(game: AnyGame, knowledge: Knowledge<State> | undefined, settings: TreeSettings) {
    this.game = game;
    this.knowledge = knowledge;
    this.settings = settings;
    this.playout = new Playout(game, knowledge, { steps: settings.playoutSteps, margin: settings.margin });
  }

  /** Begins to think. One at a time: the tree is the searcher's only one. */
  begin(world: State, seat: Seat, rng: Rng, consider: readonly Action[] = []): Thinking {
    this.clear(seat, consider);
    return this.start(seat, rng, () => this.game.redeal(world, seat, rng), undefined, world);
  }

  /** Thinks about the truth: nothing is dealt again, and chance falls as it will fall. */
  beginWithTruth(state: State, seat: Seat, rng: Rng, chance: SeededRng): Thinking {
    this.clear(seat, []);
    return this.start(seat, rng, () => this.game.clone(state), chance, state);
  }

  /** A new tree: a root with arms for what must be looked at. */
  private clear(seat: Seat, consider: readonly Action[]): void {
    this.tree.clear();
    this.tree.addNode();
    for (const action of new Set(consider)) this.tree.addArm(0, seat, action, 1);
  }

  private start(seat: Seat, rng: Rng, deal: () => State, truth: SeededRng | undefined, root: State): Thinking {
    const seats = this.game.seatsAt(root);
    const { halving } = this.settings;
    if (halving !== undefined) {
      const chanceOf = (seed: number): Rng => (truth ? truth.copy() : new SeededRng(seed));
      return this.compare(this.rootArms(root, seat, halving), rng, deal, (arm, state, seed) =>
        this.iterateFrom(arm, state, seats, rng, chanceOf(seed)),
      );
    }
    let iterations = 0;
    return {
      think: (budget) => {
        for (const left = new Countdown(budget); left.next(); ) {
          this.iterate(deal(), seats, rng, truth ? truth.copy() : rng);
          iterations++;
          if (iterations % SETTLED_EVERY === 0 && this.isSettled(seat, left.toCome())) return;
        }
      },
      thought: () => this.summarise(seat, iterations, () => this.playout.pick(deal(), seat, rng)),
    };
  }

  /** Compares arms of the root, all in the same worlds and with the same chance: what differs is due to them. */
  private compare(
    arms: readonly number[],
    rng: Rng,
    deal: () => State,
    tryIn: (arm: number, state: State, seed: number) => number,
  ): Thinking {
    let ranked = arms.map((arm) => new Contender(arm));
    return {
      think: (budget) => {
        ranked = halve(ranked, budget, () => {
          const world = deal();
          const seed = rng.below(SEEDS);
          return (arm) => tryIn(arm, this.game.clone(world), seed);
        });
      },
      thought: () => {
        const iterations = ranked.reduce((sum, { tried }) => sum + tried, 0);
        const candidates = ranked
          .filter(({ tried }) => tried > 0)
          .map(({ id, tried, mean }): Candidate => ({ action: this.tree.action[id]!, value: mean, weight: tried / iterations }));
        return { action: this.tree.action[ranked[0]!.id]!, candidates, iterations };
      },
    };
  }

  /** Arms of the most promising actions at the root, with those that it has already. */
  private rootArms(root: State, seat: Seat, most: number): number[] {
    const { list, tree } = this;
    const arms: number[] = [];
    for (let arm = tree.firstArm[0]!; arm !== NONE; arm = tree.nextArm[arm]!) arms.push(arm);
    this.listLegal(root, seat);
    this.rate(root, seat);
    this.holdArms(0, seat);
    const order = Array.from({ length: list.length }, (_, i) => i).sort((a, b) => this.priors[b]! - this.priors[a]!);
    for (const i of order.slice(0, most)) {
      if (!this.held.has(list.items[i]!))
        arms.push(tree.addArm(0, seat, list.items[i]!, Math.exp(this.priors[i]! - this.priors[order[0]!]!)));
    }
    return arms;
  }

  /** How promising the actions in `list` are, into `priors`; all alike where nothing is known. */
  private rate(state: State, seat: Seat): void {
    if (this.priors.length < this.list.length) this.priors = new Float64Array(this.list.items.length);
    if (this.knowledge?.prior) this.knowledge.prior(state, seat, this.list, this.priors);
    else this.priors.fill(0);
  }

  /** An iteration that begins with this arm of the root; says what came of it for its seat. */
  private iterateFrom(arm: number, state: State, seats: number, rng: Rng, chance: Rng): number {
    const { tree } = this;
    const seat = tree.seat[arm]!;
    this.isNew = tree.tried[arm] === 0;
    this.pathArms[0] = arm;
    this.armsOnPath = 1;
    this.pathNodes[0] = 0;
    this.depth = 1;
    this.game.play(state, seat, tree.action[arm]!);
    if (!this.isNew) this.walk(state, tree.behind(arm), rng, chance);
    this.finish(state, seats, rng, chance);
    return this.reward[seat]!;
  }

  /** Whether the action thought about most stays that, whatever the iterations still to come say. */
  private isSettled(seat: Seat, toCome: number): boolean {
    if (!this.settings.stopsWhenSettled) return false;
    const { tree } = this;
    let [first, second] = [0, 0];
    for (let arm = tree.firstArm[0]!; arm !== NONE; arm = tree.nextArm[arm]!) {
      const tried = tree.tried[arm]!;
      if (tree.seat[arm] !== seat || tried <= second) continue;
      if (tried > first) [first, second] = [tried, first];
      else second = tried;
    }
    // An estimate of time errs; a tenth more is on the safe side.
    return first - second > 1.1 * toCome + 1;
  }

  private iterate(state: State, seats: number, rng: Rng, chance: Rng): void {
    this.armsOnPath = 0;
    this.depth = 0;
    this.isNew = false;
    this.walk(state, 0, rng, chance);
    this.finish(state, seats, rng, chance);
  }

  /** Plays on from where the tree ends, and tells all arms and nodes on the way what came of it. */
  private finish(state: State, seats: number, rng: Rng, chance: Rng): void {
    const { playout, reward, tree } = this;
    playout.run(state, seats, rng, chance, reward);
    for (let i = 0; i < this.depth; i++) tree.visits[this.pathNodes[i]!]!++;
    for (let i = 0; i < this.armsOnPath; i++) {
      const arm = this.pathArms[i]!;
      tree.tried[arm]!++;
      tree.reward[arm]! += reward[tree.seat[arm]!]!;
    }
  }

  /** From this node down to the first action never tried before, or to the end of the game. */
  private walk(state: State, from: number, rng: Rng, chance: Rng): void {
    const { game, tree } = this;
    const deepest = Math.min(this.settings.depth ?? MOST_DEPTH, MOST_DEPTH);
    let node = from;
    while (!this.isNew && this.depth < deepest) {
      const next = game.next(state);
      if (next.kind === 'over') return;
      if (next.kind === 'chance') {
        game.play(state, CHANCE, game.roll(state, chance));
        continue;
      }
      this.pathNodes[this.depth++] = node;
      if (next.kind === 'turn') {
        const arm = this.choose(node, state, next.seat, rng);
        game.play(state, next.seat, tree.action[arm]!);
        if (!this.isNew) node = tree.behind(arm);
      } else {
        const at = node;
        for (const seat of next.seats) {
          const arm = this.choose(at, state, seat, rng, next.seats.length > 1);
          game.play(state, seat, tree.action[arm]!);
          node = tree.behindJoint(node, arm);
        }
      }
    }
  }

  private choose(node: number, state: State, seat: Seat, rng: Rng, isTogether = false): number {
    const isListed = this.isListed(state, seat);
    const allowed = isListed ? this.allowedAt(state, seat) : undefined;
    let best = NONE;
    let bestScore = Number.NEGATIVE_INFINITY;
    let possible = 0;
    const isAny = isTogether && rng.below(ANY_OF) === 0;
    const { tree, heldList } = this;
    heldList.clear();
    for (let arm = tree.firstArm[node]!; arm !== NONE; arm = tree.nextArm[arm]!) {
      if (tree.seat[arm] !== seat) continue;
      const action = tree.action[arm]!;
      if (allowed ? !allowed.has(action) : this.game.refuse(state, seat, action) !== undefined) continue;
      possible++;
      heldList.push(action);
      tree.available[arm]!++;
      const score = isAny ? rng.below(1024) : this.scoreOf(arm);
      if (score > bestScore) [best, bestScore] = [arm, score];
    }
    const arm = possible < this.mostArms(node, isListed) ? this.widen(node, state, seat, isListed, possible, rng) : NONE;
    const chosen = arm === NONE ? best : arm;
    this.isNew ||= arm !== NONE;
    this.pathArms[this.armsOnPath++] = chosen;
    return chosen;
  }

  private listLegal(state: State, seat: Seat): void {
    this.list.clear();
    this.game.legal(state, seat, this.list);
  }

  private isListed(state: State, seat: Seat): boolean {
    const { game } = this;
    return game.count === undefined || game.count(state, seat) <= LIST_AT_MOST;
  }

  /** Tells which actions are legal here: the game's own way where it has one, or a list of all of them. */
  private allowedAt(state: State, seat: Seat): { has(action: Action): boolean } {
    const allowed = this.knowledge?.allowed;
    if (allowed) {
      allowed.begin(state, seat);
      return allowed;
    }
    this.listLegal(state, seat);
    this.legal.fill(this.list);
    return this.legal;
  }

  private scoreOf(arm: number): number {
    const { tree } = this;
    const tried = tree.tried[arm]!;
    if (tried === 0) return Number.POSITIVE_INFINITY;
    const mean = tree.reward[arm]! / tried;
    if (!this.knowledge?.prior) return mean + this.settings.exploration * Math.sqrt(Math.log(tree.available[arm]!) / tried);
    return mean + (this.settings.exploration * tree.prior[arm]! * Math.sqrt(tree.available[arm]!)) / (1 + tried);
  }

  private mostArms(node: number, isListed: boolean): number {
    const widening = this.settings.widening ?? (isListed ? undefined : SAMPLED_WIDENING);
    if (!widening) return Number.POSITIVE_INFINITY;
    return widening.base + widening.factor * this.tree.visits[node]! ** widening.power;
  }

  /** One more arm: the most promising action that has none yet, or any where nothing is known. NONE when all have one. */
  private widen(node: number, state: State, seat: Seat, isListed: boolean, possible: number, rng: Rng): number {
    if (!isListed) return this.sampleArm(node, state, seat, rng);
    const { list, tree } = this;
    if (this.knowledge?.allowed) this.listLegal(state, seat);
    if (possible >= list.length) return NONE;
    // Of the arms only those that are possible here can be in the list.
    this.held.fill(this.heldList);
    if (!this.knowledge?.prior) return tree.addArm(node, seat, this.anyUnheld(rng, list.length - possible), 1);
    this.rate(state, seat);
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      const prior = this.priors[i]!;
      if (prior > most) most = prior;
      if ((best === NONE || prior > this.priors[best]!) && !this.held.has(list.items[i]!)) best = i;
    }
    return tree.addArm(node, seat, list.items[best]!, Math.exp(this.priors[best]! - most));
  }

  private holdArms(node: number, seat: Seat): void {
    const { tree, heldList } = this;
    heldList.clear();
    for (let arm = tree.firstArm[node]!; arm !== NONE; arm = tree.nextArm[arm]!) {
      if (tree.seat[arm] === seat) heldList.push(tree.action[arm]!);
    }
    this.held.fill(heldList);
  }

  private anyUnheld(rng: Rng, count: number): Action {
    const { list } = this;
    let skip = rng.below(count);
    for (let i = 0; i < list.length; i++) if (!this.held.has(list.items[i]!) && skip-- === 0) return list.items[i]!;
    throw new Error('fewer actions are untried than counted');
  }

  private sampleArm(node: number, state: State, seat: Seat, rng: Rng): number {
    this.holdArms(node, seat);
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const action = this.playout.pick(state, seat, rng);
      if (!this.held.has(action)) return this.tree.addArm(node, seat, action, 1);
    }
    return NONE;
  }

  private summarise(seat: Seat, iterations: number, fallback: () => Action): Thought {
    const { tree } = this;
    const candidates: Candidate[] = [];
    for (let arm = tree.firstArm[0]!; arm !== NONE; arm = tree.nextArm[arm]!) {
      const tried = tree.tried[arm]!;
      if (tree.seat[arm] !== seat || tried === 0) continue;
      candidates.push({ action: tree.action[arm]!, value: tree.reward[arm]! / tried, weight: tried / iterations });
    }
    if (candidates.length === 0) return foregone(fallback());
    candidates.sort(byWeight);
    return { action: candidates[0]!.action, candidates, iterations };
  }
}

/** A tree search as a player. Its memory is made at the first question and kept for the next ones. */
export function treePlayer<State>(game: AnyGame, knowledge: Knowledge<State> | undefined, settings: TreeSettings): Player<State> {
  let search: TreeSearch<State> | undefined;
  return (world, seat, rng, budget) => {
    const only = onlyAction(game, world, seat);
    if (only !== undefined) return foregone(only);
    search ??= new TreeSearch(game, knowledge, settings);
    return thinkThrough(search.begin(world, seat, rng, budget.consider), budget);
  };
}

/** The same search with all cards open: its result is the upper bound that luck allows. */
export function treeSeer<State>(game: AnyGame, knowledge: Knowledge<State> | undefined, settings: TreeSettings): Seer<State> {
  let search: TreeSearch<State> | undefined;
  return (truth, seat, rng, budget) => {
    search ??= new TreeSearch(game, knowledge, settings);
    return thinkThrough(search.beginWithTruth(truth.state, seat, rng, truth.chance), budget);
  };
}

function thinkThrough(thinking: Thinking, budget: Budget): Thought {
  thinking.think(budget);
  return thinking.thought();
}
