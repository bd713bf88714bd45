/** A subordinate of AXI4-Lite, clock by clock: what it holds of a write, and the answers that wait. */
import { assert, type Dut, type Random } from '../../../test-kit.ts';

export const okay = 0;
export const slvErr = 2;

/** A write that takes effect with the next edge: word of the bus, data, and which of its bytes. */
export interface Written {
  readonly word: number;
  readonly data: number;
  readonly strobes: number;
}

interface Answer {
  readonly response: number;
  readonly data: number;
}

/** How often each channel moves. */
export interface Rates {
  readonly aw: number;
  readonly w: number;
  readonly b: number;
  readonly ar: number;
  readonly r: number;
}

/** The subordinate of `s_axi`, 32 bits; the software is `drive`, which keeps what it offers until that is taken. */
export class AxiLiteModel {
  readonly #dut: Dut;
  #address: number | undefined;
  #data: Omit<Written, 'word'> | undefined;
  #written: number | undefined;
  #read: Answer | undefined;
  /** What software offers and takes in this clock. */
  #now = { aw: false, w: false, b: false, ar: false, r: false };

  constructor(dut: Dut) {
    this.#dut = dut;
  }

  get #get() {
    return (name: string): number => Number(this.#dut.port(`s_axi_${name}`).get());
  }

  #set(name: string, value: number): void {
    this.#dut.port(`s_axi_${name}`).set(value);
  }

  /** `write` and `read`: what software would like next; both stand still while they wait. */
  drive(random: Random, rates: Rates, write: () => Written, read: () => number): void {
    const { aw, w, ar } = this.#now;
    const next = write();
    if (!aw) this.#set('awaddr', 4 * next.word + random.below(4));
    if (!w) {
      this.#set('wdata', next.data);
      this.#set('wstrb', next.strobes);
    }
    if (!ar) this.#set('araddr', 4 * read() + random.below(4));
    for (const name of ['awprot', 'arprot']) this.#set(name, random.below(8));
    this.#now = {
      ...{ aw: aw || random.chance(rates.aw), w: w || random.chance(rates.w), ar: ar || random.chance(rates.ar) },
      ...{ b: random.chance(rates.b), r: random.chance(rates.r) },
    };
    for (const [name, value] of [
      ['awvalid', this.#now.aw],
      ['wvalid', this.#now.w],
      ['bready', this.#now.b],
      ['arvalid', this.#now.ar],
      ['rready', this.#now.r],
    ] as const)
      this.#set(name, Number(value));
  }

  /** It shows what it holds. */
  look(): void {
    const is = (name: string, expected: number): void => assert.equal(this.#get(name), expected, `s_axi_${name}`);
    is('awready', Number(this.#address === undefined));
    is('wready', Number(this.#data === undefined));
    is('arready', Number(this.#read === undefined));
    is('bvalid', Number(this.#written !== undefined));
    is('rvalid', Number(this.#read !== undefined));
    if (this.#written !== undefined) is('bresp', this.#written);
    if (this.#read === undefined) return;
    is('rresp', this.#read.response);
    is('rdata', this.#read.data);
  }

  /** The write that takes effect with the next edge. */
  get writes(): Written | undefined {
    if (this.#address === undefined || this.#data === undefined || this.#written !== undefined) return undefined;
    return { word: this.#address, ...this.#data };
  }

  /** The next edge, where words are what `wordAt` says; undefined where there is no register. */
  edge(wordAt: (word: number) => number | undefined): void {
    const writes = this.writes;
    const now = this.#now;
    const takes = { aw: now.aw && this.#address === undefined, w: now.w && this.#data === undefined };
    const reads = now.ar && this.#read === undefined;
    if (now.b) this.#written = undefined;
    if (now.r) this.#read = undefined;
    if (takes.aw) this.#address = this.#get('awaddr') >> 2;
    if (takes.w) this.#data = { data: this.#get('wdata'), strobes: this.#get('wstrb') };
    if (writes !== undefined) {
      this.#address = undefined;
      this.#data = undefined;
      this.#written = wordAt(writes.word) === undefined ? slvErr : okay;
    }
    if (reads) {
      const data = wordAt(this.#get('araddr') >> 2);
      this.#read = { response: data === undefined ? slvErr : okay, data: data ?? 0 };
    }
    this.#now = {
      ...{ aw: now.aw && !takes.aw, w: now.w && !takes.w, ar: now.ar && !reads },
      ...{ b: false, r: false },
    };
  }

  reset(): void {
    this.#address = undefined;
    this.#data = undefined;
    this.#written = undefined;
    this.#read = undefined;
    this.#now = { aw: false, w: false, b: false, ar: false, r: false };
  }
}
