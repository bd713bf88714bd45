/** One AXI4-Lite interface before several: each access reaches one of them, once, and has its answer. */
import { type Bits, bind, bit, bits, type Ctx, pack } from '../../../rtl-gen/hdl/index.ts';
import type { AxiLiteRequest, AxiLiteResponse } from '../../../rtl-gen/lib/axi/axi-lite.ts';
import { axiLiteDecoder } from '../../../rtl-gen/lib/axi/axi-lite-decoder.ts';
import { type Proof, proof } from '../proof.ts';

const address = 5;
const windows = [
  { name: 'low', base: 0x00, address: 3 },
  { name: 'high', base: 0x10, address: 4 },
] as const;

type Bus = AxiLiteRequest & AxiLiteResponse;

const decerr = 3;

/** What is to become of an access, from when it has been asked for to its answer. */
function access(m: Ctx, kind: 'read' | 'write', at: Bits, asked: Bits<1>, answered: Bits<1>) {
  const held = m.reg(`spec_${kind}_held`, bit, { reset: 0 });
  const where = m.reg(`spec_${kind}_address`, bits(address), { reset: 0 });
  m.when(asked, () => {
    held.set(1);
    where.set(at);
  });
  m.when(answered, () => held.set(0));
  const isIn = windows.map(({ base, address: own }) => where.shr(own).eq(base >> own));
  return { held, where, isIn, nowhere: isIn.reduce((a, b) => a.or(b)).not() };
}

/** A bit that is 1 from `set` to `clear`. */
function between(m: Ctx, name: string, set: Bits<1>, clear: Bits<1>): Bits<1> {
  const flag = m.reg(name, bit, { reset: 0 });
  m.when(set, () => flag.set(1));
  m.when(clear, () => flag.set(0));
  return flag;
}

const any = (list: readonly Bits<1>[]): Bits<1> => list.reduce((a, b) => a.or(b));

const decoder = bind(axiLiteDecoder('decoder', { data: 32, address }, windows), (io, inside, m) => {
  const { s_axi: up, ...below } = io as unknown as { s_axi: Bus; low: Bus; high: Bus };
  const buses = [below.low, below.high];
  const reg = (name: string): Bits<1> => inside.bits(name, 1);

  // Writes.
  const bGiven = up.bvalid.and(up.bready);
  const write = access(m, 'write', up.awaddr, up.awvalid.and(up.awready), bGiven);
  const hasData = between(m, 'spec_data_held', up.wvalid.and(up.wready), bGiven);
  const data = m.reg('spec_data', bits(36), { reset: 0 });
  m.when(up.wvalid.and(up.wready), () => data.set(up.wdata.cat(up.wstrb)));
  const took = buses.map((bus, i) => ({
    aw: between(m, `spec_aw_${i}`, bus.awvalid.and(bus.awready), bGiven),
    w: between(m, `spec_w_${i}`, bus.wvalid.and(bus.wready), bGiven),
  }));
  const bResponse = m.reg('spec_b_response', bits(2), { reset: 0 });
  const bSeen = between(m, 'spec_b_seen', any(buses.map((bus) => bus.bvalid.and(bus.bready))), bGiven);
  for (const [i, bus] of buses.entries()) {
    const { name } = windows[i]!;
    const { aw, w } = took[i]!;
    m.assume(`${name}_answers_writes`, bus.bvalid.implies(aw.and(w).and(bSeen.not())));
    m.when(bus.bvalid.and(bus.bready), () => bResponse.set(pack(bus.bresp)));
    const wanted = write.held.and(hasData).and(write.isIn[i]!).and(bSeen.not());
    m.assert(`${name}_is_asked_once`, bus.awvalid.eq(wanted.and(aw.not())));
    m.assert(`${name}_has_data_once`, bus.wvalid.eq(wanted.and(w.not())));
    m.assert(`${name}_has_the_address`, bus.awvalid.implies(bus.awaddr.eq(write.where.trunc(bus.awaddr.width))));
    m.assert(`${name}_has_the_data`, bus.wvalid.implies(bus.wdata.cat(bus.wstrb).eq(data)));
    m.assert(`${name}_took_what_it_was_given`, aw.or(w).implies(write.held.and(hasData).and(write.isIn[i]!)));
    m.assert(`${name}_is_heard`, bus.bvalid.implies(bus.bready));
  }
  m.assert('a_write_waits', up.awready.eq(write.held.not()).and(up.wready.eq(hasData.not())));
  m.assert('a_write_is_answered_as_it_was', up.bvalid.and(write.nowhere.not()).implies(bSeen));
  m.assert('b_response', up.bvalid.implies(pack(up.bresp).eq(m.mux(write.nowhere, m.lit(2, decerr), bResponse))));
  m.assert('b_follows', up.bvalid.implies(write.held.and(hasData)));
  m.assert('b_seen_is_given', bSeen.implies(up.bvalid));
  m.assert('spec_aw_left', reg('aw_left').eq(any(took.map(({ aw }) => aw))));
  m.assert('spec_w_left', reg('w_left').eq(any(took.map(({ w }) => w))));
  m.assert('spec_w_choice', write.held.implies(inside.bits('w_choice', 2).eq(write.isIn[1]!.cat(write.isIn[0]!))));
  m.assert('spec_awaddr', write.held.implies(inside.bits('awaddr', address).eq(write.where)));
  m.assert('spec_wdata', hasData.implies(inside.bits('wdata', 32).cat(inside.bits('wstrb', 4)).eq(data)));

  // Reads.
  const rGiven = up.rvalid.and(up.rready);
  const read = access(m, 'read', up.araddr, up.arvalid.and(up.arready), rGiven);
  const tookRead = buses.map((bus, i) => between(m, `spec_ar_${i}`, bus.arvalid.and(bus.arready), rGiven));
  const rAnswer = m.reg('spec_r_answer', bits(34), { reset: 0 });
  const rSeen = between(m, 'spec_r_seen', any(buses.map((bus) => bus.rvalid.and(bus.rready))), rGiven);
  for (const [i, bus] of buses.entries()) {
    const { name } = windows[i]!;
    const ar = tookRead[i]!;
    m.assume(`${name}_answers_reads`, bus.rvalid.implies(ar.and(rSeen.not())));
    m.when(bus.rvalid.and(bus.rready), () => rAnswer.set(pack(bus.rresp).cat(bus.rdata)));
    const wanted = read.held.and(read.isIn[i]!).and(rSeen.not());
    m.assert(`${name}_is_read_once`, bus.arvalid.eq(wanted.and(ar.not())));
    m.assert(`${name}_is_read_there`, bus.arvalid.implies(bus.araddr.eq(read.where.trunc(bus.araddr.width))));
    m.assert(`${name}_took_its_read`, ar.implies(read.held.and(read.isIn[i]!)));
    m.assert(`${name}_is_read`, bus.rvalid.implies(bus.rready));
  }
  const nothing = m.lit(2, decerr).cat(m.lit(32, 0));
  m.assert('a_read_waits', up.arready.eq(read.held.not()));
  m.assert('a_read_is_answered_as_it_was', up.rvalid.and(read.nowhere.not()).implies(rSeen));
  m.assert(
    'r_answer',
    up.rvalid.implies(
      pack(up.rresp)
        .cat(up.rdata)
        .eq(m.mux(read.nowhere, nothing, rAnswer)),
    ),
  );
  m.assert('r_follows', up.rvalid.implies(read.held));
  m.assert('r_seen_is_given', rSeen.implies(up.rvalid));
  m.assert('spec_ar_left', reg('ar_left').eq(any(tookRead)));
  m.assert('spec_r_choice', read.held.implies(inside.bits('r_choice', 2).eq(read.isIn[1]!.cat(read.isIn[0]!))));
  m.assert('spec_araddr', read.held.implies(inside.bits('araddr', address).eq(read.where)));

  const lowDone = between(m, 'spec_low_done', bGiven.and(write.isIn[0]!), m.lit(1, 0));
  m.cover('writes_to_both', lowDone.and(bGiven).and(write.isIn[1]!));
  m.cover('nothing_there', bGiven.and(write.nowhere));
  m.cover('both_kinds_at_once', rGiven.and(bGiven).and(read.isIn[0]!).and(write.isIn[1]!));
});

export const axiLiteProofs: readonly Proof[] = [
  proof(
    'axi-lite-decoder',
    'Each access reaches the subordinate of its window once, with its address and data, and has the answer of that one.',
    decoder,
    { coverDepth: 20 },
  ),
];
