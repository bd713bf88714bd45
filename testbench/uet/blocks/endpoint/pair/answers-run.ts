/** A run of two endpoints that ask each other, and answer by return spaces, while PDCs are asked to close. */
import assert from 'node:assert/strict';
import type { Design } from '../../../../../rtl-gen/hdl/index.ts';
import { ackRequests, controlTypes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import { decode, encode, type Layer, pdsOf } from '../../../golden/wire/index.ts';
import { badNetwork } from './bad-network.ts';
import type { WorldOptions } from './endpoint-world.ts';
import { bytesOf, type Frame, frameOf } from './frames.ts';
import type { MakeNetwork } from './network.ts';
import { makeWorld } from './run-world.ts';

/** Clocks after the last message in which all PDCs have to close. */
const patience = 60_000;

/** Messages of such a run, half of which ask or answer, and how often each end asks for the end of a PDC. */
export const answering = {
  bytes: 60_000,
  lengths: [1, 64, 300, 4096, 9000],
  tuples: [
    { mode: 'rud', lane: 0 },
    { mode: 'rod', lane: 1 },
    { mode: 'rud', lane: 2 },
  ],
  sends: 20,
  refused: 4,
  asks: 12,
  closes: 12,
  willing: { place: 1, completion: 1, line: 1, send: 0.01 },
} as const satisfies Partial<WorldOptions>;

/** As the weather of a run has it, but that no ACK asks for a close: what closes PDCs then is CLOSE_REQ. */
export const withoutAsks =
  (run: WorldOptions): MakeNetwork =>
  (ends, random) => {
    const { wire, size } = run;
    const network = badNetwork(run, ends, random);
    const send = network.send.bind(network);
    network.send = (frame, to, now) => send(withoutAsk(frame, wire, size), to, now);
    return network;
  };

function withoutAsk(frame: Frame, wire: WorldOptions['wire'], size: number): Frame {
  const { layers } = decode(bytesOf(frame, size), wire);
  const asks = (layer: Layer): boolean =>
    'req' in layer.fields && layer.fields.req === ackRequests.code.close && layer === pdsOf(layers);
  if (!layers.some(asks)) return frame;
  const others = layers.map((layer) => {
    // The codec works its CRC out where none is given.
    if (layer.name === 'crc') return { name: 'crc', fields: {} };
    return asks(layer) ? { ...layer, fields: { ...layer.fields, req: 0 } } : layer;
  });
  return frameOf(encode(others as Parameters<typeof encode>[0], wire), size);
}

/** Initiator and target of PDCs that go through their ends, as the hosts and the wire see them. */
export interface AnswersSeen {
  /** PDCs that have closed, and CLOSE_REQs that were acknowledged. */
  readonly closed: number;
  readonly asked: number;
}

/**
 * Every byte is written once, every message is completed once, no PDC fails, and all of them are closed when each end
 * has been asked to by idle time.
 */
export async function runAnswers(engine: Engine, design: Design, options: WorldOptions): Promise<AnswersSeen> {
  const { world, simulators, step, failures, dispose } = await makeWorld(engine, design, 2, options);
  const open = new Set<string>();
  let closed = 0;
  let requests = 0;
  try {
    world.onFrame = (frame) => {
      const pds = pdsOf(decode(frame, options.wire).layers);
      if (pds?.name !== 'cp' || pds.fields.ctl_type !== controlTypes.code.close_req) return;
      requests++;
      assert(pds.fields.spdcid < 0x8000, 'CLOSE_REQ of a PDC that its sender has opened');
    };
    const ports = simulators.map((simulator) => {
      const of = (name: string) => simulator.port(`pdc_event_${name}`);
      return {
        valid: of('valid'),
        pdcid: of('pdcid'),
        opened: of('opened'),
        failed: of('failed'),
        closed: of('closed'),
        idle: simulator.port('registers_initiator_idle'),
      };
    });
    const clock = (): void => {
      world.clock();
      for (const [end, port] of ports.entries()) {
        const pdcid = Number(port.pdcid.get());
        if (port.valid.get() !== 1 || pdcid < 0x8000) continue;
        assert.equal(port.failed.get(), 0, `PDC ${pdcid} of end ${end} has failed`);
        if (port.opened.get() === 1) open.add(`${end}/${pdcid}`);
        if (port.closed.get() === 1) {
          assert(open.delete(`${end}/${pdcid}`), `PDC ${pdcid} of end ${end} closes and is not open`);
          closed++;
        }
      }
      step();
      if ((world.now & 0x3ff) === 0) assert.deepEqual(failures().slice(0, 3), [], 'checks of the design');
    };
    while (!world.isDone) clock();
    const whileSending = closed;
    for (const { idle } of ports) idle.set(1000);
    const until = world.now + patience;
    while (open.size > 0) {
      assert(world.now < until, `PDCs that do not close: ${[...open]}`);
      clock();
    }
    assert.deepEqual(failures().slice(0, 3), [], 'checks of the design');
    const { bytesWrong, lost, duplicates } = world.result();
    assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
    for (const { host } of world.ends) assert.deepEqual(host.asked, [], 'messages that were not answered');
    const asked = world.ends.reduce((sum, { host }) => sum + host.closed, 0);
    assert(requests >= asked, 'a CLOSE_REQ is acknowledged that has not left');
    return { closed: whileSending, asked };
  } finally {
    dispose();
  }
}
