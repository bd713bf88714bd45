/**
 * The software model of the sender of credit-based flow control, clock by clock: which frame is granted when, and what
 * every counter says (link-layer.md B2 to B8).
 *
 * What is granted follows from rules that know of a limit, of credits and of turns, and from how late the sender knows
 * of what. Those delays are the constants of `senderDelays`; all else is arithmetic on whole numbers.
 */
import { addCredits, CREDIT_COUNT, type CreditUnit, frameCost, newlyFreed } from './credits.ts';

export interface SenderOptions {
  readonly vcs: number;
  /** Frames that may wait on each channel. */
  readonly queueDepth: number;
}

/** What the sender knows late, in clocks. */
export const senderDelays = {
  /** From a frame's acceptance to the first clock in which its channel looks at it. */
  accepted: 3,
  /** From a grant to the first clock in which it is offered. */
  offered: 3,
  /** Grants that what is known of the port does not count yet: those of this clock and of the two before. */
  unseen: 3,
} as const;

/** Grants that may wait. */
const waitingGrants = 8;
const most = CREDIT_COUNT - 1;

export interface Frame {
  readonly vc: number;
  readonly bytes: number;
  readonly tag: number;
}

export type LimitMode = 'per_channel' | 'port_static' | 'port_dynamic';

export interface PortSettings {
  readonly unit: CreditUnit;
  readonly mode: LimitMode;
  readonly limit: number;
  readonly dearest: number;
  /** A channel may use the free shared credits times 2^alpha; negative divides. */
  readonly alpha: number;
  readonly weighted: boolean;
  readonly onFault: 'ignore' | 'hold' | 'reset';
}

export type CommandKind =
  | 'enable'
  | 'disable'
  | 'lossless'
  | 'best_effort'
  | 'zero'
  | 'limit'
  | 'reserved'
  | 'weight'
  | 'restart_most';

export interface Command {
  readonly vc: number;
  readonly kind: CommandKind;
  readonly value: number;
}

export interface FreedEntry {
  readonly vc: number;
  readonly count: number;
}

/** What enters in one clock; messages only where they are taken. */
export interface SenderInputs {
  readonly settings: PortSettings;
  readonly updateClocks: number;
  readonly updatePeriod: number;
  readonly forceUpdate: boolean;
  readonly holdUpdate: boolean;
  readonly linkFault: boolean;
  readonly clearCounts: boolean;
  readonly frame?: Frame;
  readonly freed?: readonly [FreedEntry, FreedEntry];
  readonly command?: Command;
  /** Whether what is offered is taken. */
  readonly takesGrant: boolean;
  readonly takesUpdate: boolean;
}

/** A frame that is granted. */
export interface GrantedFrame extends Frame {
  readonly kind: 'frame';
  readonly cost: number;
  /** Whether it took credit. */
  readonly charged: boolean;
  /** How often its channel had been zeroed. */
  readonly epoch: number;
}

/** What leaves in the order of the wire. */
export type Grant = { readonly kind: 'cc_update' } | GrantedFrame;

export interface CcUpdate {
  readonly half: number;
  /** 16 counters. */
  readonly consumed: readonly number[];
  /** How often each channel had been zeroed. */
  readonly epochs: readonly number[];
}

export interface ChannelStatus {
  readonly used: number;
  readonly mostUsed: number;
  readonly consumed: number;
  readonly freed: number;
  readonly enabled: boolean;
  readonly lossless: boolean;
  /** Frames that have been accepted and not granted. */
  readonly waiting: number;
}

interface Channel {
  /** Frames that have been accepted, in order, with the clock of it. */
  readonly frames: { readonly frame: Frame; readonly cost: number; readonly accepted: number }[];
  used: number;
  freed: number;
  /** The largest it was after a grant, if there was one since that was to begin anew. */
  mostUsed: number | undefined;
  enabled: boolean;
  lossless: boolean;
  limit: number;
  reserved: number;
  weight: number;
  /** What it may use, as it was worked out in the last clock. */
  ceiling: number;
  /** Whether its first frame may go now, and the second in the next clock. */
  fits: boolean;
  fitsAgain: boolean;
  /** What was left of its reserved part in the clock before. */
  spare: number;
  /** Whether it was given a command in the last clock. */
  ordered: boolean;
  /** How often it was zeroed. */
  epoch: number;
}

/** Settings after reset. */
export const resetSettings: PortSettings = {
  unit: { overhead: 0, size: 32 },
  mode: 'per_channel',
  limit: 0,
  dearest: 0,
  alpha: 0,
  weighted: false,
  onFault: 'ignore',
};

export class CbfcSender {
  readonly #options: SenderOptions;
  readonly #channels: readonly Channel[];
  #clock = 0;
  #settings = resetSettings;
  #halting = false;
  #fault = false;
  #freed: readonly [FreedEntry, FreedEntry] | undefined;
  #command: Command | undefined;
  // Turns.
  #turn: number | undefined;
  #last: number;
  #fresh = false;
  #left = 0;
  // What is known of the port's limit.
  readonly #heldAgo: number[];
  /** What the grants of the clocks before have added to that sum, the last one first. */
  readonly #added: number[];
  /** Clocks since a reserved part was set. */
  #settled = 99;
  readonly #usedAgo: number[];
  #open = false;
  #free = 0;
  #threshold = 0;
  #stream = false;
  #dear = false;
  /** Clocks since the last grant that took credit. */
  #rest: number = senderDelays.unseen;
  // Grants on their way.
  readonly #grants: { readonly grant: Grant; readonly granted: number }[] = [];
  // CC_Updates.
  readonly #halves: number;
  #ticks = 0;
  #micros = 0;
  #waiting = new Set<number>();
  #update: CcUpdate | undefined;
  /** Whether one is to have the next place. */
  #due = false;
  /** The frame that was granted in the last clock and took credit: what was in use before it, and the limits. */
  decision:
    | { readonly cost: number; readonly used: number; readonly limit: number; readonly portUsed: number }
    | undefined;
  readonly counts = { used: 0, mostUsed: 0, cfUpdates: 0, cfRefused: 0, ccUpdates: 0 };

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#last = options.vcs - 1;
    this.#halves = Math.ceil(options.vcs / 16);
    // A sum adds four numbers in a clock, but takes two clocks at least.
    const sumDelay = Math.max(2, Math.ceil(Math.log2(options.vcs) / 2));
    this.#heldAgo = Array.from({ length: sumDelay }, () => 0);
    this.#added = Array.from({ length: sumDelay }, () => 0);
    this.#usedAgo = Array.from({ length: sumDelay }, () => 0);
    this.#channels = Array.from({ length: options.vcs }, () => ({
      frames: [],
      used: 0,
      freed: 0,
      mostUsed: undefined,
      enabled: false,
      lossless: false,
      limit: 0,
      reserved: 0,
      weight: 0,
      ceiling: 0,
      fits: false,
      fitsAgain: false,
      spare: 0,
      ordered: false,
      epoch: 0,
    }));
  }

  /** Whether each channel takes one more frame now. */
  get room(): readonly boolean[] {
    return this.#channels.map(({ frames }) => frames.length < this.#options.queueDepth);
  }

  /** What is offered now. */
  get grant(): Grant | undefined {
    const first = this.#grants[0];
    return first !== undefined && first.granted + senderDelays.offered <= this.#clock ? first.grant : undefined;
  }

  /** The CC_Update that is offered now. */
  get update(): CcUpdate | undefined {
    return this.#update;
  }

  status(vc: number): ChannelStatus {
    const { used, mostUsed, freed, enabled, lossless, frames } = this.#channels[vc]!;
    return {
      used,
      mostUsed: mostUsed ?? used,
      consumed: addCredits(freed, used),
      freed,
      enabled,
      lossless,
      waiting: frames.length,
    };
  }

  /** The limits of a channel, its commands so far counted. */
  limits(vc: number): { readonly limit: number; readonly reserved: number } {
    return this.#channels[vc]!;
  }

  /** Credits in use on the port, now. */
  get used(): number {
    return this.#channels.reduce((sum, { used }) => sum + used, 0);
  }

  /** One clock; all that is seen of the model changes with it. */
  clock(inputs: SenderInputs): void {
    const settings = this.#settings;
    const changed = !sameSettings(settings, inputs.settings);
    const faulty = this.#fault && settings.onFault !== 'ignore';
    const halt = faulty || changed || this.#halting;

    const open = this.#grants.length < waitingGrants;
    const due = this.#due;
    const granted = this.#chooseTurn(open && !due);
    if (inputs.clearCounts) Object.assign(this.counts, { cfUpdates: 0, cfRefused: 0, ccUpdates: 0 });
    const taken = granted === undefined ? undefined : this.#channels[granted]!;
    const charged = taken?.lossless === true;
    const gate = this.#portGate(charged, this.#halting);

    const before = this.#channels.map((c) => ({ ...c, costs: this.#costs(c) }));
    const dear = before.some(({ lossless, costs }) => lossless && (costs[0] ?? 0) > settings.dearest);
    const held = before.reduce((sum, c) => sum + Math.max(c.used, c.reserved), 0);
    const used = before.reduce((sum, c) => sum + c.used, 0);
    const wanted = this.#waiting.size > 0 && this.#update === undefined && !inputs.holdUpdate && !faulty;
    this.#due = wanted && !(open && due);
    if (open && due) this.#issue();
    this.decision = undefined;
    if (taken !== undefined) {
      const { frame, cost } = taken.frames.shift()!;
      this.decision = charged ? { cost, used: taken.used, limit: taken.limit, portUsed: used } : undefined;
      this.#grants.push({
        grant: { kind: 'frame', ...frame, cost, charged, epoch: taken.epoch },
        granted: this.#clock,
      });
    }
    this.#takeMost(before, granted);
    this.#channels.forEach((channel, vc) => {
      this.#clockChannel(channel, vc, before[vc]!, granted === vc, halt, gate);
    });
    this.#countUpdates();

    const added = charged ? Math.max(this.decision!.cost - spareOf(before[granted!]!), 0) : 0;
    this.#settleSums(settings, { held, used, added, charged, dear }, gate);
    this.#tick(inputs);
    if (inputs.takesUpdate && !(open && due)) this.#update = undefined;
    if (inputs.takesGrant && this.grant !== undefined) this.#grants.shift();
    if (inputs.frame !== undefined) {
      const accepted = {
        frame: inputs.frame,
        cost: frameCost(inputs.frame.bytes, settings.unit),
        accepted: this.#clock,
      };
      this.#channels[inputs.frame.vc]!.frames.push(accepted);
    }
    this.#settings = inputs.settings;
    this.#halting = changed;
    this.#fault = inputs.linkFault;
    this.#freed = inputs.freed;
    this.#command = inputs.command;
    this.#clock++;
  }

  /** The costs of the frames that a channel looks at. */
  #costs({ frames }: Channel): readonly number[] {
    return frames.filter(({ accepted }) => accepted + senderDelays.accepted <= this.#clock).map(({ cost }) => cost);
  }

  /** The channel that is granted in this clock, and whose turn is next. */
  #chooseTurn(go: boolean): number | undefined {
    const turn = this.#turn;
    const owner = turn === undefined ? undefined : this.#channels[turn]!;
    const served = owner?.fits === true;
    if (served && !go) return undefined;
    const granted = served ? turn : undefined;
    const share = this.#fresh ? (owner?.weight ?? 0) : this.#left;
    const cost = owner === undefined ? 0 : (this.#costs(owner)[0] ?? 0);
    if (served) this.#left = share - cost;
    if (served && this.#settings.weighted && share > cost && owner.fitsAgain) {
      this.#fresh = false;
      return granted;
    }
    const { vcs } = this.#options;
    const able = (vc: number): boolean =>
      go && vc === turn ? this.#channels[vc]!.fitsAgain : this.#channels[vc]!.fits;
    const next = Array.from({ length: vcs }, (_, i) => (this.#last + 1 + i) % vcs).find(able);
    this.#turn = next;
    this.#fresh = true;
    if (next !== undefined) this.#last = next;
    return granted;
  }

  /** What the port lets pass. */
  #portGate(charged: boolean, changed: boolean) {
    const { unseen } = senderDelays;
    const settled = !changed && this.#settled > this.#heldAgo.length;
    const rested = settled && this.#rest >= unseen - 1 && !charged;
    const plenty = settled && this.#free >= (unseen + 1) * this.#settings.dearest && !this.#dear;
    return {
      rested,
      plenty,
      stream: this.#stream && plenty,
      serial: rested && this.#open && !this.#stream && !plenty,
    };
  }

  #clockChannel(
    channel: Channel,
    vc: number,
    before: Channel & { readonly costs: readonly number[] },
    granted: boolean,
    halt: boolean,
    { stream, serial }: { readonly stream: boolean; readonly serial: boolean },
  ): void {
    const { settings, free } = { settings: this.#settings, free: this.#free };
    const { used, freed, lossless, enabled, limit, reserved, costs } = before;
    const command = this.#command?.vc === vc ? this.#command : undefined;

    const usual = (i: number): boolean =>
      settings.mode === 'per_channel' || (stream && (costs[i] ?? 0) <= settings.dearest);
    // What is reserved for others stays free for them.
    const exact = serial && (costs[0] ?? 0) <= before.spare + free;
    const can = (i: number): boolean => {
      if (costs.length <= i) return false;
      if (!lossless) return true;
      const sum = costs.slice(0, i + 1).reduce((a, b) => a + b, 0);
      return used + sum <= before.ceiling && (usual(i) || (i === 0 && exact));
    };
    const may = enabled && command === undefined && !before.ordered && !halt;
    channel.fits = may && can(granted ? 1 : 0);
    channel.fitsAgain = may && can(granted ? 2 : 1);
    channel.ordered = command !== undefined;
    channel.spare = spareOf(before);
    channel.ceiling = settings.mode === 'port_dynamic' ? Math.min(reserved + this.#threshold, most) : limit;

    const entry = this.#freed === undefined ? undefined : this.#freed.findLast((e) => e.vc === vc);
    const ahead = entry === undefined ? 0 : newlyFreed(freed, entry.count);
    if (ahead <= used) {
      channel.used -= ahead;
      channel.freed = addCredits(channel.freed, ahead);
    } else this.#refused = true;
    if (granted && lossless) channel.used += costs[0]!;
    if (command?.kind === 'zero' || (this.#fault && settings.onFault === 'reset')) {
      channel.used = 0;
      channel.freed = 0;
      channel.epoch++;
    }
    if (command?.kind === 'restart_most') channel.mostUsed = undefined;
    if (command?.kind === 'enable') channel.enabled = true;
    if (command?.kind === 'disable') channel.enabled = false;
    if (command?.kind === 'lossless') channel.lossless = true;
    if (command?.kind === 'best_effort') channel.lossless = false;
    if (command?.kind === 'limit') channel.limit = command.value;
    if (command?.kind === 'reserved') channel.reserved = command.value;
    if (command?.kind === 'weight') channel.weight = command.value % 2 ** 16;
  }

  #refused = false;

  #refusedBefore = false;

  /** The largest use of the channels, from what each has used a clock after its grants. */
  #takeMost(before: readonly Channel[], granted: number | undefined): void {
    const [last, second] = this.#lastGrants;
    if (second?.used !== undefined) {
      const channel = this.#channels[second.vc]!;
      channel.mostUsed = Math.max(channel.mostUsed ?? 0, second.used);
    }
    const seen = last === undefined ? undefined : { vc: last.vc, used: before[last.vc]!.used };
    this.#lastGrants = [granted === undefined ? undefined : { vc: granted }, seen];
  }

  /** The grants of the last clock, and of the one before with what its channel had used in the last one. */
  #lastGrants: readonly ({ readonly vc: number; readonly used?: number } | undefined)[] = [];

  /** Counts CF_Updates; those that are refused a clock later. */
  #countUpdates(): void {
    if (this.#refusedBefore) this.counts.cfRefused++;
    this.#refusedBefore = false;
    if (this.#freed !== undefined) {
      this.counts.cfUpdates++;
      const unknown = this.#freed.some(({ vc }) => vc >= this.#options.vcs);
      this.#refusedBefore = unknown || this.#refused;
    }
    this.#refused = false;
  }

  /** What is known of the port in the next clock. */
  #settleSums(
    { limit, alpha }: PortSettings,
    now: {
      readonly held: number;
      readonly used: number;
      /** What the grant of this clock adds to what is held. */
      readonly added: number;
      readonly charged: boolean;
      readonly dear: boolean;
    },
    { plenty, rested }: { readonly plenty: boolean; readonly rested: boolean },
  ): void {
    const scaled = alpha < 0 ? Math.floor(this.#free / 2 ** -alpha) : this.#free * 2 ** alpha;
    this.#threshold = Math.min(scaled, most);
    this.#stream = plenty && (this.#stream || rested);
    this.#rest = now.charged ? 0 : this.#rest + 1;
    this.#settled = this.#command?.kind === 'reserved' ? 0 : this.#settled + 1;
    const rest = limit - this.#heldAgo.shift()! - this.#added.slice(1).reduce((a, b) => a + b);
    this.#heldAgo.push(now.held);
    this.#added.pop();
    this.#added.unshift(now.added);
    this.#open = rest >= 0;
    this.#free = Math.max(rest, 0);
    this.#dear = now.dear;
    const usedThen = this.#usedAgo.shift()!;
    this.#usedAgo.push(now.used);
    const restarts = this.#command?.kind === 'restart_most';
    this.counts.mostUsed = restarts ? usedThen : Math.max(this.counts.mostUsed, usedThen);
    this.counts.used = usedThen;
  }

  /** Gives the next CC_Update its place. */
  #issue(): void {
    const half = Math.min(...this.#waiting);
    this.#waiting.delete(half);
    this.#grants.push({ grant: { kind: 'cc_update' }, granted: this.#clock });
    const consumed = Array.from({ length: 16 }, (_, i) => this.#channels[16 * half + i]);
    this.#update = {
      half,
      consumed: consumed.map((c) => (c === undefined ? 0 : addCredits(c.freed, c.used))),
      epochs: consumed.map((c) => c?.epoch ?? 0),
    };
    this.counts.ccUpdates++;
  }

  #tick({ updateClocks, updatePeriod, forceUpdate }: SenderInputs): void {
    let elapsed = false;
    if (++this.#ticks >= updateClocks) {
      this.#ticks = 0;
      this.#micros++;
      elapsed = updatePeriod > 0 && this.#micros >= updatePeriod;
      this.#micros = elapsed ? 0 : this.#micros % 2 ** 18;
    }
    if (elapsed || forceUpdate) for (let half = 0; half < this.#halves; half++) this.#waiting.add(half);
  }
}

/** What is left of a channel's reserved part. */
const spareOf = ({ reserved, used }: Channel): number => Math.max(reserved - used, 0);

const sameSettings = (a: PortSettings, b: PortSettings): boolean =>
  a.unit.overhead === b.unit.overhead &&
  a.unit.size === b.unit.size &&
  a.mode === b.mode &&
  a.limit === b.limit &&
  a.dearest === b.dearest &&
  a.alpha === b.alpha &&
  a.weighted === b.weighted &&
  a.onFault === b.onFault;
