/** What the PDS initiator passes on as it is, and the times of its retries to the clock. */
import assert from 'node:assert/strict';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { PeerAck } from '../../../golden/pds/initiator/index.ts';
import type { Fields } from '../target-side/target-fields.ts';
import { InitiatorBench, type InitiatorIn, type InitiatorOut } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const quiet = { probe: false, tail: 'off' } as const;
const PDCID = 0x8005;
const START = 0xffff_fff0;

/** A PDC at place 5, of context 3, on a bench whose time may stand still. */
class OnePdc {
  readonly bench: InitiatorBench;
  readonly #holds: boolean;

  constructor(bench: InitiatorBench, holds: boolean) {
    this.bench = bench;
    this.#holds = holds;
  }

  async run(clocks: number, inputs: InitiatorIn = {}): Promise<InitiatorOut[]> {
    const shown: InitiatorOut[] = [];
    let waits = inputs;
    for (let i = 0; i < clocks; i++) {
      const { now } = this.bench;
      const out = await this.bench.clock(waits);
      if (this.#holds) this.bench.now = now;
      if (out.openTaken || out.sendTaken || waits.peer !== undefined) waits = {};
      shown.push(out);
    }
    return shown;
  }

  async open(): Promise<void> {
    const pdc = { place: 5, pdcid: PDCID, rod: false, roce: false, ccc: 3, starts: true };
    await this.run(60, { open: { ...pdc, startPsn: START, destination: 0x1234n, local: 6 } });
  }
}

const only = (shown: readonly InitiatorOut[], what: 'packet' | 'outcome' | 'congestion'): Fields => {
  const all = shown.map((out) => out[what]).filter((each) => each !== undefined);
  const [first, ...others] = all.filter(({ kind }) => kind !== 'idle');
  assert.ok(first !== undefined && others.length === 0, `${others.length} of ${what} more than one`);
  return first;
};

/** `serviceRequired`: only ACKs that say how long the target took tell an RTT. */
const isPassedOn = (serviceRequired: boolean): NamedTest =>
  named(
    `what SES, an ACK and its response say is passed on as it is${serviceRequired ? ', where RTTs need service_time' : ''}`,
    async (t) => {
      const random = t.random.fork('words');
      const entropies: number[] = [];
      const pick = (): number => {
        entropies.push(random.word() & 0xffff);
        return entropies.at(-1)!;
      };
      const registers = lifeRegisters({ ...{ rtoInitTime: 1e8, rtoMaxTime: 1e8 }, loss: quiet });
      const pdc = new OnePdc(new InitiatorBench(t, { registers, cwnd: 2 ** 24, serviceRequired, pick }), false);
      await pdc.bench.begin();
      await pdc.open();
      let received = 0;
      for (let k = 0; k < 24; k++) {
        const words = { handle: random.word(), message: random.word() & 0xffff, length: random.word() & 0x3fff };
        const size = 256 * random.int(1, 40);
        const data = { ...words, size };
        const sent = await pdc.run(110, { send: { place: 5, kind: 'request', first: true, last: true, ...data } });
        const packet = only(sent, 'packet');
        for (const [name, value] of Object.entries(data)) assert.equal(packet[name], value, name);
        assert.equal(packet.picked_entropy, entropies.at(-1));
        assert.equal(packet.spdcid, PDCID);
        const told = only(sent, 'congestion');
        assert.deepEqual([told.ccc, told.kind, told.bytes, told.entropy], [3, 'sent', size, entropies.at(-1)]);

        // 0xFFFF is not measured. Time passes, as long as the target took.
        const isMeasured = random.chance(0.8);
        const service = isMeasured ? random.below(2 ** random.int(1, 16)) % 0xffff : 0xffff;
        const took = isMeasured ? 40 * service : 0;
        pdc.bench.now = (pdc.bench.now + took) % 2 ** 32;
        const route = { source: 0x1234n, local: 6, entropy: random.word() & 0xffff, spdcid: 0x777, dpdcid: PDCID };
        const said = {
          response_present: true,
          response_list: random.below(4),
          response_opcode: random.int(1, 63),
          response_return_code: random.below(64),
          response_message_id: random.word() & 0xffff,
          response_modified_length: random.word(),
        };
        received += size;
        const state = {
          has_state: true,
          ooo_count: random.word() & 0x7fff,
          has_nscc: true,
          service_time: service,
          restore_cwnd: random.chance(0.5),
          rcv_cwnd_pend: random.below(128),
          rcvd_bytes: received / 256,
          has_credit: random.chance(0.5),
          credit: random.word() & 0xff_ffff,
        };
        const peer: PeerAck = {
          ...{ ...route, type: 'ack', m: random.chance(0.5), retx: false, req: 'none' },
          answered: { ackPsnOffset: 0 },
          cackPsn: (START + k) >>> 0,
          response: { kind: 'none' },
        };
        const heard = await pdc.run(110, { peer, peerExtra: { ...said, ...state } });
        const outcome = only(heard, 'outcome');
        for (const [name, value] of Object.entries(said)) assert.equal(outcome[name], value, name);
        assert.deepEqual(
          [outcome.place, outcome.handle, outcome.message, outcome.kind],
          [5, data.handle, data.message, 'response'],
        );
        const event = only(heard, 'congestion');
        const time = (Number(event.now) - Number(told.now)) >>> 0;
        const isTimed = isMeasured || !serviceRequired;
        assert.deepEqual(event, {
          ...{ valid: true, ccc: 3, kind: 'ack', bytes: size, entropy: route.entropy, ecn: peer.m },
          ...{
            rtt_valid: isTimed,
            rtt: isTimed ? time - took : event.rtt,
            out_of_order: state.ooo_count,
            has_nscc: true,
          },
          ...{ rcv_cwnd_pend: state.rcv_cwnd_pend, restore_cwnd: state.restore_cwnd },
          ...{ has_credit: state.has_credit, credit: state.credit, now: event.now },
        });
      }
    },
  );

/** Clocks until a timer that is due has been found, and its packet has left. */
const found = 420;

/** RTO_Init_Time and its longest value, for the timer that begins with a retry. */
type Times = (retry: number) => { readonly init: number; readonly max: number };

const rtos = (name: string, times: Times): NamedTest =>
  named(`RTOs to the clock: ${name}`, async (t) => {
    const registers = (retry: number) => {
      const { init, max } = times(retry);
      return lifeRegisters({ rtoInitTime: init, rtoMaxTime: max, maxRtoRetx: 15, loss: quiet });
    };
    const pdc = new OnePdc(new InitiatorBench(t, { registers: registers(0), cwnd: 2 ** 20 }), true);
    await pdc.bench.begin();
    await pdc.open();
    const data = { handle: 1, message: 1, length: 100, size: 100 };
    await pdc.run(100, { send: { place: 5, kind: 'request', first: true, last: true, ...data } });
    for (let retry = 0; retry < 18; retry++) {
      const { init, max } = times(retry);
      const rto = Math.min(init * 2 ** Math.min(retry, 15), max);
      pdc.bench.now = (pdc.bench.now + rto - 1) % 2 ** 32;
      pdc.bench.setRegisters(registers(retry + 1));
      const early = await pdc.run(found);
      assert.ok(
        early.every(({ packet, congestion }) => packet === undefined && congestion === undefined),
        `retry ${retry} comes too early`,
      );
      pdc.bench.now = (pdc.bench.now + 1) % 2 ** 32;
      const due = await pdc.run(found);
      assert.equal(only(due, 'packet').retx, true);
      const kinds = due.flatMap(({ congestion }) => congestion?.kind ?? []);
      assert.deepEqual(kinds, ['timeout', 'sent']);
    }
  });

/** For a core of 8 PDCs or more. */
export const initiatorWords: readonly NamedTest[] = [
  isPassedOn(false),
  isPassedOn(true),
  rtos('doubled 15 times, with no end to them', () => ({ init: 0x1_2345, max: 2 ** 31 - 1 })),
  rtos('doubled 15 times, and no more', () => ({ init: 1000, max: 2 ** 31 - 1 })),
  rtos('doubled up to a longest one', () => ({ init: 0x700_0000, max: 0x3abc_def0 })),
  rtos('doubled up to one that is a clock longer', () => ({ init: 1000, max: 4 * 1000 + 1 })),
  // The last doubling is one too many.
  rtos('by registers that are others each time', (retry) => ({
    init: 3000 + 0x101 * retry,
    max: (3000 + 0x101 * retry) * 2 ** Math.min(retry, 15) - (retry === 0 ? 0 : 999),
  })),
];
