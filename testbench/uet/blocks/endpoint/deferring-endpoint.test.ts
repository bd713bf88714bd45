import assert from 'node:assert/strict';
import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { opcodes, responseOpcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { decode, encode, type Layer, sesOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { badNetwork } from './pair/bad-network.ts';
import type { EndpointWorld, WorldOptions } from './pair/endpoint-world.ts';
import { bytesOf, frameOf } from './pair/frames.ts';
import { lateTag } from './pair/late-receives.ts';
import type { MakeNetwork } from './pair/network.ts';
import { makeWorld, runRight } from './pair/run-world.ts';
import { receiveOf } from './pair/semantic-setup.ts';
import { withLosses } from './pair/with-losses.ts';
import { badWeather, fairRun, lossyRun, rudAndRod, willingOf } from './pair/world-options.ts';

/** Messages that were given again, of all ends. */
const restartsOf = ({ ends }: EndpointWorld): number => ends.reduce((sum, { host }) => sum + host.restarts, 0);

/** A network in which the SES header of each request with that operation has other fields when it comes. */
const rewriting =
  (run: WorldOptions, op: keyof typeof opcodes.code, others: object): MakeNetwork =>
  (ends, random) => {
    const { wire, size } = run;
    const network = badNetwork(run, ends, random);
    const send = network.send.bind(network);
    network.send = (frame, to, now) => {
      const { layers } = decode(bytesOf(frame, size), wire);
      const ses = sesOf(layers);
      if (ses?.name !== 'ses_standard' || ses.fields.opcode !== opcodes.code[op]) return send(frame, to, now);
      // The codec works its CRC out where none is given.
      const changed = layers.map((layer) => {
        if (layer.name === 'crc') return { name: 'crc', fields: {} };
        return layer === ses ? { ...layer, fields: { ...layer.fields, ...others } } : layer;
      });
      send(frameOf(encode(changed as Parameters<typeof encode>[0], wire), size), to, now);
    };
    return network;
  };

describe.each(endpointProfiles.filter(({ deferrals }) => deferrals !== undefined))(
  'two endpoints with the semantic sublayer of $profile, whose deferrable sends wait for receives',
  (profile) => {
    const options = readingOptions(64, profile);
    const design = elaborate(uetEndpoint(options));

    withLosses(
      'tagged ones beside all other messages: each once in its receive, those without one when it is posted, with a loss of %d',
      async (loss) => {
        const run = lossyRun(options, loss, {
          seed: 501,
          bytes: 20_000,
          tuples: rudAndRod,
          sends: 8,
          isWhole: true,
          tagged: 10,
          refused: 4,
          reads: 10,
          waits: { tagged: 32, sends: 0 },
          // Hosts that do not take everything at once.
          willing: willingOf(loss),
        });
        const world = await runRight(wasmEngine, design, 2, run);
        expect(restartsOf(world)).toBeGreaterThan(20);
        return world;
      },
    );

    test('SENDs: each has one receive, the last ones when there is one', async () => {
      const run = fairRun(options, {
        ...{ seed: 77, bytes: 0, isWhole: true, waits: { tagged: 0, sends: 64 } },
        weather: badWeather(0.02),
      });
      const world = await runRight(wasmEngine, design, 2, run);
      expect(restartsOf(world)).toBeGreaterThan(10);
    }, 600_000);

    test('S33: an RTR for a token that none has is OP_VIOLATION, and the receive that it was for comes back', async () => {
      const run = fairRun(options, { seed: 5, bytes: 0, isWhole: true, waits: { tagged: 1, sends: 0 }, senders: 1 });
      const network = rewriting(run, 'deferrable_rtr', { initiator_restart_token: 0xdead });
      const { world, simulators, step, failures, dispose } = await makeWorld(wasmEngine, design, 2, {
        ...run,
        network,
      });
      const seen: Layer[] = [];
      world.onFrame = (frame) =>
        seen.push(...decode(frame, run.wire).layers.filter(({ name }) => name.startsWith('ses_')));
      const target = simulators[1]!;
      try {
        while (target.port('deferral_told_returned_valid').get() === 0) {
          assert(world.now < 30_000, 'the receive does not come back');
          world.clock();
          step();
        }
        expect(Number(target.port('deferral_told_returned_wr_id').get())).toBe(receiveOf(lateTag(0)));
        expect(failures()).toEqual([]);
      } finally {
        dispose();
      }
      const [, , rtr, answer] = seen.map(({ fields }) => fields as unknown as Readonly<Record<string, number>>);
      expect(rtr).toMatchObject({ opcode: opcodes.code.deferrable_rtr, som: 1, eom: 1, hd: 0, request_length: 0 });
      const code = returnCodes.code.op_violation;
      const expected = { opcode: responseOpcodes.code.response, return_code: code, list: 0, modified_length: 0 };
      expect(answer).toMatchObject({ ...expected, message_id: rtr!.message_id });
      expect(restartsOf(world)).toBe(0);
    }, 300_000);

    test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
      const run = fairRun(options, {
        ...{ seed: 9, bytes: 4000, sends: 2, isWhole: true, tagged: 2, reads: 4, waits: { tagged: 12, sends: 0 } },
        weather: badWeather(0.02),
      });
      const world = await runRight(yosysEngine, design, 2, run);
      expect(restartsOf(world)).toBeGreaterThan(0);
    }, 900_000);
  },
);
