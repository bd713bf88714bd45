/** Some PDCs of the PDS initiator, which a test drives clock by clock. */
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { PeerAck, PeerNack } from '../../../golden/pds/initiator/index.ts';
import { type HardwareSend, InitiatorBench, type InitiatorIn, type InitiatorOut } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const SIZE = 512;
/** Start_PSN of each PDC. */
export const START = 0x8000_0010;
/** Registers of a PDC that does nothing by time. */
export const quiet = {
  rtoInitTime: 1e8,
  rtoMaxTime: 1e8,
  clearTime: 1e8,
  loss: { probe: false, tail: 'off' as const },
};

/** A message of one packet. */
export const send = (place: number, handle: number): HardwareSend => ({
  ...{ place, kind: 'request', handle, message: handle, first: true, last: true, length: SIZE, size: SIZE },
});

export const route = (place: number) => ({ source: 1n, local: 2, entropy: 0, spdcid: 99, dpdcid: 0x8000 + place });

/** An ACK of the packet at `offset`, of all up to `cack`. */
export const ack = (place: number, offset: number, cack: number, fields: Partial<PeerAck> = {}): PeerAck => ({
  ...{ ...route(place), type: 'ack', m: false, retx: false, req: 'none', response: { kind: 'none' } },
  answered: { ackPsnOffset: offset - cack },
  cackPsn: (START + cack) >>> 0,
  ...fields,
});

/** Some PDCs of contexts of their own, clock by clock. */
export class Corner {
  readonly bench: InitiatorBench;
  readonly shown: InitiatorOut[] = [];

  constructor(bench: InitiatorBench) {
    this.bench = bench;
  }

  /** So many clocks; what is offered is offered until it is taken. */
  async run(clocks: number, inputs: InitiatorIn = {}): Promise<void> {
    let waits = inputs;
    for (let i = 0; i < clocks; i++) {
      const out = await this.bench.clock(waits);
      if (out.openTaken || out.sendTaken || out.closeTaken || waits.peer !== undefined) waits = { ...waits, ...taken };
      this.shown.push(out);
    }
  }

  /** The same, and nothing that was shown until then is kept. */
  async pass(clocks: number, inputs: InitiatorIn = {}): Promise<void> {
    await this.run(clocks, inputs);
    this.shown.length = 0;
  }

  async open(place: number, rod = false): Promise<void> {
    const pdc = { place, pdcid: 0x8000 + place, rod, roce: false, ccc: place, starts: true };
    await this.run(60, { open: { ...pdc, startPsn: START, destination: 1n, local: 2 } });
  }

  /** Packets that have left, by offset; `again` after those that are no first sending. */
  get left(): string[] {
    return this.shown.flatMap(({ packet }) =>
      packet === undefined ? [] : [`${(Number(packet.psn) - START) >>> 0}${packet.retx === true ? ' again' : ''}`],
    );
  }

  count(what: 'outcome' | 'congestion' | 'packet' | 'pdc'): number {
    return this.shown.filter((out) => out[what] !== undefined).length;
  }
}

const taken = { open: undefined, send: undefined, close: undefined, peer: undefined };

/** A test of such PDCs. */
export const corner = (name: string, body: (corner: Corner) => Promise<void>, registers: object = quiet): NamedTest =>
  named(name, async (t) => {
    const bench = new InitiatorBench(t, { registers: lifeRegisters(registers), cwnd: 2 ** 24 });
    await bench.begin();
    await body(new Corner(bench));
  });

/** A NACK of the packet at `offset` of a place's PDC. */
export const nackOf =
  (place: number, code: PeerNack['code']) =>
  (offset: number): PeerNack => {
    const psn = (START + offset) >>> 0;
    return { ...route(place), type: 'nack', m: false, retx: false, code, refused: { psn }, payload: psn };
  };
