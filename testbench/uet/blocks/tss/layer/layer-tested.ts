/** What the self-test of the TSS layer goes by: its own packets and numbers, whatever software and traffic say. */
import { knownAnswer } from '../../../../../rtl-gen/uet/tss/layer/known-answer.ts';
import { selfTestClocks } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { memoryAt } from '../../inside.ts';
import { assert, type NamedTest, named, reset, type TestContext } from '../../test-kit.ts';
import { layerOf, smallLayer } from './layer-designs.ts';
import { LayerSoftware } from './layer-software.ts';
import { anyAssociation, anyDomain } from './layer-traffic.ts';

/** What heads say. */
const heads = ['ipv6', 'source', 'destination', 'udp', 'between', 'bytes'] as const;
const [sent, received] = [
  [...heads, 'sdi', 'an', 'has_ssi', 'ssi'],
  [...heads, 'trimmed', 'tag'],
] as const;
const fields = [...sent.map((name) => `tx_head_payload_${name}`), ...received.map((name) => `rx_head_payload_${name}`)];

/** A reset, and any heads at the ports until the test is over. */
async function resetAmongHeads(t: TestContext): Promise<void> {
  const dut = layerOf(t);
  const { random } = t;
  await reset(t);
  for (let clock = 0; dut.clearing.get() === 1; clock++) {
    assert.ok(clock < 2 * selfTestClocks(smallLayer));
    for (const name of fields) {
      const port = t.dut.port(name);
      const bits = BigInt(`0b${Array.from({ length: port.width }, () => random.below(2)).join('')}`);
      // All ones in every fourth clock, so that each is there for long.
      const value = clock & 4 ? (1n << BigInt(port.width)) - 1n : bits;
      port.set(port.width > 32 ? value : Number(value));
    }
    await t.cycles(1);
  }
}

/** The first word of a memory. */
const firstOf = ({ dut }: TestContext, path: string): bigint => BigInt(memoryAt(dut, path).get(0));

export const layerTested: readonly NamedTest[] = [
  named('the self-test passes whatever traffic says meanwhile, and whatever software has written', async (t) => {
    const software = new LayerSoftware(t);
    await software.ready();
    for (let round = 0; round < 6; round++) {
      for (let entry = 0; entry < smallLayer.domains; entry++) {
        const domain = anyDomain(t.random, 1 + entry);
        await software.writeDomain(entry, { ...domain, sdi: round & 1 ? knownAnswer.sdi : domain.sdi });
        for (const an of [0, 1])
          await software.installKey(entry, an, anyAssociation(t.random, domain.mode), [0n, 1000n]);
      }
      const tested = resetAmongHeads(t);
      await t.cycles(2);
      // No key may be made for a domain.
      await software.derivations(0xffff, 0);
      await tested;
      assert.equal(await software.read('status', 'self_test'), 1);
      await software.derivations(0, 0);
    }
  }),
  named(
    'the self-test has numbers for one packet, a limit that it does not reach, and the mask of the known answer',
    async (t) => {
      await new LayerSoftware(t).ready();
      const { counter, rekeyMask, rekeyShift } = knownAnswer;
      assert.equal(firstOf(t, 'transmit.number.numbers.limits'), counter + 1n);
      assert.equal(firstOf(t, 'transmit.number.numbers.limit_copies'), ~(counter + 1n) & ((1n << 49n) - 1n));
      // The limit, the warning and their parity.
      assert.equal(firstOf(t, 'receive.failure_counts.limits'), 0xffffn << 17n);
      // Of a domain both are last.
      for (const side of ['transmit', 'receive']) {
        const rekey = firstOf(t, `${side}.find.entries`) & ((1n << 54n) - 1n);
        assert.equal(rekey, (rekeyMask << 6n) | BigInt(rekeyShift));
      }
    },
  ),
];
