/** RTRs of all places, as messages begin to wait before them, after them and at the same time. */
import { type Body, happened, type NamedTest, namedWith } from '../../test-kit.ts';
import { RtrDesk } from './rtr-desk.ts';

/** So many RTRs; tokens of a place are near each other, also where their count goes round. */
export const rtrProperty =
  (slots: number, count: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('tokens');
    const desk = new RtrDesk(t, slots);
    const seen = { leaves: 0, over: 0, stays: 0 };
    const last = Array.from({ length: slots }, () => (random.chance(0.5) ? 2 ** 32 - 4 * slots : random.word()));
    const near = (slot: number, steps: number) =>
      ((last[slot]! - (last[slot]! % slots) + slot + slots * steps) >>> 0) as number;
    for (let i = 0; i < count; i++) {
      const slot = random.below(slots);
      if (random.chance(0.4)) {
        last[slot] = near(slot, random.int(1, 2));
        desk.waits(last[slot]!);
        for (let n = random.int(1, 3); n > 0; n--) await desk.clock();
        await desk.clock();
      }
      const token = random.chance(0.6) ? near(slot, 0) : near(slot, random.pick([-3, -2, -1, 1, 2]));
      const fate = desk.fateOf(token);
      seen[fate]++;
      await desk.rtr(token, {
        stall: random.pick([0, 0, 1, 5]),
        later: random.pick([random.below(8), 14]),
        upper: random.chance(0.5),
        beside: () => {
          // What is offered does not change with what begins to wait then.
          if (random.chance(0.5)) return;
          const other = random.below(slots);
          if (other === slot) return;
          last[other] = near(other, 1);
          desk.waits(last[other]!);
        },
      });
      if (fate === 'stays') last[slot] = token;
    }
    if (count >= 100) happened(seen, count / 20);
  };

export const rtrDirected = (slots: number): readonly NamedTest[] => {
  const atDesk = namedWith((t) => new RtrDesk(t, slots));
  return [
    atDesk('each place waits for its own message, and each bit of a token counts', async (desk) => {
      for (let slot = 0; slot < slots; slot++) await desk.rtr(slot + slots);
      for (let bit = 3; bit < 31; bit++) {
        const token = 2 ** 31 + slots * 5 + 1;
        desk.waits(token);
        await desk.clock();
        await desk.rtr((token - 2 ** bit) >>> 0);
        await desk.rtr(token);
        await desk.rtr((token + 2 ** bit) >>> 0);
      }
    }),
    atDesk(
      'each bit of an address is kept, and stays while its RTR is offered and its place has another message',
      async (desk) => {
        for (let bit = 0; bit < 128; bit++) {
          const token = slots * (bit + 2) + (bit % slots);
          desk.waits(token, 1n << BigInt(bit), bit % 16);
          for (let i = 0; i < 2; i++) await desk.clock();
          const other = (2n ** 128n - 1n) ^ (1n << BigInt(bit));
          const beside = (clock: number) => {
            if (clock !== 2) return;
            const of = desk.places.get(token % slots)!;
            desk.waits(token + slots, other, 15 - (bit % 16));
            desk.places.set(token % slots, of);
          };
          await desk.rtr(token, { stall: 8, beside });
          desk.places.set(token % slots, { token: token + slots, source: other, local: 15 - (bit % 16) });
          await desk.rtr(token);
          await desk.rtr(token + slots);
        }
      },
    ),
    atDesk('a message that begins to wait in any clock of its RTR has it', async (desk) => {
      for (let later = 0; later < 12; later++)
        for (let slot = 0; slot < slots; slot++) await desk.rtr(slots * (later + 3) + slot, { later });
    }),
    atDesk('after a reset no message waits, those neither that began in it nor before it', async (desk) => {
      for (let slot = 0; slot < slots; slot++) {
        desk.waits(slots * 9 + slot);
        await desk.clock();
        await desk.clock();
      }
      await desk.rtr(slots * 9 + 1);
      desk.set({ rtr_valid: 1 });
      desk.waits(slots * 9);
      await desk.reset();
      desk.set({ rtr_valid: 0 });
      for (let i = 0; i < 8; i++) await desk.clock();
      for (let slot = slots - 1; slot >= 0; slot--) await desk.rtr(slots * 9 + slot);
    }),
  ];
};
