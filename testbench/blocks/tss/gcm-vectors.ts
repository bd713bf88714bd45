/** Published vectors of AES-GCM through the GCM engine. */
import { icvBytes, packetLengthBits } from '../../../rtl-gen/uet/tss/gcm/packet.ts';
import { type GcmSettings, gcmDefaults, laneCounts } from '../../../rtl-gen/uet/tss/gcm/settings.ts';
import { UserError } from '../../../support/user-error.ts';
import { runHw } from '../../bench/run-hw.ts';
import type { Engine } from '../../engine/simulator.ts';
import type { GcmCase } from '../../vectors/gcm-cases.ts';
import { type GcmPacket, type GcmResult, gcmPorts } from './gcm-bench.ts';
import { gcmDesign } from './gcm-design.ts';

export interface VectorsResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of those that failed, and in what. */
  readonly failures: readonly string[];
  /** Why cases were skipped, and how many. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Keys that are held at once; each case brings its own. */
const batch = 32;

export interface VectorsOptions {
  readonly engine: Engine;
  readonly lanes?: number;
  readonly keySchedule?: NonNullable<GcmSettings['keySchedule']>;
}

/**
 * Puts each case through the engine: what has a plaintext is sealed and opened, what has none must be refused. Of a tag of less than 16 bytes, which
 * the engine does not check, the first bytes of what it makes are compared (`shortTagTries`). Cases that no
 * engine of that kind takes are skipped, with the reason. Other `lanes` than 1, 2, 4 and 8 are a `UserError`.
 */
export async function runGcmVectors(
  cases: readonly GcmCase[],
  { engine, lanes = 1, keySchedule = 'stored' }: VectorsOptions,
): Promise<VectorsResult> {
  const built = laneCounts.find((count) => count === lanes);
  if (built === undefined)
    throw new UserError(`there is no GCM engine of ${lanes} lanes: give --lanes ${laneCounts.join(', ')}`);
  const reasons: Record<string, number> = {};
  const failures: string[] = [];
  let passed = 0;
  const fit = cases.filter((one) => {
    const reason = reasonToSkip(one);
    if (reason !== undefined) reasons[reason] = (reasons[reason] ?? 0) + 1;
    return reason === undefined;
  });
  for (const keyBits of [128, 256] as const) {
    const ofKey = fit.filter(({ key }) => 8 * key.length === keyBits);
    if (ofKey.length === 0) continue;
    const run = await runBatches(engine, { ...gcmDefaults, lanes: built, keyBits, keySchedule }, ofKey);
    failures.push(...run);
    passed += ofKey.length - run.length;
  }
  return { passed, failed: failures.length, skipped: cases.length - fit.length, failures, reasons };
}

function reasonToSkip({ key, iv, aad, ciphertext }: GcmCase): string | undefined {
  if (key.length !== 16 && key.length !== 32) return `key of ${8 * key.length} bits`;
  if (iv.length !== 12) return `IV of ${8 * iv.length} bits`;
  const bytes = aad.length + ciphertext.length + icvBytes;
  return bytes >= 2 ** packetLengthBits ? `packet of ${bytes} bytes` : undefined;
}

/** What failed. */
async function runBatches(
  engine: Engine,
  settings: GcmSettings,
  cases: readonly GcmCase[],
): Promise<readonly string[]> {
  const design = gcmDesign({ ...settings, keys: batch, ramRounds: 0, release: { kind: 'cut_through' } });
  const failures: string[] = [];
  await runHw(
    { name: `AES-${settings.keyBits}-GCM`, create: (o) => engine.create(design, o), seeds: [1] },
    async (t) => {
      const ports = gcmPorts(t);
      for (let from = 0; from < cases.length; from += batch) {
        const some = cases.slice(from, from + batch);
        await ports.install(new Map(some.map(({ key }, number) => [number, key])));
        const wrong = new Map<string, string>();
        for (let tries = some.flatMap(triesOf); tries.length > 0; ) {
          const { results } = await ports.play(
            tries.map(({ packet }) => packet),
            tries.length,
          );
          for (const [i, { name, packet, isRight }] of tries.entries())
            if (!isRight(results[i]!)) wrong.set(name, `${name}: ${packet.seal ? 'encryption' : 'decryption'}`);
          tries = tries.flatMap(({ next }, i) => (next === undefined ? [] : [next(results[i]!.bytes)]));
        }
        failures.push(...wrong.values());
      }
    },
  );
  return failures;
}

interface Try {
  readonly name: string;
  readonly packet: GcmPacket;
  readonly isRight: (result: GcmResult) => boolean;
  /** What is tried with the bytes that have left. */
  readonly next?: (bytes: Uint8Array) => Try;
}

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

function triesOf(one: GcmCase, key: number): readonly Try[] {
  const { name, iv, aad, plaintext, ciphertext, tag } = one;
  const base = { key, iv, passBytes: 0, aadBytes: aad.length };
  if (tag.length < icvBytes) return [shortTagTries(one, base)];
  const sealed = Uint8Array.of(...aad, ...ciphertext, ...tag);
  const packet = { ...base, seal: false, bytes: sealed };
  if (plaintext === undefined) return [{ name, packet, isRight: ({ ok }) => !ok }];
  const plain = Uint8Array.of(...aad, ...plaintext);
  return [
    { name, packet: { ...base, seal: true, bytes: plain }, isRight: ({ ok, bytes }) => ok && same(bytes, sealed) },
    { name, packet, isRight: ({ ok, bytes }) => ok && same(bytes, plain) },
  ];
}

/**
 * What has a plaintext is sealed, its tag begins with that of the case, and is opened again. What has none is opened with any tag, refused, and what
 * it would have been is sealed: the ciphertext is that of the case, the tag begins otherwise.
 */
function shortTagTries(
  { name, aad, plaintext, ciphertext, tag }: GcmCase,
  base: Omit<GcmPacket, 'seal' | 'bytes'>,
): Try {
  const whole = aad.length + ciphertext.length;
  const text = Uint8Array.of(...aad, ...ciphertext);
  const begins = (bytes: Uint8Array): boolean => same(bytes.subarray(whole, whole + tag.length), tag);
  const seal = (bytes: Uint8Array): Pick<Try, 'name' | 'packet'> => ({ name, packet: { ...base, seal: true, bytes } });
  const open = (bytes: Uint8Array): Pick<Try, 'name' | 'packet'> => ({ name, packet: { ...base, seal: false, bytes } });
  if (plaintext === undefined)
    return {
      ...open(Uint8Array.of(...text, ...new Uint8Array(icvBytes))),
      isRight: ({ ok }) => !ok,
      next: (shown) => ({
        ...seal(shown),
        isRight: ({ ok, bytes }) => ok && same(bytes.subarray(0, whole), text) && !begins(bytes),
      }),
    };
  const plain = Uint8Array.of(...aad, ...plaintext);
  return {
    ...seal(plain),
    isRight: ({ ok, bytes }) => ok && same(bytes.subarray(0, whole), text) && begins(bytes),
    next: (sealed) => ({ ...open(sealed), isRight: ({ ok, bytes }) => ok && same(bytes, plain) }),
  };
}
