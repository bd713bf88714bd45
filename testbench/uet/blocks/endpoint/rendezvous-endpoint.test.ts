import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { decode, sesOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { withoutAck } from './pair/ack-lost.ts';
import { type EndpointWorld, runRight, runWorld, type WorldOptions } from './pair/index.ts';
import { withLosses } from './pair/with-losses.ts';
import { lossyRun, rudAndRod, willingOf } from './pair/world-options.ts';

const options = readingOptions(64, endpointProfiles.find(({ rendezvous }) => rendezvous !== undefined)!);

const runOf = (loss: number, others: Partial<WorldOptions>): WorldOptions =>
  lossyRun(options, loss, {
    seed: 811,
    tuples: rudAndRod,
    isWhole: true,
    rests: 24,
    willing: willingOf(loss),
    ...others,
  });

/** Requests with each operation among the frames that have left. */
function counted(world: EndpointWorld): Map<number, number> {
  const seen = new Map<number, number>();
  world.onFrame = (frame) => {
    const ses = sesOf(decode(frame, options.rx.wire).layers);
    if (ses?.name !== 'ses_standard') return;
    const { opcode } = ses.fields;
    seen.set(opcode, (seen.get(opcode) ?? 0) + 1);
  };
  return seen;
}

describe('two endpoints with the semantic sublayer of HPC, which read the rest of rendezvous sends', () => {
  const design = elaborate(uetEndpoint(options));

  withLosses('expected ones beside all other messages: each once in its receive, with a loss of %d', async (loss) => {
    const others = { bytes: 20_000, sends: 8, tagged: 10, refused: 4, reads: 10, waits: { tagged: 10, sends: 0 } };
    return runRight(wasmEngine, design, 2, runOf(loss, others));
  });

  withLosses(
    'ones that come before their receives wait, and all of each is read then, with a loss of %d',
    async (loss) => {
      const others = { bytes: 40_000, tagged: 6, refused: 2, rests: 8, waits: { tagged: 6, sends: 0 }, lateRests: 14 };
      const answers = { overflow: 0 };
      const world = await runRight(wasmEngine, design, 2, runOf(loss, others), undefined, (its) => {
        its.onFrame = (frame) => {
          const ses = sesOf(decode(frame, options.rx.wire).layers);
          if (ses?.name === 'ses_response' && ses.fields.list === 1) answers.overflow++;
        };
      });
      expect(answers.overflow).toBeGreaterThan(8);
      return world;
    },
  );

  // A default response that comes with an ACK says 0 of the length, which is none that the target has taken.
  test('no source is told of its end before its target has asked for the rest, beside READs on the same PDC', async () => {
    const asked = new Map<string, Map<number, number>>();
    const ends = { seen: 0 };
    const others = { bytes: 8000, tagged: 6, reads: 20, refused: 3, rests: 12 };
    const run = { ...runOf(0.05, { ...others, tuples: [{ mode: 'rod', lane: 1 }] }), seed: 2 };
    await runRight(wasmEngine, design, 2, run, undefined, (its) => {
      its.onFrame = (frame, from) => {
        const ses = sesOf(decode(frame, options.rx.wire).layers);
        if (ses?.name !== 'ses_standard' || ses.fields.opcode !== opcodes.code.read || !('key' in ses.fields)) return;
        const of = `${1 - from} ${ses.fields.key}`;
        const parts = asked.get(of) ?? new Map<number, number>();
        asked.set(of, parts.set(ses.fields.message_id, ses.fields.request_length));
      };
      for (const [end, { host }] of its.ends.entries())
        host.onDone = ({ rest, length, room }) => {
          if (rest === undefined) return;
          const read = [...(asked.get(`${end} ${rest.key}`)?.values() ?? [])].reduce((a, b) => a + b, 0);
          expect(read).toBeGreaterThanOrEqual(Math.min(length, room ?? length) - rest.eager);
          ends.seen++;
        };
    });
    expect(ends.seen).toBe(24);
  }, 600_000);

  test('an eager part of several packets leaves in as many, each with the extension header', async () => {
    const parts: number[] = [];
    const run = runOf(0.02, { bytes: 0, rests: 12, lateRests: 12 });
    const world = await runWorld(wasmEngine, design, 2, run, undefined, (its) => {
      its.onFrame = (frame) => {
        const { layers } = decode(frame, options.rx.wire);
        const ses = sesOf(layers);
        const isRest = layers.some(({ name }) => name === 'ses_rendezvous');
        if (ses?.name === 'ses_standard' && isRest && 'message_offset' in ses.fields)
          parts.push(ses.fields.message_offset);
      };
    });
    expect(world.result()).toMatchObject({ messages: 48, bytesWrong: 0, lost: 0, duplicates: 0 });
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.every((offset) => offset > 0 && offset % 1000 === 0)).toBe(true);
  }, 300_000);

  test('alone: their rest goes by READs of their targets', async () => {
    let seen = new Map<number, number>();
    const world = await runWorld(wasmEngine, design, 2, runOf(0.02, { bytes: 0 }), undefined, (its) => {
      seen = counted(its);
    });
    expect(world.result()).toMatchObject({ messages: 48, bytesWrong: 0, lost: 0, duplicates: 0 });
    const { rendezvous_send, rendezvous_tsend, read } = opcodes.code;
    expect(seen.get(rendezvous_send)).toBeGreaterThanOrEqual(24);
    expect(seen.get(rendezvous_tsend)).toBeGreaterThanOrEqual(24);
    expect(seen.get(read)).toBeGreaterThan(24);
  }, 300_000);

  // The source has all its completions when the last bytes have been taken, and its target waits for the ACK of a READ.
  test('the end of a run waits for READs that wait for their timeouts', async () => {
    const waits: number[] = [];
    for (const lost of [0, 1, 2]) {
      const run = runOf(0, { senders: 1, bytes: 0, rests: 4 });
      const world = await runRight(wasmEngine, design, 2, { ...run, network: withoutAck(run, 1, lost) });
      expect(world.network.seen.acksLost).toBe(1);
      waits.push(world.now - world.ends[0]!.host.lastDone);
    }
    expect(Math.max(...waits)).toBeGreaterThan(2500);
  }, 300_000);

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    await runRight(yosysEngine, design, 2, runOf(0.02, { bytes: 2000, rests: 10, lateRests: 10 }));
  }, 900_000);
});
