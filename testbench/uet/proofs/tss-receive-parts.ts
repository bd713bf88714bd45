/** The receiving side of TSS for proofs: its options, and what stands for its parts. */
import { type Bits, bit, bits, clog2, record, type Shape } from '../../../rtl-gen/hdl/index.ts';
import { beat } from '../../../rtl-gen/lib/packet/beat.ts';
import { framedBeat } from '../../../rtl-gen/lib/packet/header-insert.ts';
import { keyErase } from '../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { gcmBeat } from '../../../rtl-gen/uet/tss/gcm/packet.ts';
import { withDomain } from '../../../rtl-gen/uet/tss/layer/domain-finder.ts';
import { judgedPacket, Received } from '../../../rtl-gen/uet/tss/layer/receive-judge.ts';
import { keyedPacket } from '../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import type { LayerOptions } from '../../../rtl-gen/uet/tss/layer/transmit.ts';

const [domains, keys, verdictBeats] = [2, 8, 64];
export const receiveOptions: LayerOptions = { domains, keys, verdictBeats, engine: { sbox: 'table', ramRounds: 13 } };
/** Beats of bodies that may be parked. */
export const parkedBeats = 2 * verdictBeats;
const size = 16;

export const takes = record({ ready: bit });
export const gives = <V>(payload: Shape<V>) => record({ payload, valid: bit });
const Body = beat(size);
/** Whether a packet is let out, said twice. */
export const Piece = record({ accepted: bit, dropped: bit });

/** All but the queues around the verdict: outputs of any value. */
export const anyParts = {
  arrivals: { head: takes, body: takes, down: gives(Received), bodies: gives(Body) },
  find: { up: takes, down: gives(withDomain(receiveOptions, Received)), quiet: bit, keeps: bit, keeps_derived: bit },
  judge: { up: takes, down: gives(judgedPacket(receiveOptions)), quiet: bit },
  resolve: {
    ...{
      up: takes,
      down: gives(keyedPacket(receiveOptions, parkedBeats)),
      quiet: bit,
      missed: bit,
      erase: keyErase(keys),
    },
    keys: gives(record({ number: bits(clog2(keys)), key: bits(256) })),
  },
  bodies: { up: takes, down: gives(Body) },
  route: { way: takes, up: takes, parked: takes, park: gives(Body), plain: gives(Body), down: gives(Body) },
  parking: { up: takes, down: gives(Body) },
  insert: { frame: takes, up: takes, down: gives(framedBeat(size, record({}))) },
  engine: {
    ...{ installed: bit, installed_number: bits(clog2(keys)), refused: bit },
    ...{ keys: takes, descriptor: takes, packets: takes, down: gives(gcmBeat(size)) },
  },
  leaving: { up: takes, down: gives(gcmBeat(size)) },
  failure_counts: {
    ...{ latched: bits(domains), warned: bits(domains), busy: bit, upset: bit, failed: takes, write: takes },
  },
  cut: { up: takes, down: gives(Body) },
  pieces: { up: takes, down: gives(Piece) },
  verified: {
    ...{ up: takes, down: gives(Body), overflow: bit },
    ...{ beats: bits(clog2(verdictBeats) + 1), packets: bits(clog2(verdictBeats) + 1) },
  },
};

export interface Takes {
  readonly ready: Bits<1>;
}
export interface Gives<V> {
  readonly payload: V;
  readonly valid: Bits<1>;
}
