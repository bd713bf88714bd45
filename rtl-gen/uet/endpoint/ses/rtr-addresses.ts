/** Where the RTRs of a target go: to those whose messages wait. */
import { type Bits, bit, bits, clog2, enumOf, module, record, source } from '../../../hdl/index.ts';
import { ReadyToReceive } from '../../ses/deferrable/deferral-records.ts';
import { tokenBits } from '../../ses/receive/target-deferral.ts';

/** An RTR with all that its packet needs; `token` is that of the target. */
export const AddressedRtr = record({
  token: bits(tokenBits),
  /** Where it goes to, and which of our addresses it leaves from. */
  destination: bits(128),
  local: bits(4),
  job_id: bits(24),
  match_bits: bits(64),
  buffer_offset: bits(64),
});

/** The number by which a peer is known: its address, folded. */
export const peerNumber = (address: Bits<128>): Bits<16> =>
  Array.from({ length: 8 }, (_, i): Bits => address.slice(16 * i + 15, 16 * i)).reduce((a, b) => a.xor(b)) as Bits<16>;

/**
 * Keeps by its token whose message `waits`, which is told of each of its packets, and gives each of `rtr` its address:
 * it leaves on `down`, or is taken without that, as its place has another message now and its receive has gone back.
 *
 * A receive may find a header before the packet that has brought it has its result, so an RTR waits until it is known
 * whose it is. Tokens of a place are counted, and a later one is greater, modulo 2^32. An RTR takes 5 clocks.
 * `target_upper`: as in `TargetDeferralChoices`.
 */
export const rtrAddresses = (slots: number) => {
  const Peer = record({ token: bits(tokenBits), source: bits(128), local: bits(4) });
  return module(
    `uet_rtr_addresses_n${slots}`,
    {
      summary: `Where RTRs to ${slots} messages that wait go.`,
      in: {
        target_upper: bit,
        waits: record({ valid: bit, peer: Peer }),
        rtr: record({ valid: bit, payload: ReadyToReceive }),
      },
      out: { taken: bit },
      link: { down: source(AddressedRtr) },
    },
    ({ target_upper: targetUpper, waits, rtr, down }, m) => {
      const slotBits = clog2(slots);
      const slotOf = (token: Bits): Bits => token.trunc(slotBits);
      const peers = m.mem('peers', Peer, { depth: slots });
      const waits1 = m.next('waits_1', waits, { reset: { valid: 0 } });
      peers.write({ addr: slotOf(waits1.peer.token), data: waits1.peer, enable: waits1.valid });
      const known = m.reg('known', bits(slots), { reset: 0 });
      known.set(known.or(slotOf(waits1.peer.token).oneHot(slots).mask(waits1.valid)));

      // One at a time: whose it is, and then it leaves or is looked up again.
      const step = m.reg('step', enumOf('idle', 'read', 'sum', 'judge', 'offer'), { reset: 'idle' });
      const { match_bits: word, buffer_offset, job_id } = rtr.payload;
      m.unused(rtr.payload.peer, rtr.payload.rel);
      const token = m.named('token', m.mux(targetUpper, word.slice(63, 32), word.trunc(32)).as(tokenBits));
      const found = m.next('found', peers.readSync({ addr: slotOf(token), onCollision: 'old' }));
      const isKnown = m.next('is_known', m.next('known_1', known.and(slotOf(token).oneHot(slots)).any()));
      const ahead = m.named('ahead', found.token.sub(token));
      const its = m.next('its', {
        it: isKnown.and(ahead.any().not()),
        over: isKnown.and(ahead.any()).and(ahead.at(tokenBits - 1).not()),
        source: found.source,
        local: found.local,
      });
      const address = m.reg('address', record({ source: bits(128), local: bits(4) }));
      const isOver = m.named('is_over', step.is('judge').and(its.over));
      m.match(step, {
        idle: () => m.when(rtr.valid, () => step.set('read')),
        read: () => step.set('sum'),
        sum: () => step.set('judge'),
        judge: () => {
          address.set({ source: its.source, local: its.local });
          step.set('idle');
          m.when(its.it, () => step.set('offer'));
        },
        offer: () => m.when(down.ready, () => step.set('idle')),
      });
      const offers = step.is('offer');
      return {
        taken: isOver.or(offers.and(down.ready)),
        down: {
          payload: {
            ...{ token, destination: address.source, local: address.local },
            ...{ job_id, match_bits: word, buffer_offset },
          },
          valid: offers,
        },
      };
    },
  );
};
