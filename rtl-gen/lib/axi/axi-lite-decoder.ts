/** One AXI4-Lite interface before several: addresses decide which one answers. */
import { type Bits, bit, bits, clog2, type Link, module } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import {
  type AxiLiteRequest,
  type AxiLiteResponse,
  type AxiLiteWidths,
  axiLiteManager,
  axiLiteSubordinate,
  axiResponse,
} from './axi-lite.ts';

/** Addresses of one subordinate: as many as its own addresses have bits for, from `base` on. */
export interface AxiLiteWindow<N extends string = string> {
  readonly name: N;
  /** A byte address, a multiple of the bytes of the window. */
  readonly base: number;
  /** Bits of the subordinate's byte addresses: the window has 2^address bytes. */
  readonly address: number;
}

type ManagerLink = Link<{ read: AxiLiteResponse; drive: AxiLiteRequest }>;

/** The windows by name, as links and as their values. */
type Managers<N extends string> = { readonly [K in N]: ManagerLink };

/**
 * Hands each access at `s_axi` to the subordinate in whose window its address is, at the link of that name, with the
 * address in the window; an address in no window is answered DECERR, with data 0.
 *
 * One write and one read are on their way at a time, beside each other. Address and data of a write come in any order
 * and leave together; each channel of a subordinate takes its part when it likes. No handshake follows another one
 * within a clock. From a request to its answer 5 clocks, of a subordinate that takes it at once and answers in the
 * clock after.
 *
 * A `RangeError` for windows that overlap, or do not fit.
 */
export const axiLiteDecoder = <const N extends string>(
  name: string,
  widths: AxiLiteWidths,
  windows: readonly AxiLiteWindow<N>[],
) => {
  checkWindows(widths, windows);
  const { data, address } = widths;
  const bytes = data / 8;
  const managers = Object.fromEntries(
    windows.map((window) => [window.name, axiLiteManager({ data, address: window.address })]),
  ) as Managers<N>;
  return module(
    name,
    {
      summary: `AXI4-Lite decoder: ${windows.map((window) => window.name).join(', ')}.`,
      link: { s_axi: axiLiteSubordinate(widths), ...managers },
    },
    (io, m) => {
      const s_axi = io.s_axi as unknown as AxiLiteRequest;
      const below = windows.map((window) => (io as unknown as Record<N, AxiLiteResponse>)[window.name]);
      const count = windows.length;
      const Choice = bits(count);
      /** A bit for each window that an address is in. */
      const choose = (at: Bits): Bits =>
        lowFirst(
          windows.map(({ base, address: own }) => (own === address ? m.lit(1, 1) : at.shr(own).eq(base / 2 ** own))),
        );
      /** What the chosen subordinate shows. */
      const shown = <W extends number>(choice: Bits, of: (from: AxiLiteResponse) => Bits<W>): Bits<W> =>
        below.map((from, i) => of(from).mask(choice.at(i))).reduce((a, b) => a.or(b));

      // Writes: address and data are held until the answer has been taken.
      const aw_held = m.reg('aw_held', bit, { reset: 0 });
      const w_held = m.reg('w_held', bit, { reset: 0 });
      const aw_left = m.reg('aw_left', bit, { reset: 0 });
      const w_left = m.reg('w_left', bit, { reset: 0 });
      const awaddr = m.reg('awaddr', bits(address));
      const awprot = m.reg('awprot', bits(3));
      const wdata = m.reg('wdata', bits(data));
      const wstrb = m.reg('wstrb', bits(bytes));
      const w_choice = m.reg('w_choice', Choice);
      const bvalid = m.reg('s_axi_bvalid', bit, { reset: 0 });
      const bresp = m.reg('s_axi_bresp', axiResponse);
      const { writes } = m.named({ writes: aw_held.and(w_held).and(bvalid.not()) });
      m.when(s_axi.awvalid.and(aw_held.not()), () => {
        aw_held.set(1);
        awaddr.set(s_axi.awaddr);
        awprot.set(s_axi.awprot);
        w_choice.set(choose(s_axi.awaddr));
      });
      m.when(s_axi.wvalid.and(w_held.not()), () => {
        w_held.set(1);
        wdata.set(s_axi.wdata);
        wstrb.set(s_axi.wstrb);
      });
      m.when(writes.and(shown(w_choice, ({ awready }) => awready)), () => aw_left.set(1));
      m.when(writes.and(shown(w_choice, ({ wready }) => wready)), () => w_left.set(1));
      const b_taken = m.named('b_taken', writes.and(aw_left).and(w_left));
      m.when(writes.and(w_choice.any().not()), () => {
        bvalid.set(1);
        bresp.set('DECERR');
      }).elsewhen(b_taken.and(shown(w_choice, (from) => from.bvalid)), () => {
        bvalid.set(1);
        for (const [i, from] of below.entries()) m.when(w_choice.at(i), () => bresp.set(from.bresp));
      });
      m.when(bvalid.and(s_axi.bready), () => {
        for (const flag of [bvalid, aw_held, w_held, aw_left, w_left]) flag.set(0);
      });

      // Reads.
      const ar_held = m.reg('ar_held', bit, { reset: 0 });
      const ar_left = m.reg('ar_left', bit, { reset: 0 });
      const araddr = m.reg('araddr', bits(address));
      const arprot = m.reg('arprot', bits(3));
      const r_choice = m.reg('r_choice', Choice);
      const rvalid = m.reg('s_axi_rvalid', bit, { reset: 0 });
      const rresp = m.reg('s_axi_rresp', axiResponse);
      const rdata = m.reg('s_axi_rdata', bits(data));
      const { reads } = m.named({ reads: ar_held.and(rvalid.not()) });
      m.when(s_axi.arvalid.and(ar_held.not()), () => {
        ar_held.set(1);
        araddr.set(s_axi.araddr);
        arprot.set(s_axi.arprot);
        r_choice.set(choose(s_axi.araddr));
      });
      m.when(reads.and(shown(r_choice, ({ arready }) => arready)), () => ar_left.set(1));
      const r_taken = m.named('r_taken', reads.and(ar_left));
      m.when(reads.and(r_choice.any().not()), () => {
        rvalid.set(1);
        rresp.set('DECERR');
        rdata.set(0);
      }).elsewhen(r_taken.and(shown(r_choice, (from) => from.rvalid)), () => {
        rvalid.set(1);
        rdata.set(shown(r_choice, (from) => from.rdata));
        for (const [i, from] of below.entries()) m.when(r_choice.at(i), () => rresp.set(from.rresp));
      });
      m.when(rvalid.and(s_axi.rready), () => {
        for (const flag of [rvalid, ar_held, ar_left]) flag.set(0);
      });

      const kept = (what: string, valid: Bits<1>, ready: Bits<1>, ...answer: readonly unknown[]): void => {
        const waited = m.pastValid().and(m.past(valid)).and(m.past(ready).not());
        m.assert(what, waited.implies(answer.map((x) => m.stable(x)).reduce((x, y) => x.and(y), valid)));
      };
      kept('b_is_kept', bvalid, s_axi.bready, bresp);
      kept('r_is_kept', rvalid, s_axi.rready, rresp, rdata);
      m.assert('one_window_writes', oneAtMost(w_choice).or(aw_held.not()));
      m.assert('one_window_reads', oneAtMost(r_choice).or(ar_held.not()));

      const requests = Object.fromEntries(
        windows.map((window, i) => [
          window.name,
          {
            awaddr: awaddr.trunc(window.address),
            awprot,
            awvalid: writes.and(w_choice.at(i)).and(aw_left.not()),
            wdata,
            wstrb,
            wvalid: writes.and(w_choice.at(i)).and(w_left.not()),
            bready: b_taken.and(w_choice.at(i)),
            araddr: araddr.trunc(window.address),
            arprot,
            arvalid: reads.and(r_choice.at(i)).and(ar_left.not()),
            rready: r_taken.and(r_choice.at(i)),
          },
        ]),
      );
      const answer: AxiLiteResponse = {
        awready: aw_held.not(),
        wready: w_held.not(),
        bvalid,
        bresp,
        arready: ar_held.not(),
        rvalid,
        rresp,
        rdata,
      };
      return { s_axi: answer, ...requests } as never;
    },
  );
};

const oneAtMost = (choice: Bits): Bits<1> => choice.and(choice.sub(1)).any().not();

function checkWindows({ data, address }: AxiLiteWidths, windows: readonly AxiLiteWindow[]): void {
  if (windows.length === 0) throw new RangeError('a decoder needs at least one window');
  const least = clog2(data / 8) + 1;
  for (const { name, base, address: own } of windows) {
    if (!Number.isInteger(own) || own < least || own > address)
      throw new RangeError(`the window ${name} has addresses of ${own} bits: give ${least} to ${address}`);
    if (!Number.isInteger(base) || base < 0 || base % 2 ** own !== 0 || base + 2 ** own > 2 ** address)
      throw new RangeError(
        `the window ${name} at ${base} has to begin at a multiple of its ${2 ** own} bytes, in ${address} bits of address`,
      );
  }
  const sorted = windows.toSorted((a, b) => a.base - b.base);
  for (const [i, window] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next !== undefined && window.base + 2 ** window.address > next.base)
      throw new RangeError(`the windows ${window.name} and ${next.name} overlap`);
    if (windows.filter(({ name }) => name === window.name).length > 1 || window.name === 's_axi')
      throw new RangeError(`two interfaces are called ${window.name}`);
  }
}
