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
  /** Quarters of the largest spacing since it was advertised or came on, up to 3. */
  age: number;
}

const asked = (channel: ChannelNews): number => {
  if (channel.age === 3) return 3;
  if (!channel.news) return 0;
  return channel.urgent ? 2 : 1;
};

/** Predicts `offer` for each clock; `clock` then takes the inputs of that clock. */
export class ScheduleModel {
  readonly #channels: readonly ChannelNews[];
  /** The clock of the update that is being made: 1 and 3 choose, 4 offers, 5 writes down. */
  #step = 1;
  /** Those of the most pressing kind, as of the clock before. */
  #requests: readonly number[] = [];
  #last: number;
  #pair: Offer = { first: 0, second: 0 };
  #offered = false;
  #sinceTaken = Number.POSITIVE_INFINITY;
  /** Bytes that have to pass still before the next update. */
  #gap = 0;
  /** Bytes since the last quarter of the largest spacing. */
  #quarter = 0;

  constructor(vcs: number) {
    this.#channels = Array.from({ length: vcs }, () => ({ news: false, urgent: false, age: 0 }));
    this.#last = vcs - 1;
  }

  /** The update that is offered in this clock, if all of its channels are on. */
  offer(active: readonly boolean[]): Offer | undefined {
    const { first, second } = this.#pair;
    this.#offered = this.#step === 4 && active[first]! && active[second]!;
    return this.#offered ? this.#pair : undefined;
  }

  /** After `offer`: go on to the next clock. Returns whether an update left. */
  clock(inputs: ScheduleInputs): boolean {
    const taken = this.#offered && inputs.ready;
    const requests = this.#requests;
    this.#requests = this.#step === 3 || this.#step === 4 ? [] : this.#mostPressing();
    this.#note(inputs, taken);
    this.#advance(inputs, requests, taken);
    return taken;
  }

  #advance(
    { lineBytes, minimumSpacing, linkFault }: ScheduleInputs,
    requests: readonly number[],
    taken: boolean,
  ): void {
    const next = this.#inTurn(requests);
    const spaced = this.#gap === 0;
    this.#gap = taken ? minimumSpacing : Math.max(0, this.#gap - lineBytes);
    if (this.#step === 1) {
      if (next === undefined || !spaced || linkFault) return;
      this.#last = next;
      this.#pair = { ...this.#pair, first: next };
    } else if (this.#step === 3) {
      this.#last = next ?? this.#last;
      this.#pair = { ...this.#pair, second: next ?? this.#pair.first };
    } else if (this.#step === 4) {
      if (taken) this.#step = 5;
      else if (!this.#offered) this.#step = 1;
      return;
    }
    this.#step = (this.#step % 5) + 1;
  }

  #note({ active, released, owed, urgent, lineBytes, maximumSpacing }: ScheduleInputs, taken: boolean): void {
    const { first, second } = this.#pair;
    this.#sinceTaken = taken ? 0 : this.#sinceTaken + 1;
    const quarter = Math.floor(maximumSpacing / 4);
    this.#quarter += lineBytes;
    const ticks = this.#quarter >= quarter;
    if (ticks) this.#quarter = (this.#quarter - quarter) % 512;
    for (const [vc, channel] of this.#channels.entries()) {
      const isNamed = vc === first || vc === second;
      if (!active[vc]) {
        Object.assign(channel, { news: false, urgent: false, age: 0 });
        continue;
      }
      // What was owed when the scan came past is old news if the channel has been advertised since.
      const known = owed?.vc === vc && !(isNamed && this.#sinceTaken <= 3) ? owed.credits : undefined;
      const sent = taken && isNamed;
      channel.news = (channel.news && !sent) || released === vc || (known ?? 0) > 0;
      channel.urgent = !sent && (known === undefined ? channel.urgent : known >= urgent);
      channel.age = sent ? 0 : Math.min(3, channel.age + Number(ticks));
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
