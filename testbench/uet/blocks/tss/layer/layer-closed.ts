/** What the TSS layer says and takes of software while it is closed after a reset, and what it takes for no command. */
import { assert, type NamedTest, pulse } from '../../test-kit.ts';
import { layerOf } from './layer-designs.ts';
import { begunTest as begun, stepTest as test } from './layer-steps.ts';
import { bytesOf } from './layer-traffic.ts';

/** Numbers of commands that there are none of. */
const noCommands = [9, 10, 11, 12, 13, 14, 15] as const;

export const layerClosed: readonly NamedTest[] = [
  test('from a reset on it is clearing in each clock, and zeroises for software, until it is ready', async (s, t) => {
    const { software } = s;
    const [rst, clearing, irq] = [t.dut.port('rst'), layerOf(t).clearing, layerOf(t).irq];
    for (const clocks of [1, 2, 3]) {
      await software.ready();
      assert.equal(clearing.get(), 0);
      rst.set(1);
      for (let clock = 0; clock < clocks; clock++) {
        await t.cycles(1);
        assert.deepEqual([clearing.get(), irq.get()], [1, 0]);
      }
      rst.set(0);
      let reads = 0;
      for (; ; reads++) {
        const operation = await software.underWay();
        if (clearing.get() === 0) break;
        assert.equal(operation, 'zeroise');
      }
      assert.ok(reads > 20);
    }
  }),
  test('after zeroise no command has been refused, whatever was before', async (s, t) => {
    const { software } = s;
    await s.begin();
    const zeroise = layerOf(t).zeroise;
    const ways = [
      () => software.begin('zeroise'),
      async () => {
        await pulse(t, zeroise);
      },
    ];
    for (const way of ways)
      for (const refuses of [true, false]) {
        assert.equal(await software.command(refuses ? 'install_key' : 'none'), !refuses);
        await way();
        await t.cycles(2);
        while ((await software.read('status', 'ready')) === 0);
        assert.equal(await software.read('status', 'refused'), 0);
      }
  }),
  test('a key is checked against those of all associations, each of which is refused everywhere else', async (s, t) => {
    const { software } = s;
    await software.ready();
    const associations = [...Array(8).keys()].map(() => ({ key: bytesOf(t.random, 32) }));
    const install = (number: number, of: number, next: bigint): Promise<boolean> =>
      software.installKey(number >> 1, number & 1, associations[of]!, [next, 1000n]);
    for (let entry = 0; entry < 4; entry++) {
      const [a, b] = [associations[2 * entry]!, associations[2 * entry + 1]!];
      await software.writeDomain(entry, { ...s.domain, sdi: 20 + entry, associations: [a, b] });
    }
    for (const number of associations.keys()) assert.ok(await install(number, number, 0n));
    for (const number of associations.keys())
      for (const of of associations.keys())
        assert.equal(await install(number, of, BigInt(10 + of)), number === of, `that of ${of} in ${number}`);
  }),
  begun('a number without a command is none, in each clock', async (s, t) => {
    const { software } = s;
    for (const number of noCommands)
      for (let clocks = 0; clocks < 8; clocks++)
        for (const first of ['read', 'write'] as const) {
          const begin = { read: () => software.underWay(), write: () => software.fill('command', number) };
          const one = begin[first]();
          await t.cycles(clocks);
          const other = begin[first === 'read' ? 'write' : 'read']();
          const told = await Promise.all([one, other]);
          assert.ok(told.includes('none'), `${number}: ${told.join()}`);
        }
    assert.equal(await s.receive(await s.send()), 'opened');
  }),
];
