/**
 * A recorded sender, and the initiator's model in its place: the same ACKs, NACKs and window at the same times, and a
 * turn to send whenever the recorded one had one. When to send is an input, since a NIC is shared; what is sent, what
 * is lost and what is in flight follows.
 */
import { type Limit, type PdcPacket, PdsInitiator, removedBy, type Tuple } from '../golden/pds/initiator/index.ts';
import { addPsn } from '../golden/serial.ts';
import type { AckRow, NackRow, SenderRow, SenderTrace, SentRow, TimeoutRow } from './sender-trace.ts';

/** How the model and the recorded sender compare. */
export interface SenderReplay {
  /** Packets that were recorded: data, data again, requests and probes; and in how many the model sent the same. */
  readonly sent: number;
  readonly same: number;
  /** Packets that ask for an ACK, or do not, as the model's do; of those whose file tells. */
  readonly asked: number;
  readonly askedSame: number;
  /** Rows with bytes in flight, and in how many the model had the same. */
  readonly flights: number;
  readonly flightsSame: number;
  /** RTTs that were taken, or not taken, by ACKs; and in how many the model did the same. */
  readonly rtts: number;
  readonly rttsSame: number;
  readonly timeouts: number;
  readonly timeoutsSame: number;
  /** Timeouts in recovery, which send nothing by themselves. */
  readonly held: number;
  readonly heldSame: number;
  /** Losses by the count out of order. */
  readonly inferred: number;
  readonly inferredSame: number;
  /** Rows at which the recorded sender was seen to wait, and at how many of them the model could have sent. */
  readonly waits: number;
  readonly couldSend: number;
  /** What the model sent or did that the recorded one did not, by its kind. */
  readonly others: Readonly<Record<string, number>>;
  /** The first differences, in words. */
  readonly differences: readonly string[];
}

const tuple: Tuple = { mode: 'rud', jobId: 0, local: 0, destination: 1n, trafficClass: 0, sdi: 0 };
/** Bytes of payload in a packet of the recordings. */
const PAYLOAD = 4096;
/** Bits of a packet on the line. */
const PACKET_BITS = 4160 * 8;

/** Whether the model did what was recorded, but for control packets and held timeouts of its own. */
export const agrees = (r: SenderReplay): boolean =>
  r.same === r.sent &&
  r.askedSame === r.asked &&
  r.flightsSame === r.flights &&
  r.rttsSame === r.rtts &&
  r.timeoutsSame === r.timeouts &&
  r.inferredSame === r.inferred &&
  r.couldSend === 0;

/** Replays a recording. */
export function replaySender(trace: SenderTrace): SenderReplay {
  const replay = new Replay(trace);
  for (const row of trace.rows) replay.take(row);
  return replay.result;
}

class Replay {
  readonly #trace: SenderTrace;
  readonly #model: PdsInitiator;
  #removed = 0;
  #cwnd: number;
  /** The largest window is the first. */
  readonly #maxWindow: number;
  #credit: number | undefined;
  #isSpeculating = true;
  #lastRtt: number | undefined;
  #sentAt = Number.NEGATIVE_INFINITY;
  /** A sender that is silent for longer, in ps, waits: two packets on its link. */
  readonly #pause: number;
  /** What the model has taken for lost by the count out of order, and the recording not yet, by PSN. */
  readonly #lost = new Map<number, number>();
  /** Packets in the order of their PSNs, and how many the model has been given. */
  readonly #packets: readonly SentRow[];
  #given = 0;
  readonly #counts = {
    sent: 0,
    same: 0,
    asked: 0,
    askedSame: 0,
    flights: 0,
    flightsSame: 0,
    rtts: 0,
    rttsSame: 0,
    timeouts: 0,
    timeoutsSame: 0,
    held: 0,
    heldSame: 0,
    inferred: 0,
    inferredSame: 0,
    waits: 0,
    couldSend: 0,
  };
  readonly #others = new Map<string, number>();
  readonly #differences: string[] = [];

  constructor(trace: SenderTrace) {
    this.#trace = trace;
    const isNew = (row: SenderRow): row is SentRow => row.kind === 'data' || row.kind === 'request';
    this.#packets = trace.rows.filter(isNew).sort((a, b) => a.psn - b.psn);
    const limit = { window: 0, credit: undefined, cwnd: 0, maxWindow: 0, small: false };
    const { rto, isSleek } = trace.settings;
    this.#cwnd = trace.rows.find(({ cwnd }) => cwnd !== undefined)?.cwnd ?? 0;
    this.#maxWindow = this.#cwnd;
    this.#pause = (2 * PACKET_BITS * 1e12) / trace.settings.linkRate;
    const far = Number.MAX_SAFE_INTEGER;
    this.#model = new PdsInitiator(
      {
        contexts: 1,
        window: 16_384,
        queueLimit: 2 ** 20,
        rcvdUnit: 1,
        policies: { startPsn: 'expected_0rtt', serviceTime: 'optional', ackEmpty: false },
        registers: {
          defaultMpr: 255,
          rtoInitTime: rto ?? far,
          rtoMaxTime: rto ?? far,
          maxRtoRetx: 15,
          idleTime: 0,
          packetBytes: PAYLOAD,
          // cms.md 3.12: in_flight + size >= cwnd, where 9.4 has cwnd - in_flight < size.
          ackRequestBelow: PAYLOAD + 65,
          loss: {
            trimNack: true,
            lossNack: true,
            outOfOrder: isSleek,
            entropy: false,
            probe: isSleek,
            tail: 'off',
            rto: rto !== undefined,
            ackReq: true,
          },
        },
      },
      { pick: () => ({ entropy: 0 }), random: () => 0 },
      limit,
    );
    this.#model.expectStart(tuple, 0);
    this.#give();
  }

  get result(): SenderReplay {
    return { ...this.#counts, others: Object.fromEntries(this.#others), differences: this.#differences };
  }

  take(row: SenderRow): void {
    this.#wait(row);
    switch (row.kind) {
      case 'data':
      case 'resend':
      case 'request':
      case 'probe':
        this.#send(row);
        break;
      case 'ack':
        this.#acknowledge(row);
        break;
      case 'nack':
        this.#refuse(row);
        break;
      case 'timeout':
        this.#expire(row);
        break;
      case 'lost':
        this.#counts.inferred++;
        if (this.#lost.delete(row.psn)) this.#counts.inferredSame++;
        else this.#differ(row, 'the model does not take it for lost');
        break;
      case 'credit':
        break;
    }
    this.#cwnd = row.cwnd ?? this.#cwnd;
    this.#credit = row.credit ?? this.#credit;
    if (row.kind === 'ack' || row.kind === 'nack') this.#endSpeculation();
    this.#permit();
    if (row.inFlight !== undefined) this.#compareFlight(row);
  }

  /** Time comes to a row. What the model does by time before it the recorded sender did not do. */
  #wait(row: SenderRow): void {
    const time = Math.max(row.kind === 'timeout' ? row.time - 1 : row.time, this.#model.time);
    for (;;) {
      const { lost, held } = this.#timeouts;
      const done = this.#model.step(time);
      if (done === undefined) break;
      this.#hear(done);
      if (this.#model.time === row.time) continue;
      if (this.#timeouts.lost > lost) this.#other('timeouts of the model alone');
      if (this.#timeouts.held > held) this.#other('held timeouts of the model alone');
    }
    const isSend = row.kind === 'data' || row.kind === 'resend' || row.kind === 'request' || row.kind === 'probe';
    if (isSend || row.kind === 'credit' || row.kind === 'lost' || row.time - this.#sentAt <= this.#pause) return;
    this.#counts.waits++;
    if (this.#model.hasData) {
      this.#counts.couldSend++;
      this.#differ(row, 'the model could send');
    }
  }

  #send(row: SentRow): void {
    this.#sentAt = row.time;
    this.#counts.sent++;
    if (row.kind === 'request') this.#give(true);
    const packet = this.#next(row.kind === 'probe');
    const kind = packet === undefined ? 'nothing' : nameOf(packet);
    const wanted = row.kind;
    const isSame = kind === wanted && (wanted === 'probe' || packet!.psn === row.psn);
    if (isSame) this.#counts.same++;
    else this.#differ(row, `the model sends ${kind}${packet === undefined ? '' : ` ${packet.psn}`}`);
    if (row.kind === 'request') this.#give();
    if (row.ar === undefined || !isSame || row.kind === 'probe') return;
    this.#counts.asked++;
    if (packet!.ar === row.ar) this.#counts.askedSame++;
    else this.#differ(row, `the model ${packet!.ar ? 'asks' : 'does not ask'} for an ACK`);
  }

  #acknowledge(row: AckRow): void {
    this.#lastRtt = undefined;
    const cackPsn = addPsn(row.expected, -1);
    const answered = row.isProbe ? { probeOpaque: row.psn & 0xffff } : { ackPsnOffset: row.psn - row.expected + 1 };
    if (this.#trace.settings.isSleek && row.baseRtt !== undefined) this.#followRtt(row.baseRtt);
    const outBefore = this.#outstanding('out');
    this.#receive({
      type: 'ack',
      m: row.ecn,
      retx: row.retx,
      req: 'none',
      answered,
      cackPsn,
      response: { kind: 'none' },
      entropy: row.entropy,
      state: {
        mpr: 0,
        sackPsnOffset: row.sackBase - row.expected + 1,
        sackBitmap: row.sackBitmap,
        oooCount: row.outOfOrder,
        nscc: { serviceTime: 0, restoreCwnd: false, rcvCwndPend: 0, rcvdBytes: row.received & 0xff_ffff },
      },
    });
    if (this.#trace.settings.isSleek) this.#collectLost(outBefore);
    this.#counts.rtts++;
    if (this.#lastRtt === row.rtt) this.#counts.rttsSame++;
    else this.#differ(row, `the model takes an RTT of ${this.#lastRtt}, not ${row.rtt}`);
  }

  #refuse({ psn, ecn, entropy, isLastHop }: NackRow): void {
    const code = isLastHop ? 'trimmed_lasthop' : 'trimmed';
    this.#receive({ type: 'nack', m: ecn, retx: false, code, refused: { psn }, payload: 0, entropy });
  }

  #expire(row: TimeoutRow): void {
    const stateOf = (): string | undefined =>
      this.#model.pdcs()[0]?.outstanding.find(({ psn }) => psn === row.psn)?.state;
    const { held } = this.#timeouts;
    const done = stateOf() === 'lost' ? undefined : this.#model.step(row.time);
    if (done !== undefined) this.#hear(done);
    if (row.isHeld) {
      this.#counts.held++;
      if (this.#timeouts.held > held) this.#counts.heldSame++;
      return;
    }
    this.#counts.timeouts++;
    if (stateOf() === 'lost') this.#counts.timeoutsSame++;
    else this.#differ(row, `the model has no timeout of ${row.psn}, which is ${stateOf()}`);
  }

  /** The first that comes ends what was sent without credit; the row has the credit from before that (cms.md 5.2). */
  #endSpeculation(): void {
    if (!this.#isSpeculating || this.#credit === undefined) return;
    this.#isSpeculating = false;
    this.#credit = Math.min(this.#credit, 0);
  }

  #outstanding(wanted: string): Set<number> {
    if (!this.#trace.settings.isSleek) return new Set();
    const all = this.#model.pdcs()[0]?.outstanding ?? [];
    return new Set(all.filter(({ state }) => state === wanted).map(({ psn }) => psn));
  }

  /** What an ACK has had the model take for lost; the recording says so packet by packet, with sendings between. */
  #collectLost(outBefore: ReadonlySet<number>): void {
    for (const psn of this.#lost.keys()) {
      this.#other('losses of the model alone');
      this.#lost.delete(psn);
    }
    const size = PAYLOAD + 64;
    for (const psn of this.#outstanding('lost')) if (outBefore.has(psn)) this.#lost.set(psn, size);
  }

  /** SLEEK's times follow the base RTT (cms.md 7.2). */
  #followRtt(baseRtt: number): void {
    const { registers } = this.#model;
    registers.probeTime = 3 * baseRtt;
    registers.probeAgainTime = 5 * baseRtt;
    registers.probeTailTime = baseRtt + (this.#trace.settings.targetDelay ?? 0);
  }

  #receive(event: object): void {
    const [pdc] = this.#model.pdcs();
    const route = { source: tuple.destination, local: 0, spdcid: 1, dpdcid: pdc?.pdcid ?? 0 };
    this.#hear(this.#model.receive({ ...route, ...event } as Parameters<PdsInitiator['receive']>[0]));
  }

  /** The model's next packet of data, or its next probe; ACK_REQs, which the recorded sender has not, go by the way. */
  #next(isProbe: boolean): PdcPacket | undefined {
    for (let left = this.#model.next(); left !== undefined; left = this.#model.next()) {
      this.#hear(left.effects);
      const packet = left.packet as PdcPacket;
      if (packet.type === 'ack_req') this.#other('ACK_REQ');
      else if (packet.type === 'probe' && !isProbe) this.#other('probes of the model alone');
      else return packet;
    }
    return undefined;
  }

  get #timeouts(): { readonly lost: number; readonly held: number } {
    const { counters } = this.#model;
    return { lost: counters.get('lost_timeout'), held: counters.get('held_timeout') };
  }

  #hear({ congestion }: ReturnType<PdsInitiator['advance']>): void {
    for (const event of congestion) {
      // Nothing outstanding makes up for rounding, of which there is none here.
      if (event.kind === 'idle') continue;
      // Without a window it leaves what has timed out in flight (cms.md 3.2).
      if (event.kind === 'timeout' && !this.#trace.settings.hasWindow) continue;
      this.#removed = (this.#removed + removedBy(event)) | 0;
      if (event.kind === 'ack' || event.kind === 'probe_ack') this.#lastRtt = event.rtt;
    }
    this.#permit();
  }

  #permit(): void {
    if (this.#model.pdcs().length === 0) return;
    const sent = this.#model.sent(0);
    const { hasWindow, hasCredit } = this.#trace.settings;
    const limit: Limit = {
      window: ((hasWindow ? this.#cwnd + this.#removed : sent + 2 ** 30) | 0) >>> 0,
      credit: hasCredit && this.#credit !== undefined ? (sent + this.#credit) >>> 0 : undefined,
      cwnd: this.#cwnd,
      maxWindow: this.#maxWindow,
      small: false,
    };
    this.#model.limit(0, limit);
  }

  #compareFlight(row: SenderRow): void {
    this.#counts.flights++;
    const notYet = [...this.#lost.values()].reduce((sum, size) => sum + size, 0);
    const inFlight = ((this.#model.sent(0) - this.#removed) | 0) + notYet;
    if (inFlight === row.inFlight) this.#counts.flightsSame++;
    else this.#differ(row, `the model has ${inFlight} bytes in flight, not ${row.inFlight}`);
  }

  /** What the recorded sender had to send, up to the next request, which it makes when the time has come. */
  #give(isRequest = false): void {
    let isNext = isRequest;
    for (; this.#given < this.#packets.length; this.#given++) {
      const { psn, size, kind } = this.#packets[this.#given]!;
      if (kind === 'request' && !isNext) return;
      isNext = false;
      const fields = kind === 'request' ? ({ kind: 'noop', size: 0 } as const) : ({ kind: 'request', size } as const);
      const ends = { first: psn === 0, last: this.#given === this.#packets.length - 1 };
      this.#hear(this.#model.submit({ tuple, message: 0, ...ends, length: PAYLOAD, handle: psn, ...fields }));
      if (kind === 'request') {
        this.#given++;
        return;
      }
    }
  }

  #other(name: string): void {
    this.#others.set(name, (this.#others.get(name) ?? 0) + 1);
  }

  #differ({ line, kind, ...row }: SenderRow, text: string): void {
    const psn = 'psn' in row ? ` ${row.psn}` : '';
    if (this.#differences.length < 20) this.#differences.push(`line ${line}, ${kind}${psn}: ${text}`);
  }
}

const nameOf = ({ type, retx }: PdcPacket): string =>
  type === 'noop' ? 'request' : retx ? 'resend' : type === 'request' ? 'data' : type;
