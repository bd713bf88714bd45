/** The property run of a tracker of messages: their packets in any order, mixed, some of them bad. */
import { assert, type Body, type Random } from '../../test-kit.ts';
import { TrackerBench } from './tracker-bench.ts';
import { type Packet, rc } from './tracker-oracle.ts';

/** The packets of a message, in any order. */
export function drawnMessage(random: Random, message: string): Packet[] {
  const payload = random.pick([0, 1, 64, 1000, 8192]);
  const count = payload === 0 ? 1 : random.pick([1, 2, 2, 3, random.int(2, 12)]);
  const length = Math.max(0, payload * count - random.pick([0, 0, random.below(Math.max(payload, 1))]));
  const isBad = random.chance(0.2);
  const hd = random.below(2);
  const packets = Array.from(
    { length: count },
    (_, k): Packet => ({
      message,
      som: k === 0 ? 1 : 0,
      eom: k === count - 1 ? 1 : 0,
      msg_error: 0,
      code: isBad && random.chance(0.4) ? random.pick([rc.bad_addr, rc.no_match]) : rc.ok,
      payload_length: Math.min(payload, length - k * payload),
      message_offset: k * payload,
      request_length: length,
      hd,
      header_data: BigInt(random.bits(64)),
    }),
  );
  const event = random.below(13);
  const first = packets[0]!;
  // Cut short; one packet too many, or too large; one that never comes; a length that is wrong.
  const offset = payload * random.below(count);
  const code = random.pick([rc.initiator_error, rc.ok]);
  const end: Packet = {
    ...first,
    som: 0,
    eom: 1,
    msg_error: 1,
    code,
    payload_length: 0,
    message_offset: offset,
    hd: 0,
  };
  const kept = packets.filter(({ message_offset }) => message_offset < offset);
  switch (event) {
    case 0:
      return random.shuffle([...kept, end]);
    case 1:
      return random.shuffle([...packets, { ...end, message_offset: length }]);
    case 2:
      return random.shuffle([...packets, { ...packets.at(-1)!, payload_length: random.int(1, 9000) }]);
    case 3:
      return random.shuffle(packets.slice(1));
    case 4:
      return random.shuffle([...kept, end, end]);
    case 5:
      return [{ ...first, payload_length: first.payload_length + 1 }];
    case 12: {
      // A long one that ends after its first packet.
      const request_length = random.below(2 ** 31) + 2 ** 20;
      const begun = { ...first, eom: 0, request_length, payload_length: Math.max(1, payload) };
      return random.shuffle([begun, { ...end, request_length, message_offset: begun.payload_length }]);
    }
    default:
      return random.chance(0.3) ? packets : random.shuffle(packets);
  }
}

/** A test of `clocks` clocks of a tracker with so many messages. */
export function trackerProperty(
  { sets, ways }: { readonly sets: number; readonly ways: number },
  clocks: number,
): Body<void> {
  return async (t) => {
    const random = t.random.fork('messages');
    const bench = new TrackerBench(t, ways);
    await bench.begin();
    const open = new Map<string, Packet[]>();
    let [busy, ticks, most] = [1, 0.01, 3];
    const size = random.pick([1, 2, 3, 2 ** 16 - 1]);
    const drawn = () => random.pick([random.below(size), random.below(2), 2 ** 16 - 1]);
    for (let i = 0; i < clocks; i++) {
      if (i % 300 === 0) {
        [busy, ticks, most] = [
          random.pick([1, 1, 0.5, 0.05]),
          random.pick([0, 0.01, 0.2]),
          random.pick([1, 2, 2, 8, sets * ways + 4]),
        ];
      }
      while (open.size < most) {
        const name = [drawn(), drawn(), drawn()].join('.');
        if (open.has(name) && most > 4) break;
        if (!open.has(name)) open.set(name, drawnMessage(random, name));
      }
      let packet: Packet | undefined;
      if (random.chance(busy)) {
        const name = random.pick([...open.keys()]);
        const packets = open.get(name)!;
        packet = packets.shift();
        if (packets.length === 0) open.delete(name);
      }
      await bench.clock(packet, random.chance(ticks));
    }
    await bench.drain();
    // What is left is forgotten.
    for (let i = 0; i < 4 + 2 * ways && bench.oracle.entries.size > 0; i++) {
      await bench.clock(undefined, true);
      for (let j = 0; j < sets; j++) await bench.clock();
      await bench.drain();
    }
    assert.equal(bench.oracle.entries.size, 0, 'a message stays');
  };
}
