/** Which virtual channels each CF_Update names, and when it is offered, clock by clock. */

/** What happens in one clock, as far as the schedule sees it. */
export interface ScheduleInputs {
  readonly active: readonly boolean[];
  /** The channel of a release that counts in this clock. */
  readonly released: number | undefined;
  /** What the scan has found: what a channel that is on is owed. */
  readonly owed: { readonly vc: number; readonly credits: number } | undefined;
  readonly urgent: number;
  readonly lineBytes: number;
  readonly minimumSpacing: number;
  readonly maximumSpacing: number;
  readonly linkFault: boolean;
  /** The update that is offered would be taken. */
  readonly ready: boolean;
}

/** An update that is offered. */
export interface Offer {
  readonly first: number;
  readonly second: number;
}

interface ChannelNews {
  news: boolean;
  urgent: boolean;
}

const asked = ({ news, urgent }: ChannelNews): number => (news ? (urgent ? 2 : 1) : 0);

/**
 * Whose turn it is to be refreshed: pairs of channels become due as ticks come, and wait in the order of their numbers.
 */
class Refreshes {
  /** The next one; and what was seen of it and of its partner in the clock before, if it stayed the next one. */
  next = 0;
  seen: 'nothing' | 'due' | 'off' = 'nothing';
  partnerIsOn = false;
  readonly #vcs: number;
  #ticks = 0;
  /** Turns that became due at the last tick, and before it. */
  #fresh = 0;
  #stale = 0;

  constructor(vcs: number) {
    this.#vcs = vcs;
  }

  get isLate(): boolean {
    return this.seen === 'due' && this.#stale > 0;
  }

  /** The channel that an update may refresh beside `first`. */
  beside(first: number): number | undefined {
    if (this.seen !== 'due') return undefined;
    if (this.next !== first) return this.next;
    return this.partnerIsOn ? this.next + 1 : undefined;
  }

  /** Goes on a clock, in which `told` are advertised. */
  clock(told: readonly number[], active: readonly boolean[], ticks: boolean): void {
    const waits = this.#fresh + this.#stale > 0;
    const isTold = waits && told.includes(this.next);
    const withPartner = isTold && this.next % 2 === 0 && told.includes(this.next + 1);
    const used = withPartner ? 2 : Number(isTold || this.seen === 'off');
    const stays = waits && used === 0;
    this.seen = !stays ? 'nothing' : active[this.next] ? 'due' : 'off';
    this.partnerIsOn = stays && this.next % 2 === 0 && active[this.next + 1]!;
    const pairs = Math.ceil((this.#fresh + this.#stale) / 2);
    const makesPair = this.#ticks % (32 / this.#vcs) === 0 && pairs < this.#vcs / 2 - 1;
    this.next = (this.next + used) % this.#vcs;
    const stale = Math.min(used, this.#stale);
    this.#stale -= stale;
    this.#fresh -= used - stale;
    if (!ticks) return;
    this.#ticks++;
    this.#stale += this.#fresh;
    this.#fresh = makesPair ? 2 : 0;
  }
}

/** Predicts `offer` for each clock; `clock` then takes the inputs of that clock. */
export class ScheduleModel {
  readonly #channels: readonly ChannelNews[];
  readonly #refreshes: Refreshes;
  /** The clock of the update that is being made: 1 and 3 choose, 4 offers, 5 writes down. */
  #step = 1;
  /** Its first place is a refresh's. */
  #alone = false;
  /** Those of the most pressing kind, as of the clock before; and whether that is a refresh. */
  #requests: readonly number[] = [];
  #isRefresh = false;
  #last: number;
  #pair: Offer = { first: 0, second: 0 };
  #offered = false;
  /** The channels that had been chosen by the clock before were on then. */
  #isOn = false;
  #sinceTaken = Number.POSITIVE_INFINITY;
  /** Bytes that have to pass still before the next update. */
  #gap = 0;
  /** Bytes since the last tick. */
  #sinceTick = 0;

  constructor(vcs: number) {
    this.#channels = Array.from({ length: vcs }, () => ({ news: false, urgent: false }));
    this.#refreshes = new Refreshes(vcs);
    this.#last = vcs - 1;
  }

  /** The update that is offered in this clock, if all of its channels were on in the clock before. */
  offer(): Offer | undefined {
    this.#offered = this.#step === 4 && this.#isOn;
    return this.#offered ? this.#pair : undefined;
  }

  /** After `offer`: go on to the next clock. Returns whether an update left. */
  clock(inputs: ScheduleInputs): boolean {
    const taken = this.#offered && inputs.ready;
    const { first, second } = this.#pair;
    this.#isOn = inputs.active[first]! && (this.#step === 3 || inputs.active[second]!);
    const told = this.#step === 5 ? [this.#pair.first, this.#pair.second] : [];
    const next = this.#inTurn(this.#requests);
    const isRefresh = this.#isRefresh;
    const news = this.#step === 3 || this.#step === 4 ? [] : this.#mostPressing();
    const refresh = this.#refreshIn();
    this.#requests = refresh === undefined ? news : [refresh];
    this.#isRefresh = refresh !== undefined;
    this.#note(inputs, taken);
    this.#advance(inputs, next, isRefresh, taken);
    this.#refreshes.clock(told, inputs.active, this.#ticks(inputs));
    return taken;
  }

  #advance(
    { lineBytes, minimumSpacing, linkFault }: ScheduleInputs,
    next: number | undefined,
    isRefresh: boolean,
    taken: boolean,
  ): void {
    const spaced = this.#gap === 0;
    this.#gap = taken ? minimumSpacing : Math.max(0, this.#gap - lineBytes);
    if (this.#step === 1) {
      if (next === undefined || !spaced || linkFault) return;
      this.#pair = { ...this.#pair, first: next };
      this.#alone = isRefresh;
    } else if (this.#step === 3) {
      this.#pair = { ...this.#pair, second: next ?? this.#pair.first };
    } else if (this.#step === 4) {
      if (taken) this.#step = 5;
      else if (!this.#offered) this.#step = 1;
      return;
    }
    // The turns of news do not go on for a refresh.
    if (next !== undefined && !isRefresh && this.#step !== 2) this.#last = next;
    this.#step = (this.#step % 5) + 1;
  }

  /** The channel to be refreshed that is put into the next place. */
  #refreshIn(): number | undefined {
    const isFree = this.#channels.every(({ news }) => !news);
    if (this.#step === 1) return this.#refreshes.isLate && isFree ? this.#refreshes.next : undefined;
    if (this.#step !== 2 || (this.#alone && !isFree)) return undefined;
    return this.#refreshes.beside(this.#pair.first);
  }

  #ticks({ lineBytes, maximumSpacing }: ScheduleInputs): boolean {
    const tick = Math.floor(maximumSpacing / 16) - Math.floor(maximumSpacing / 128);
    this.#sinceTick += lineBytes;
    if (this.#sinceTick < tick) return false;
    this.#sinceTick = (this.#sinceTick - tick) % 512;
    return true;
  }

  #note({ active, released, owed, urgent }: ScheduleInputs, taken: boolean): void {
    const { first, second } = this.#pair;
    this.#sinceTaken = taken ? 0 : this.#sinceTaken + 1;
    for (const [vc, channel] of this.#channels.entries()) {
      const isNamed = vc === first || vc === second;
      if (!active[vc]) {
        Object.assign(channel, { news: false, urgent: false });
        continue;
      }
      // What was owed when the scan came past is old news if the channel has been advertised since.
      const known = owed?.vc === vc && !(isNamed && this.#sinceTaken <= 3) ? owed.credits : undefined;
      const sent = taken && isNamed;
      channel.news = (channel.news && !sent) || released === vc || (known ?? 0) > 0;
      channel.urgent = !sent && (known === undefined ? channel.urgent : known >= urgent);
    }
  }

  #mostPressing(): readonly number[] {
    const candidates = this.#channels
      .map((channel, vc) => ({ vc, asks: asked(channel) }))
      .filter(({ vc, asks }) => asks > 0 && !(this.#step === 2 && vc === this.#pair.first));
    const most = Math.max(0, ...candidates.map(({ asks }) => asks));
    return candidates.filter(({ asks }) => asks === most).map(({ vc }) => vc);
  }

  /** The next one above the last that was chosen. */
  #inTurn(requests: readonly number[]): number | undefined {
    return requests.find((vc) => vc > this.#last) ?? requests[0];
  }
}
