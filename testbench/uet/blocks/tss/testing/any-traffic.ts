/**
 * Any packets through a GCM engine, shrunk where they fail: true, forged and short ones under four keys, however
 * streams wait.
 */
import fc from 'fast-check';
import { patterns } from '../../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { gcmPorts } from '../gcm-bench.ts';
import { compareGcm, type GcmRequest, gcmPacketOf, randomBytes } from '../gcm-property.ts';

/** Bytes of a part: those about a block, and others. */
export const partBytes = fc.oneof(fc.constantFrom(0, 15, 16, 17, 32), fc.nat(40));

/** Runs of up to `most` packets with so much text. */
export const anyTraffic = (text: fc.Arbitrary<number>, most: number) =>
  fc.record({
    packets: fc.array(
      fc.record<GcmRequest>({
        key: fc.nat(3),
        pass: fc.oneof(fc.constant(0), fc.nat(40)),
        aad: partBytes,
        text,
        what: fc.constantFrom('seal', 'open', 'open', 'forged', 'short'),
        where: fc.nat(999),
      }),
      { minLength: 1, maxLength: most, size: 'max' },
    ),
    timing: fc.record({ packets: patterns, descriptors: patterns, down: patterns }),
  });

type Run = ReturnType<typeof anyTraffic> extends fc.Arbitrary<infer R> ? R : never;

/** What leaves is OpenSSL's, in order; `cuts`: the engine releases packets as they come. */
export const carries =
  (keyBytes: number, cuts: boolean) =>
  async (t: TestContext, { packets: list, timing }: Run): Promise<void> => {
    const keys = new Map([0, 1, 2, 3].map((number) => [number, randomBytes(t, keyBytes)]));
    const ports = gcmPorts(t, timing);
    await ports.install(keys);
    const packets = list.map((one) => gcmPacketOf(t, one, keys.get(one.key)!));
    await compareGcm(ports, packets, keys, cuts);
  };
