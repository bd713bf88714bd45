/** Bodies of another length than their head says, at the sending side of the TSS layer. */
import { expect } from 'vitest';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { type Body, clocksOf } from '../../test-kit.ts';
import { transmitOf, transmitPorts } from './layer-ports.ts';
import { anyPacket, aroundOf } from './layer-traffic.ts';

/** Each leaves so that it fails authentication, is counted once, and the next one is right. */
export const misfits: Body<void> = async (t) => {
  const domain: SecureDomain = {
    ...{ ...domainDefaults, sdi: 7, mode: 'direct' },
    associations: [{ key: new Uint8Array(32).fill(9) }, undefined],
  };
  const receiver = new TssEndpoint({ domains: [domain], bindings: new Map(), jobOf: () => undefined });
  const ports = transmitPorts(t);
  await ports.quietly(async () => {
    await ports.keyed(0, domain);
    await t.source('numbers').send({ context: 0, kind: 'start', next: 0n, limit: 1000n });
  });
  const [head, body] = [t.source('head'), packetSource(t, 'body')];
  const [down, outcome] = [packetSink(t, 'down'), t.sink('outcome')];
  const misfits = clocksOf(t, transmitOf(t).events.misfit);
  const errors = [0, 1, 0, -1, 0, 40, 0, -40, 0, 0];
  const drawn = errors.map((error) => ({ length: 50 + t.random.below(40), error }));
  // The ICV ends at each byte of a beat, so that it may have a single one in the last.
  const width = t.dut.port('body_payload_keep').width;
  const swept = Array.from({ length: width }, (_, i) => ({ length: 50 + i, error: 1 }));
  const all = [...drawn, ...swept, { length: 50, error: 0 }];
  for (const { length, error } of all) {
    const v4 = { source: new Uint8Array(4).fill(1), destination: new Uint8Array(4).fill(2) };
    const packet = { ...anyPacket(t.random, length), ...v4 };
    head.sendNow({ ...aroundOf(packet), bytes: packet.body.length + error, sdi: 7, an: 0, has_ssi: 0, ssi: 0 });
    body.sendNow(packet.body);
    expect((await outcome.recv()).item).toMatchObject({ sent: 1 });
    const left = { ...packet, body: (await down.recv()).item.bytes };
    expect(left.body.length).toBe(12 + packet.body.length + error + 16);
    const opened = receiver.receive(left);
    if (error === 0) expect(opened).toEqual({ kind: 'accepted', sdi: 7, body: packet.body });
    else expect(opened).toEqual({ kind: 'dropped', reason: 'auth_fail' });
  }
  expect(misfits.count).toBe(all.filter(({ error }) => error !== 0).length);
};
