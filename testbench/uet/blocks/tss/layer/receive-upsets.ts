/** What the receiving side of the TSS layer tells where a bit of its memory has changed by itself, and only there. */
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { flipBits, memoryAt } from '../../inside.ts';
import { assert, type Body, clocksOf } from '../../test-kit.ts';
import { receiveOf, receivePorts } from './layer-ports.ts';
import { aroundOf, bytesOf, nativePacket, sealedFor } from './layer-traffic.ts';
import { flipVerdicts } from './layer-upsets.ts';

const sdi = 7;

/** A verdict that has changed in either bit, counts and limits of failures, each by itself: `upset` once each time. */
export const receiveUpsets: Body<void> = async (t) => {
  const { random } = t;
  const ports = receivePorts(t);
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  const [down, verdict, failures] = [packetSink(t, 'down'), t.sink('verdict'), t.source('failures')];
  const upsets = clocksOf(t, receiveOf(t).upset);
  const domain: SecureDomain = {
    ...{ ...domainDefaults, sdi, mode: 'direct' },
    associations: [{ key: bytesOf(random, 32) }, undefined],
  };
  await ports.quietly(() => ports.keyed(1, domain));
  const limits = async (): Promise<void> => {
    await failures.send({ index: 1, kind: 'limit', limit: 0xfff, warning: 0 });
    await failures.send({ index: 1, kind: 'clear', limit: 0, warning: 0 });
    await t.cycles(10);
  };
  const arrives = (forged: boolean): void => {
    const packet = nativePacket(random, 25, 1, 2);
    const sealed = sealedFor(domain, { an: 0, sdi, epoch: 0, counter: BigInt(random.bits(40)) }, packet);
    if (forged) sealed.body[sealed.body.length - 1]! ^= 1;
    head.sendNow({ ...aroundOf(sealed), trimmed: 0, tag: 0 });
    body.sendNow(sealed.body);
  };
  const told = async (expected: string, grown: number): Promise<void> => {
    assert.equal(((await verdict.recv()).item as { verdict: string }).verdict, expected);
    if (expected === 'opened') await down.recv();
    await t.cycles(40);
    assert.equal(upsets.count, grown);
    upsets.count = 0;
  };
  await limits();
  for (const forged of [false, true, true, false]) {
    arrives(forged);
    await told(forged ? 'auth_fail' : 'opened', 0);
  }
  for (const mask of [1, 2]) {
    arrives(true);
    await flipVerdicts(t, 'pieces.items', mask, receiveOf(t).down.valid);
    await told('auth_fail', 1);
  }
  for (const path of ['failure_counts.counts', 'failure_counts.limits']) {
    const words = memoryAt(t.dut, path);
    flipBits(words, 1, 1n << BigInt(random.below(words.width)));
    arrives(true);
    await told('auth_fail', 1);
    arrives(false);
    await told('latched', 0);
    await limits();
    arrives(false);
    await told('opened', 0);
  }
};
