import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { decode, pdsOf, sesOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { checkCounted, runAtomics } from './pair/atomics-run.ts';
import { badWeather, fairRun, rudAndRod } from './pair/world-options.ts';

type Opcode = keyof typeof opcodes.code;

/** What each profile sends, of READs the answers too. */
const operations: Readonly<Record<string, readonly Opcode[]>> = {
  ai_base: ['write', 'send', 'read', 'atomic', 'fetching_atomic', 'datagram_send'],
  ai_full: [
    ...(['write', 'send', 'read', 'atomic', 'fetching_atomic', 'datagram_send', 'tagged_send'] as const),
    ...(['deferrable_tsend', 'deferrable_rtr'] as const),
  ],
  hpc: [
    ...(['write', 'send', 'read', 'atomic', 'fetching_atomic', 'datagram_send', 'tagged_send'] as const),
    ...(['deferrable_tsend', 'deferrable_rtr', 'rendezvous_send', 'rendezvous_tsend'] as const),
  ],
};

describe.each(endpointProfiles)('two endpoints with return spaces and all of $profile', (profile) => {
  const options = readingOptions(64, profile);
  const hasTags = profile.tagged !== undefined;

  // Bytes once at their places, atomics counted, one completion each.
  test.each([
    ['on the built-in engine', wasmEngine],
    ['in the emitted Verilog, as Yosys reads it', yosysEngine],
  ] as const)(
    'every operation over a bad network, %s',
    async (_, engine) => {
      const seen = new Set<number>();
      const modes = new Set<string>();
      const hasRudi = profile.profile === 'hpc';
      const run = fairRun(options, {
        seed: 1201,
        bytes: 10_000,
        tuples: rudAndRod,
        sends: 8,
        datagrams: 6,
        isWhole: true,
        reads: 10,
        atomics: 40,
        ...(hasTags && { tagged: 8, refused: 4 }),
        ...(profile.deferrals !== undefined && { waits: { tagged: 16, sends: 0 } }),
        ...(profile.rendezvous !== undefined && { rests: 12 }),
        ...(profile.unexpected !== undefined && { unexpected: { tagged: 10, sends: 0 } }),
        ...(hasRudi && { rudi: 6, rudiReads: 6 }),
        weather: badWeather(0.03),
        pdcsPerTuple: 2,
      });
      const found = await runAtomics(engine, elaborate(uetEndpoint(options)), run, undefined, (frame) => {
        const { layers } = decode(frame, options.rx.wire);
        const ses = sesOf(layers);
        modes.add(pdsOf(layers)!.name);
        if (ses?.name === 'ses_standard') seen.add(ses.fields.opcode);
      });
      expect(found.world.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      const without = hasRudi ? ['rudi_req', 'rudi_resp', 'uud_req'] : ['uud_req'];
      expect([...modes].filter((name) => /^(rudi|uud)/.test(name)).sort()).toEqual(without);
      expect(checkCounted(found)).toBeGreaterThan(40);
      expect(found.world.network.seen.lost).toBeGreaterThan(0);
      expect([...seen].sort()).toEqual(operations[profile.profile]!.map((name) => opcodes.code[name]).sort());
    },
    600_000,
  );
});
