/**
 * The software model of the sender of credit-based flow control, clock by clock: which frame is granted when, and what
 * every counter says (link-layer.md B2 to B8).
 *
 * What is granted follows from rules that know of a limit, of credits and of turns, and from how late the sender knows
 * of what. Those delays are the constants of `senderDelays`; all else is arithmetic on whole numbers.
 */
import { addCredits, CREDIT_COUNT, frameCost, newlyFreed } from './credits.ts';
import { type Passing, PortGate } from './port-gate.ts';
import {
  type CcUpdate,
  type ChannelStatus,
  type Command,
  type Frame,
  type FreedEntry,
  type Grant,
  resetSettings,
  type SenderInputs,
  type SenderOptions,
  sameSettings,
} from './sender-types.ts';
import { countersPerUpdate, UpdateRequests } from './update-requests.ts';

/** What the sender knows late, in clocks. */
export const senderDelays = {
  /** From a frame's acceptance to the first clock in which its channel looks at it. */
  accepted: 3,
  /** From a grant to the first clock in which it is offered. */
  offered: 3,
} as const;

/** Grants that may wait. */
const waitingGrants = 8;
const most = CREDIT_COUNT - 1;

interface Channel {
  /** Frames that have been accepted, in order, with the clock of it. */
  readonly frames: { readonly frame: Frame; readonly cost: number; readonly accepted: number }[];
  used: number;
  freed: number;
  /** The largest it was after a grant, if there was one since that was to start again. */
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
  // What is known of all channels together.
  readonly #port: PortGate;
  readonly #usedAgo: number[];
  // Grants on their way.
  readonly #grants: { readonly grant: Grant; readonly granted: number }[] = [];
  readonly #updates: UpdateRequests;
  /** The frame that was granted in the last clock and took credit: what was in use before it, and the limits. */
  decision:
    | { readonly cost: number; readonly used: number; readonly limit: number; readonly portUsed: number }
    | undefined;
  readonly counts = { used: 0, mostUsed: 0, cfUpdates: 0, cfRefused: 0, ccUpdates: 0 };

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#last = options.vcs - 1;
    this.#updates = new UpdateRequests(options.vcs);
    // A sum adds four numbers in a clock, but takes two clocks at least.
    const sumDelay = Math.max(2, Math.ceil(Math.log2(options.vcs) / 2));
    this.#port = new PortGate(sumDelay);
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
    return this.#updates.offered;
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
    const { due } = this.#updates;
    const granted = this.#chooseTurn(open && !due);
    const taken = granted === undefined ? undefined : this.#channels[granted]!;
    const charged = taken?.lossless === true;
    const gate = this.#port.passing(settings.largestFrame, charged, this.#halting);

    const before = this.#channels.map((c) => ({ ...c, costs: this.#costs(c) }));
    const largeFrame = before.some(({ lossless, costs }) => lossless && (costs[0] ?? 0) > settings.largestFrame);
    const held = before.reduce((sum, c) => sum + Math.max(c.used, c.reserved), 0);
    const used = before.reduce((sum, c) => sum + c.used, 0);
    const issued = open && due;
    this.#updates.clock(inputs.holdUpdate || faulty, issued);
    if (issued) this.#issue();
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
    this.#port.clock(settings, { held, added, charged, largeFrame }, gate, this.#command?.kind === 'reserved');
    this.#countUse(used);
    this.#updates.tick(inputs);
    if (inputs.takesUpdate && !issued) this.#updates.taken();
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

  #clockChannel(
    channel: Channel,
    vc: number,
    before: Channel & { readonly costs: readonly number[] },
    granted: boolean,
    halt: boolean,
    { stream, serial }: Passing,
  ): void {
    const settings = this.#settings;
    const { free, threshold } = this.#port;
    const { used, freed, lossless, enabled, limit, reserved, costs } = before;
    const command = this.#command?.vc === vc ? this.#command : undefined;

    const usual = (i: number): boolean =>
      settings.mode === 'per_channel' || (stream && (costs[i] ?? 0) <= settings.largestFrame);
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
    channel.ceiling = settings.mode === 'port_dynamic' ? Math.min(reserved + threshold, most) : limit;

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

  /** Counts what all channels use, as late as their sum is. */
  #countUse(used: number): void {
    const usedThen = this.#usedAgo.shift()!;
    this.#usedAgo.push(used);
    const restarts = this.#command?.kind === 'restart_most';
    this.counts.mostUsed = restarts ? usedThen : Math.max(this.counts.mostUsed, usedThen);
    this.counts.used = usedThen;
  }

  /** Gives the next CC_Update its place. */
  #issue(): void {
    this.#grants.push({ grant: { kind: 'cc_update' }, granted: this.#clock });
    this.#updates.issue((half) => {
      const first = half * countersPerUpdate;
      const told = Array.from({ length: countersPerUpdate }, (_, i) => this.#channels[first + i]);
      return {
        half,
        consumed: told.map((c) => (c === undefined ? 0 : addCredits(c.freed, c.used))),
        epochs: told.map((c) => c?.epoch ?? 0),
      };
    });
    this.counts.ccUpdates++;
  }
}

/** What is left of a channel's reserved part. */
const spareOf = ({ reserved, used }: Channel): number => Math.max(reserved - used, 0);
