import { expect } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { tssTransmit } from '../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { packetSink, packetSource } from '../../../agents/packet/packet-agents.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { engines } from '../../../engine/engines.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { smallLayer } from './layer-designs.ts';
import { SidePorts } from './layer-ports.ts';
import { anyPacket, aroundOf } from './layer-traffic.ts';
import { transmitProperty } from './transmit-property.ts';

const design = elaborate(tssTransmit(smallLayer));

hwTest(
  'what is sent is what the golden endpoint sends, in all modes, through new keys, epochs and domains',
  { create: (o) => engines.wasm.create(design, o), seeds: 2 },
  transmitProperty(smallLayer, 12),
);

hwTest(
  'a body of another length than its head says leaves as nobody opens it, and the next one is right',
  { create: (o) => engines.wasm.create(design, o) },
  async (t) => {
    const domain: SecureDomain = {
      ...{ ...domainDefaults, sdi: 7, mode: 'direct' },
      associations: [{ key: new Uint8Array(32).fill(9) }, undefined],
    };
    const receiver = new TssEndpoint({ domains: [domain], bindings: new Map(), jobOf: () => undefined });
    const ports = new SidePorts(t);
    await ports.quietly(async () => {
      await ports.domain(0, domain);
      await ports.association(0, domain.associations[0]!);
      await t.source('numbers').send({ context: 0, kind: 'start', next: 0n, limit: 100n });
    });
    const [head, body] = [t.source('head'), packetSource(t, 'body')];
    const [down, outcome] = [packetSink(t, 'down'), t.sink('outcome')];
    let misfits = 0;
    t.fork(async (child) => {
      for (;;) {
        await child.cycles(1);
        misfits += Number(t.dut.port('events_misfit').get());
      }
    });
    const errors = [0, 1, 0, -1, 0, 40, 0, -40, 0, 0];
    for (const error of errors) {
      const v4 = { source: new Uint8Array(4).fill(1), destination: new Uint8Array(4).fill(2) };
      const packet = { ...anyPacket(t.random, 50 + t.random.below(40)), ...v4 };
      head.sendNow({ ...aroundOf(packet), bytes: packet.body.length + error, sdi: 7, an: 0, has_ssi: 0, ssi: 0 });
      body.sendNow(packet.body);
      expect((await outcome.recv()).item).toMatchObject({ sent: 1 });
      const left = { ...packet, body: (await down.recv()).item.bytes };
      expect(left.body.length).toBe(12 + packet.body.length + error + 16);
      const opened = receiver.receive(left);
      if (error === 0) expect(opened).toEqual({ kind: 'accepted', sdi: 7, body: packet.body });
      else expect(opened).toEqual({ kind: 'dropped', reason: 'auth_fail' });
    }
    expect(misfits).toBe(errors.filter((error) => error !== 0).length);
  },
);
