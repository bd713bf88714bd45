/** Rendezvous sends at the receive half of the endpoint: where the READs of their rest go, and their ends. */
import { type Bits, bit, bits, clog2, module, record, source, unpack, type ValueOf } from '../../../hdl/index.ts';
import type { SesTargetOptions } from '../../ses/receive/target-options.ts';
import type { RendezvousExtension } from '../../ses/receive/target-rendezvous.ts';
import { RendezvousAnswer, RendezvousRead } from '../../ses/rendezvous/rendezvous-records.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { sesRendezvous } from '../../wire/layout/index.ts';
import { firstBytes } from '../../wire/parser/take.ts';

/** Bits that number the places of rendezvous sends. */
export const restBits = ({ rendezvous }: Pick<SesTargetOptions, 'rendezvous'>): number => clog2(rendezvous?.slots ?? 2);

/** A READ of one packet for the rest of a rendezvous send, and the host address of its bytes. */
export const RestRead = (slotBits: number) =>
  record({
    slot: bits(slotBits),
    /** Where it goes to, and which of our addresses it leaves from. */
    destination: bits(128),
    local: bits(4),
    job_id: bits(24),
    pid_on_fep: bits(12),
    resource_index: bits(12),
    key: bits(64),
    offset: bits(64),
    length: bits(14),
    address: bits(64),
  });

/** What the receive half gets: a READ is taken, or one was answered. */
export const ReceiveRestIn = (slotBits: number) =>
  record({
    read_ready: bit,
    answer: record({ valid: bit, payload: RendezvousAnswer(slotBits) }),
  });

/** What it gives: READs, and whether an answer is taken. */
export const ReceiveRestOut = (slotBits: number) =>
  record({ read: record({ valid: bit, payload: RestRead(slotBits) }), answer_taken: bit });

/** The extension of a packet that is a rendezvous send (uet-wire.md 12.5). Combinational. */
export function restExtension(extension: Bits): ValueOf<typeof RendezvousExtension> {
  const its = unpack(headerShape(sesRendezvous), firstBytes(extension, sesRendezvous.bytes));
  const { read_buffer_offset: read_offset, read_memory_key: read_key, ...others } = its;
  return { ...others, read_offset, read_key };
}

/**
 * Keeps by its place whom a rendezvous send has come from (`begins`), and gives each READ of `read` its address; as
 * many completions may be on their way to the host (`done`, `told`) as there are places, and `may_end` says so.
 * A READ is looked up in a clock, and leaves in the next one.
 */
export const restAddresses = (slots: number) => {
  const slotBits = clog2(slots);
  const Peer = record({ source: bits(128), local: bits(4) });
  return module(
    `uet_rest_addresses_n${slots}`,
    {
      summary: `Where READs for ${slots} rendezvous sends go.`,
      in: {
        begins: record({ valid: bit, slot: bits(slotBits), peer: Peer }),
        read: record({ valid: bit, payload: RendezvousRead(slotBits) }),
        done: bit,
        told: bit,
      },
      out: { taken: bit, may_end: bit },
      link: { down: source(RestRead(slotBits)) },
    },
    ({ begins, read, done, told, down }, m) => {
      const peers = m.mem('peers', Peer, { depth: slots });
      const begins1 = m.next('begins_1', begins, { reset: { valid: 0 } });
      peers.write({ addr: begins1.slot, data: begins1.peer, enable: begins1.valid });
      const held = m.reg('held', RestRead(slotBits));
      const full = m.reg('full', bit, { reset: 0 });
      const taken = m.named('takes', full.not().or(down.ready));
      const it = read.payload;
      const { source, local } = peers.read(it.slot);
      m.when(taken, () => {
        full.set(read.valid);
        held.set({
          ...{ slot: it.slot, destination: source, local, job_id: it.job_id, pid_on_fep: it.pid_on_fep },
          ...{ resource_index: it.resource_index, key: it.key, length: it.payload_length, address: it.address },
          offset: it.buffer_offset.add(it.message_offset.zext(64)),
        });
      });
      // Each READ is one of a packet by itself, at the address of its process alone.
      m.unused(it.peer, it.rel, it.ri_generation, it.message_id, it.som, it.eom, it.request_length);
      const ends = m.reg('ends', bits(slotBits + 1), { reset: 0 });
      ends.set(ends.add(done.zext(ends.width)).sub(told.zext(ends.width)));
      return {
        taken,
        may_end: ends.at(slotBits).not(),
        down: { payload: held, valid: full },
      };
    },
  );
};
