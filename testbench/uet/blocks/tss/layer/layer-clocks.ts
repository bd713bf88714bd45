/** In which clocks the TSS layer does its commands: as many for each key, and whatever was before. */
import { checkClocks } from '../../../../../rtl-gen/uet/tss/layer/key-maker.ts';
import { layerRegisters, type operations } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { assert, type NamedTest, named, pulse, type TestContext } from '../../test-kit.ts';
import { layerOf, smallLayer } from './layer-designs.ts';
import { begunTest as begun, type Steps } from './layer-steps.ts';
import { bytesOf } from './layer-traffic.ts';

/** More clocks than a command takes. */
const enough = 100;

/** In how many clocks no head is taken, from the command on, while nothing is under way. */
async function heldFor(s: Steps, t: TestContext, operation: (typeof operations)[number]): Promise<number> {
  const begun = s.software.begin(operation);
  const { ready } = layerOf(t).tx_head;
  let clocks = 0;
  for (let clock = 0; clock < enough; clock++) {
    await t.cycles(1);
    clocks += Number(ready.get() === 0);
  }
  await begun;
  assert.equal(await s.software.underWay(), 'none');
  return clocks;
}

/** Clocks of a key: until all is quiet, checked, started, told of its numbers, and written. */
const refusedIn = 1 + checkClocks(smallLayer);
/** And until what was made of the one before is overwritten. */
const installedIn = refusedIn + 1 + 8 + 1 + 23;
/** Of a domain that keeps its keys, and of one that gives up those of both associations. */
const [writtenIn, removedIn] = [4, 25];

export const layerClocks: readonly NamedTest[] = [
  begun('a key is installed, or refused, in as many clocks, whichever it is and whatever was before', async (s, t) => {
    const { software } = s;
    const keyed = async (entry: number, an: number, key: Uint8Array): Promise<number> => {
      await software.fillKey({ key });
      await software.setNumbers(0n, 1000n);
      await software.target(entry, an);
      return heldFor(s, t, 'install_key');
    };
    const random = (): Uint8Array => bytesOf(t.random, 32);
    const pulsed = async (name: 'rst' | 'zeroise'): Promise<void> => {
      await pulse(t, t.dut.port(name));
      await software.ready();
    };
    const ways = [
      async () => {},
      async () => {
        await software.begin('zeroise');
        await software.ready();
      },
      () => pulsed('zeroise'),
      () => pulsed('rst'),
    ];
    for (const way of ways) {
      await way();
      const [first, last] = [random(), random()];
      assert.equal(await keyed(0, 0, first), installedIn);
      assert.equal(await keyed(3, 1, last), installedIn);
      // Found in the first row that is compared, and in the last.
      for (const key of [first, last, new Uint8Array(32)]) assert.equal(await keyed(1, 0, key), refusedIn);
      assert.equal(await keyed(1, 0, random()), installedIn);
    }
    // A check that is broken off leaves no clock of it to the next one.
    for (let clocks = 0; clocks < 20; clocks++) {
      await software.fillKey({ key: random() });
      const begun = software.begin('install_key');
      await t.cycles(clocks);
      await pulsed('zeroise');
      await begun;
      assert.equal(await keyed(2, 1, random()), installedIn);
    }
  }),
  begun('domains are written and taken away in as many clocks each time', async (s, t) => {
    const { software } = s;
    for (let round = 0; round < 3; round++) {
      await software.fillDomain(1, s.domain);
      assert.equal(await heldFor(s, t, 'write_domain'), round === 0 ? writtenIn : removedIn);
      assert.equal(await heldFor(s, t, 'write_domain'), writtenIn);
      await software.fillDomain(1, { ...s.domain, sdi: 77 });
      assert.equal(await heldFor(s, t, 'write_domain'), removedIn);
      assert.equal(await heldFor(s, t, 'remove_domain'), removedIn);
    }
  }),
  begun('a command is refused when it ends, and not before', async (s) => {
    const { software } = s;
    const { key } = s.domain.associations[0]!;
    let looked = 0;
    for (let round = 0; round < 8; round++) {
      // It is found in the third of eight rows.
      await software.fillKey({ key });
      await software.target(2, round & 1);
      await software.begin('install_key');
      for (;;) {
        const refused = await software.read('status', 'refused');
        if (!(await software.isBusy())) break;
        assert.equal(refused, 0);
        looked++;
      }
      assert.equal(await software.read('status', 'refused'), 1);
    }
    assert.ok(looked >= 8);
  }),
  named('no command has been refused in the clock after a reset', async (t) => {
    const port = (name: string) => t.dut.port(name);
    const status = layerRegisters.find(({ name }) => name === 'status')!;
    const refused = Number(status.fields.find(({ name }) => name === 'refused')!.bits);
    port('s_axi_araddr').set(status.offset);
    for (const name of ['s_axi_arvalid', 's_axi_rready', 'rst']) port(name).set(1);
    await t.cycles(3);
    port('rst').set(0);
    assert.deepEqual([port('s_axi_arready').get(), port('s_axi_rvalid').get()], [1, 0]);
    await t.cycles(1);
    assert.equal(port('s_axi_rvalid').get(), 1);
    assert.equal((Number(port('s_axi_rdata').get()) >> refused) & 1, 0);
  }),
];
