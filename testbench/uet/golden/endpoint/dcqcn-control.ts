/** DCQCN of an endpoint in software, as in hardware: a limit that its rate moves with each sweep (cms.md 9.1). */
import { DcqcnFixed, type DcqcnFixedSettings } from '../cms/dcqcn/fixed/dcqcn-fixed.ts';
import type { CongestionEvent, Limit, PickRequest } from '../pds/initiator/index.ts';
import type { EndpointCongestion } from './endpoint-congestion.ts';

export interface DcqcnControlOptions {
  readonly settings: DcqcnFixedSettings;
  /** Time from turn to turn of a context, in the initiator's units: what `settings.pace` is for. */
  readonly sweep: number;
  /** Bytes that are in flight at the rate of the link: recovery has no other window. */
  readonly flight: number;
  /** 32 random bits. */
  random(): number;
}

interface Context {
  readonly model: DcqcnFixed;
  readonly entropy: number;
  sent: number;
  isMarked: boolean;
}

/** Times of the model have so many bits. */
const timeModulus = 2 ** 24;

export class DcqcnControl implements EndpointCongestion {
  readonly #options: DcqcnControlOptions;
  readonly #contexts = new Map<number, Context>();
  #nextTurn = 0;

  constructor(options: DcqcnControlOptions) {
    this.#options = options;
  }

  next({ ccc, kind, bytes, ecn }: CongestionEvent, now: number): Limit {
    const context = this.#contextOf(ccc, now);
    if (kind === 'start') {
      context.sent = bytes;
      this.#turn(context, now, true);
    } else if (kind === 'sent') context.sent = (context.sent + bytes) >>> 0;
    else if (kind === 'idle') context.sent = bytes;
    const isAck = kind === 'ack' || kind === 'probe_ack';
    if ((isAck && ecn) || kind === 'nack_trim' || kind === 'nack_last_hop') context.isMarked = true;
    return this.#limitOf(context);
  }

  /** All packets of a context take one path. */
  pick({ ccc }: PickRequest, now: number): number {
    return this.#contextOf(ccc, now).entropy;
  }

  /** What has changed with time: the limits of all contexts that have had a turn. */
  *turns(now: number): Iterable<readonly [ccc: number, limit: Limit]> {
    if (now < this.#nextTurn) return;
    for (; this.#nextTurn <= now; this.#nextTurn += this.#options.sweep)
      for (const context of this.#contexts.values()) this.#turn(context, this.#nextTurn, false);
    for (const [ccc, context] of this.#contexts) yield [ccc, this.#limitOf(context)];
  }

  #turn(context: Context, now: number, start: boolean): void {
    context.model.turn(now % timeModulus, { start, mark: context.isMarked, sent: context.sent });
    context.isMarked = false;
  }

  #limitOf({ model }: Context): Limit {
    const { flight } = this.#options;
    return { window: model.window, credit: undefined, cwnd: flight, maxWindow: flight, small: false };
  }

  #contextOf(ccc: number, now: number): Context {
    const known = this.#contexts.get(ccc);
    if (known !== undefined) return known;
    const entropy = 0x8000 | (this.#options.random() & 0x7fff);
    const made = { model: new DcqcnFixed(this.#options.settings), entropy, sent: 0, isMarked: false };
    this.#turn(made, now, true);
    this.#contexts.set(ccc, made);
    return made;
  }
}
