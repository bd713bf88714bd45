import { expect } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { tssReceive } from '../../../../rtl-gen/uet/tss/layer/receive.ts';
import { tssTransmit } from '../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../agents/packet/packet-agents.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import type { Packet } from '../../../golden/tss/packet.ts';
import { smallLayer } from './layer-designs.ts';
import { SidePorts } from './layer-ports.ts';
import { aroundOf } from './layer-traffic.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
const hex = (from: Uint8Array): string => Buffer.from(from).toString('hex');

/** The constructed packets (uet-wire.md 8.10): V1 and V3. */
const key = bytes('34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca');
const counter = 0x74e5_0000_0023n;
const shared = {
  ...{ ...domainDefaults, sdi: 0xabcd, epoch: 0x1dc0 },
  associations: [{ key }, undefined],
} as const;
const cases: readonly (readonly [SecureDomain, string])[] = [
  [
    { ...shared, mode: 'cluster', rekey: { mask: 0xffff_0000_0000n, shift: 32 } },
    '44a0024c9804275bced07b4553312f42330746ef151f997a4735342dea71e3146d61a6e6f612a6c8f8710d6f9c472f8ea4c5802add98272ae89ce8a51351d0e5',
  ],
  [
    { ...shared, mode: 'direct' },
    '3ac212542a4a56cdd2af92680ae0054d3820be6ad5887acf65b3f24bf994daf97df8b182bb0a8eb464e19cc585c91e79313f2b6707dc62c1ded98bf79a92c545',
  ],
];
const body = '108cffff00012345000700000103001001000042000300050000000000001000000102030405060708090a0b0c0d0e0f';
const packetOf = (text: string): Packet => ({
  source: bytes('c0a82a01'),
  destination: bytes('c0a82a02'),
  encapsulation: { kind: 'native', entropy: bytes('12340000') },
  body: bytes(text),
});
const sealed = (text: string): string => `0800abcd1dc074e500000023${text}`;

const transmit = elaborate(tssTransmit(smallLayer));
const receive = elaborate(tssReceive(smallLayer));

hwTest('seals the constructed packets, on yosys', { create: (o) => yosysEngine.create(transmit, o) }, async (t) => {
  const ports = new SidePorts(t);
  const [numbers, heads, bodies] = [t.source('numbers'), t.source('head'), packetSource(t, 'body')];
  const [down, outcomes] = [packetSink(t, 'down'), t.sink('outcome')];
  for (const [domain, text] of cases) {
    await ports.quietly(async () => {
      await ports.domain(1, domain);
      await ports.association(2, { key });
      await numbers.send({ context: 2, kind: 'start', next: counter, limit: counter + 1n });
    });
    for (const sent of [1, 0]) {
      heads.sendNow({ ...aroundOf(packetOf(body)), sdi: 0xabcd, an: 0, has_ssi: 0, ssi: 0 });
      bodies.sendNow(bytes(body));
      // The only number below the limit is given once.
      expect((await outcomes.recv()).item).toMatchObject({ sent });
    }
    expect(hex((await down.recv()).item.bytes)).toBe(sealed(text));
  }
});

hwTest('opens the constructed packets, on yosys', { create: (o) => yosysEngine.create(receive, o) }, async (t) => {
  const ports = new SidePorts(t);
  const [failures, heads, bodies] = [t.source('failures'), t.source('head'), packetSource(t, 'body')];
  const [down, verdicts] = [packetSink(t, 'down'), t.sink('verdict')];
  packetSink(t, 'plain');
  for (const [domain, text] of cases) {
    await ports.quietly(async () => {
      await ports.domain(1, domain);
      await ports.association(2, { key });
      await failures.send({ index: 1, kind: 'limit', limit: 1000 });
    });
    heads.sendNow({ ...aroundOf(packetOf(sealed(text))), trimmed: 0 });
    bodies.sendNow(bytes(sealed(text)));
    expect((await verdicts.recv()).item).toMatchObject({ verdict: 'opened', sdi: 0xabcd, around_bytes: 48 });
    expect(hex((await down.recv()).item.bytes)).toBe(body);
  }
});
