/** What the gate of receive contexts promises, step by step. */
import assert from 'node:assert/strict';
import { contextGateLatency } from '../../../../../rtl-gen/uet/ses/receive/context-gate.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { GateDesk, type GateSize, type Packet, type Space } from './gate-desk.ts';

export function gateDirected(size: GateSize): readonly NamedTest[] {
  const last = 2 ** size.contextBits - 1;
  const named = (name: string, space: Space, steps: (desk: GateDesk) => Promise<void>): NamedTest => ({
    name,
    body: async (t) => {
      const desk = new GateDesk(t, size, () => space);
      await desk.reset();
      await steps(desk);
    },
  });
  /** The first packet of a message to a context, by ROD or not. */
  const first = (desk: GateDesk, space: Space, context: number, generation: number, rod: boolean): Packet =>
    desk.packet({
      ...{ context, wants_send: space === 'send' ? 1 : 0, wants_tagged: space === 'tagged' ? 1 : 0 },
      ...{ guard_counts: 1, guard_compares: 1, guard_generation: generation },
      ...{ guard_tagged: space === 'tagged' ? 1 : 0, guard_risks: rod ? 1 : 0 },
    });
  const spaces: readonly Space[] = size.hasTagged ? ['send', 'tagged'] : ['send'];
  return [
    ...spaces.map((space) =>
      named(
        `${space}: a context that is disabled and enabled again and again: its generation goes round`,
        space,
        async (desk) => {
          await desk.go({ given: { context: last, generation: 200 } });
          const { seen } = desk;
          for (let round = 0; round < 260; round++) {
            const generation = (200 + round) % 256;
            assert.equal(desk.contexts[last]!.generation, generation);
            assert((await desk.go({ packet: first(desk, space, last, generation, true) })).isTaken);
            while ((await desk.go()).left === undefined);
            await desk.go({ [space]: { context: last, answered: true, disables: true } });
            await desk.go();
            assert((await desk.go({ packet: first(desk, space, last, generation, false) })).isTaken);
            await desk.go({ [space]: { context: last, posted: true } });
            await desk.go();
            for (const own of [generation, (generation + 1) % 256])
              assert((await desk.go({ packet: first(desk, space, last, own, false) })).isTaken);
            await desk.go();
            await desk.go();
          }
          assert.deepEqual([seen.exhausted, seen.disabled, seen.bad, seen.passed], [260, 260, 260, 520]);
        },
      ),
    ),
    ...spaces.map((space) =>
      named(`${space}: what software sets a context to stays, whatever becomes of the others`, space, async (desk) => {
        const all = [...desk.contexts.keys()];
        const disable = async (context: number) => {
          const { generation } = desk.contexts[context]!;
          assert((await desk.go({ packet: first(desk, space, context, generation, true) })).isTaken);
          while ((await desk.go()).left === undefined);
          await desk.go({ [space]: { context, answered: true, disables: true } });
          await desk.go();
        };
        for (const context of all) {
          await desk.go({ given: { context, generation: 3 * context } });
          await disable(context);
          await desk.go({ [space]: { context, posted: true } });
          await desk.go();
          await disable(context);
          await desk.go({ given: { context, generation: 100 + context } });
        }
        const { passed } = desk.seen;
        for (const other of all) {
          await disable(other);
          for (const context of all.filter((one) => one !== other))
            await desk.go({ packet: first(desk, space, context, 100 + context, false) });
          await desk.go({ given: { context: other, generation: 100 + other } });
        }
        assert.equal(desk.seen.passed - passed, all.length ** 2);
      }),
    ),
    named('packets that wait for nothing take 2 clocks, and one comes in each', 'send', async (desk) => {
      for (let context = 0; context <= last; context++) await desk.go({ given: { context, generation: context } });
      const left: number[] = [];
      for (let i = 0; i < 30; i++) {
        const context = i % (last + 1);
        const packet = i < 30 - contextGateLatency ? first(desk, 'send', context, context, false) : undefined;
        const gone = await desk.go({ packet });
        if (packet !== undefined) assert(gone.isTaken);
        if (gone.left !== undefined) left.push(Number(gone.left.get('context')!));
      }
      assert.deepEqual(
        left,
        Array.from({ length: 30 - contextGateLatency }, (_, i) => i % (last + 1)),
      );
    }),
  ];
}
