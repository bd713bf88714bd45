/** Transmitter and receiver on one line: each byte that goes in comes out, at whatever times the ticks are. */
import { type Bits, bind, bit, bits, type EnumV, module, sink } from 'gatewright/hdl';
import { ReceivePhase, receiver } from '../src/receiver.ts';
import { TransmitPhase, transmitter } from '../src/transmitter.ts';

const loopback = module(
  'loopback',
  {
    summary: 'A transmitter with its line led to a receiver.',
    in: { tick: bit },
    out: { data: bits(8), valid: bit, framing: bit },
    link: { up: sink(bits(8)) },
  },
  ({ tick, up }, m) => {
    const sent = m.inst('transmitter', transmitter, { tick, up });
    return { ...m.inst('receiver', receiver, { tick, line: sent.tx }), up: sent.up };
  },
);

interface Sender {
  readonly tx: Bits<1>;
  readonly phase_probe: EnumV<'idle' | 'start' | 'data' | 'stop'>;
  readonly sample_probe: Bits<3>;
  readonly index_probe: Bits<3>;
  readonly data_probe: Bits<8>;
}

interface Receiver {
  readonly phase_probe: EnumV<'idle' | 'start' | 'data' | 'stop' | 'broken'>;
  readonly sample_probe: Bits<3>;
  readonly index_probe: Bits<3>;
  readonly earlier_probe: Bits<2>;
  readonly data_probe: Bits<8>;
}

const common = { sample: bits(3), index: bits(3), data: bits(8) };

export const loopbackProof = bind(
  loopback,
  ({ up, data, valid, framing }, inside, m) => {
    // The specification: one byte is on its way, or none.
    const byte = m.reg('spec_byte', bits(8));
    const pending = m.reg('spec_pending', bit, { reset: 0 });
    const enters = up.valid.and(up.ready);
    m.when(valid, () => pending.set(0));
    m.when(enters, () => {
      byte.set(up.payload);
      pending.set(1);
    });
    m.assert('none_is_lost', enters.implies(pending.not()));
    m.assert('none_is_made_up', valid.implies(pending));
    m.assert('it_is_unchanged', valid.implies(data.eq(byte)));
    m.assert('no_framing_error', framing.not());

    // What ties the receiver's state to the transmitter's, for induction.
    const tx = inside.inst<Sender>('transmitter');
    const rx = inside.inst<Receiver>('receiver');
    const [from, to] = [tx.phase_probe, rx.phase_probe];
    const [sample, index] = [tx.sample_probe, tx.index_probe];
    const decided = sample.ge(6);
    const active = from.is('idle').not();
    const started = from.is('start').and(sample.eq(0)).not();

    m.assert('line_is_the_bit', tx.tx.eq(m.mux(from.is('data'), byte.shr(index).at(0), from.is('start').not())));
    m.assert('byte_is_kept', from.is('start').implies(tx.data_probe.eq(byte)));
    m.assert('rest_is_kept', from.is('data').implies(tx.data_probe.eq(byte.shr(1).shr(index))));
    m.assert('index_at_ends', from.is('data').or(index.eq(0)));
    m.assert('stop_is_short', from.is('stop').implies(sample.le(6)));

    const atEnd = from.is('stop').and(decided);
    m.assert('both_idle', active.not().implies(to.is('idle')));
    m.assert('is_pending', pending.eq(active.and(atEnd.not())));
    m.assert('samples_agree', active.and(started).and(atEnd.not()).implies(rx.sample_probe.eq(sample)));
    m.assert('sees_the_bit', active.and(sample.ge(1)).implies(rx.earlier_probe.at(0).eq(tx.tx)));
    m.assert('saw_the_bit', active.and(sample.ge(2)).implies(rx.earlier_probe.at(1).eq(tx.tx)));
    const lastBit = from.is('data').and(index.eq(7)).and(decided);
    const inStart = from.is('start').and(decided.not());
    m.assert('starts', inStart.implies(m.mux(started, to.is('start'), to.is('idle'))));
    m.assert('reads_data', from.is('start').and(decided).or(from.is('data').and(lastBit.not())).implies(to.is('data')));
    m.assert('reads_stop', lastBit.or(from.is('stop').and(decided.not())).implies(to.is('stop')));
    m.assert('ends', atEnd.implies(to.is('idle')));

    // Of the byte, the receiver has so many bits, in its top ones.
    const inData = from.is('data').and(decided);
    m.assert('counts_bits', rx.index_probe.eq(m.mux(inData, index.add(1), index)));
    const all = lastBit.or(from.is('stop'));
    const missing = m.mux<Bits<4>>(all, m.lit(4, 0), m.lit(4, 8).sub(rx.index_probe.zext(4)));
    m.assert('has_the_bits', rx.data_probe.shr(missing).eq(byte.shl(missing).shr(missing)));
    m.cover('a_bit_is_read', to.is('data').and(rx.index_probe.eq(1)).and(pending));
  },
  {
    probes: {
      transmitter: { ...common, phase: TransmitPhase },
      receiver: { ...common, phase: ReceivePhase, earlier: bits(2) },
    },
  },
);
