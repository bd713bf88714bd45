/**
 * The golden initiator on its desk with packets without a PDC, and the hardware beside it: each is told the same, one
 * thing after the other, and what leaves them is compared whenever nothing is under way.
 */
import assert from 'node:assert/strict';
import { failureCodes } from '../../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { nackCodes } from '../../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../../../bench/context.ts';
import {
  type Datagram,
  FixedLimit,
  type InitiatorRegisters,
  type Limit,
  type SendRequest,
} from '../../../../golden/pds/initiator/index.ts';
import { Desk, type DeskOptions, rudTuple } from '../../../../golden/pds/initiator/testing/desk.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import { DatagramBench, type DatagramIn, type DatagramOut, datagramPeer } from './datagram-bench.ts';

/** Clocks in which nothing leaves after which nothing is under way: a round of the timers, and of the contexts. */
const quietClocks = 700;
/** A timer is found so many clocks late at most where nothing else is due. */
const late = 600;
/** pkt_ids begin near their end, so that they wrap. */
const base = 2 ** 32 - 100;

type Code = keyof typeof nackCodes.code;

/** Registers of the model as hardware has them. */
export const datagramRegisters = (registers: InitiatorRegisters, serviceRequired = false): Fields => ({
  rto: registers.loss.rto,
  rto_init: registers.rtoInitTime,
  rto_max: registers.rtoMaxTime,
  max_rto_retx: registers.maxRtoRetx,
  nack_retx: registers.nackRetxTime,
  max_nack_retx: registers.maxNackRetx,
  service_required: serviceRequired,
});

export class DatagramPair {
  readonly desk: Desk;
  readonly bench: DatagramBench;
  readonly #contexts: bigint[] = [];
  readonly #inputs: DatagramIn[] = [];
  readonly #limits: Fields[] = [];
  /** pkt_ids of the model and of hardware, and routes, by message. */
  readonly #ids = new Map<number, { model: number; hardware: number; destination: bigint }>();
  readonly #seen = { outcomes: 0, congestion: 0 };
  #fixed: FixedLimit | undefined;

  private constructor(t: TestContext, { cwnd = 2 ** 30, ...options }: DeskOptions) {
    this.desk = new Desk({ cwnd, ...options });
    this.#fixed = new FixedLimit(cwnd);
    let sendings = 0;
    this.bench = new DatagramBench(t, () => ++sendings & 0xffff);
    const { model } = this.desk;
    const submit = model.submit;
    model.submit = (send) => {
      this.#inputs.push({ send: this.#fieldsOf(send) });
      return submit.call(model, send);
    };
  }

  /** Hardware that is through its reset beside a new model. */
  static async make(t: TestContext, options: DeskOptions = {}): Promise<DatagramPair> {
    const pair = new DatagramPair(t, options);
    await pair.bench.begin(datagramRegisters(pair.desk.model.registers), base);
    const { cwnd = 2 ** 30 } = options;
    for (let ccc = 0; ccc < 8; ccc++) pair.#limits.push(limitOf(ccc, cwnd));
    return pair;
  }

  /** Packets of this mode, to this destination. */
  offer(count: number, mode: 'rudi' | 'uud', fields: Partial<SendRequest> = {}, destination = 0xabcn): void {
    this.desk.submit(count, { tuple: { ...rudTuple, mode, destination }, ...fields });
  }

  /** The same, and what leaves then. */
  submit(...of: Parameters<DatagramPair['offer']>): Promise<string[]> {
    this.offer(...of);
    return this.said();
  }

  /** What congestion control permits the first context from now on. */
  limit(window: number, fields: Partial<Limit> = {}): void {
    this.#fixed = undefined;
    this.desk.limit(window, fields);
    this.#inputs.push({ limit: limitOf(0, window, fields.credit) });
  }

  /** The response to a message. */
  respond(message: number, fields: { m?: boolean; retx?: boolean; source?: bigint; local?: number } = {}): void {
    const { desk } = this;
    const { model, hardware, destination } = this.#idOf(message);
    const { m = false, retx = false, source = destination, local = rudTuple.local } = fields;
    const response = { kind: 'ses', handle: 5, nextHdr: 4 } as const;
    const common = { source, local, m, retx, entropy: 0x77 };
    desk.take(desk.model.receive({ type: 'rudi_response', ...common, pktId: model, response }));
    this.#inputs.push({ peer: datagramPeer({ ...common, pkt_id: hardware, response_modified_length: 5 }) });
  }

  /** A NACK of a message; `undefined`: its code is reserved. */
  refuse(message: number, code: Code | undefined, m = false): void {
    const { desk } = this;
    const { model, hardware, destination } = this.#idOf(message);
    const common = { source: destination, local: rudTuple.local, m, retx: false, entropy: 0 };
    const route = { spdcid: 0, dpdcid: 0, payload: 0 };
    desk.take(desk.model.receive({ type: 'nack', ...common, ...route, code, refused: { pktId: model } }));
    const nack_code = code === undefined ? 0x80 : nackCodes.code[code];
    this.#inputs.push({ peer: datagramPeer({ ...common, nack: true, nack_code, pkt_id: hardware }) });
  }

  /** What leaves now, the same of both: as `rudi 3`, `retx 3`, by message and in any order. */
  said(): Promise<string[]> {
    return this.#compare(0);
  }

  /** Time passes. */
  async wait(time: number): Promise<string[]> {
    assert.deepEqual(await this.said(), [], 'nothing waits to be sent');
    this.desk.wait(time);
    return this.#compare(time + late);
  }

  /** Counters that both have. */
  checkCounts(): void {
    for (const name of ['datagram_sent', 'retransmitted', 'lost_trim', 'lost_nack', 'lost_timeout'] as const) {
      assert.equal(this.bench.count(name), this.desk.model.counters.get(name), name);
    }
    for (const name of ['nack_unexpected', 'pkt_id_unknown'] as const) {
      assert.equal(this.bench.count(name), this.desk.model.counters.get(name), name);
    }
  }

  /** Ids of a message; of one that was never sent, such as none has. */
  #idOf(message: number): { model: number; hardware: number; destination: bigint } {
    return this.#ids.get(message) ?? { model: 0x777, hardware: 0x777, destination: rudTuple.destination };
  }

  #fieldsOf({ tuple, handle, message, length, size }: SendRequest): Fields {
    const { destination, local, mode } = tuple;
    if (!this.#contexts.includes(destination)) this.#contexts.push(destination);
    const ccc = this.#contexts.indexOf(destination);
    return { uud: mode === 'uud', ccc, destination, local, handle, message, length, size };
  }

  async #compare(clocks: number): Promise<string[]> {
    const packets = this.desk.sent() as Datagram[];
    const shown: DatagramOut[] = [];
    const clock = async (inputs: DatagramIn): Promise<DatagramOut> => {
      const out = await this.bench.clock({ limit: this.#limits.shift(), ...inputs });
      shown.push(out);
      const { congestion } = out;
      if (congestion !== undefined && this.#fixed !== undefined) {
        const { ccc, kind, bytes } = congestion as { ccc: number; kind: 'ack'; bytes: number };
        const { window } = this.#fixed.next({ ccc, kind, bytes, entropy: 0, ecn: false });
        this.#limits.push(limitOf(ccc, window));
      }
      return out;
    };
    for (const inputs of this.#inputs.splice(0)) {
      while (this.#limits.length > 0) await clock({});
      for (let isTaken = false; !isTaken; ) {
        const out = await clock(inputs);
        isTaken = inputs.send === undefined || out.sendTaken;
      }
      // Each is finished before the next begins.
      if (inputs.send === undefined) for (let i = 0; i < 40; i++) await clock({});
    }
    for (let i = 0; i < clocks; i++) await clock({});
    for (let quiet = 0; quiet < quietClocks; ) {
      const { packet, outcome, congestion } = await clock({});
      quiet = packet === undefined && outcome === undefined && congestion === undefined ? quiet + 1 : 0;
    }
    this.#comparePackets(of(shown, 'packet'), packets);
    const { outcomes, congestion } = this.desk;
    const results = outcomes.slice(this.#seen.outcomes).map(({ send, result }) => {
      if (result.kind === 'failed') return `${send.handle} failed ${codeOf(result.code)}`;
      return `${send.handle} ${result.kind}`;
    });
    const told = of(shown, 'outcome').map(({ handle, kind, code }) =>
      kind === 'failed' ? `${handle} failed ${code}` : `${handle} ${kind}`,
    );
    assert.deepEqual({ outcomes: told.sort() }, { outcomes: results.sort() });
    const heard = congestion
      .slice(this.#seen.congestion)
      .filter(({ kind }) => kind !== 'start')
      .map(({ ccc, kind, bytes, ecn, rtt }) => `${ccc} ${kind} ${bytes} ${ecn} ${rtt !== undefined}`);
    const hears = of(shown, 'congestion').map(
      ({ ccc, kind, bytes, ecn, rtt_valid }) => `${ccc} ${kind} ${bytes} ${ecn} ${rtt_valid}`,
    );
    assert.deepEqual({ congestion: hears.sort() }, { congestion: heard.sort() });
    Object.assign(this.#seen, { outcomes: outcomes.length, congestion: congestion.length });
    return packets.map(({ type, retx, send }) => `${retx ? 'retx' : type} ${send!.message}`).sort();
  }

  #comparePackets(shown: readonly Fields[], packets: readonly Datagram[]): void {
    const modelled = packets.map(({ type, retx, destination, local, send }) => {
      const { message, handle, length, size } = send!;
      return `${type} ${retx} ${destination} ${local} ${message} ${handle} ${length} ${size}`;
    });
    const seen = shown.map(({ uud, retx, destination, local, message, handle, length, size }) => {
      return `${uud === true ? 'uud' : 'rudi'} ${retx} ${destination} ${local} ${message} ${handle} ${length} ${size}`;
    });
    assert.deepEqual({ packets: seen.sort() }, { packets: modelled.sort() });
    for (const { pktId, send, destination } of packets) {
      const hardware = Number(shown.find(({ message }) => message === send!.message)!.pkt_id);
      const known = this.#ids.get(send!.message);
      if (known !== undefined) assert.equal(hardware, known.hardware, 'a packet keeps its pkt_id');
      this.#ids.set(send!.message, { model: pktId, hardware, destination });
    }
  }
}

const of = (shown: readonly DatagramOut[], name: 'packet' | 'outcome' | 'congestion'): Fields[] =>
  shown.map((out) => out[name]).filter((each) => each !== undefined);

const limitOf = (ccc: number, window: number, credit?: number): Fields => ({
  ccc,
  window,
  credit_on: credit !== undefined,
  credit: credit ?? 0,
});

const codeOf = (name: string): number => {
  const codes: Readonly<Record<string, number>> = { ...nackCodes.code, ...failureCodes };
  const code = codes[name];
  assert(code !== undefined, `${name} is no code`);
  return code;
};
