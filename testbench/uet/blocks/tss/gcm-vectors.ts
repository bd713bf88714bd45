/** Published vectors of AES-GCM through the GCM engine. */
import { elaborateEntry } from '../../../../rtl-gen/design-entry.ts';
import { roundsOf } from '../../../../rtl-gen/uet/tss/aes/key-step.ts';
import { tssDesigns } from '../../../../rtl-gen/uet/tss/designs.ts';
import { icvBytes, packetLengthBits } from '../../../../rtl-gen/uet/tss/gcm/packet.ts';
import { type GcmSettings, gcmDefaults, gcmName, laneCounts } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { UserError } from '../../../../support/user-error.ts';
import { runHw } from '../../../bench/run-hw.ts';
import type { Engine } from '../../../engine/simulator.ts';
import type { GcmCase } from '../../vectors/gcm-cases.ts';
import { type GcmPacket, type GcmPorts, type GcmResult, gcmPorts } from './gcm-bench.ts';
import { gcmDesign } from './gcm-design.ts';

export interface VectorsResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of those that failed, and in what. */
  readonly failures: readonly string[];
  /** Why cases were skipped, and how many. */
  readonly reasons: Readonly<Record<string, number>>;
  /** The designs that the others went through, and how many through each. */
  readonly designs: Readonly<Record<string, number>>;
}

export interface VectorsOptions {
  readonly engine: Engine;
  readonly lanes?: number;
  readonly keySchedule?: NonNullable<GcmSettings['keySchedule']>;
}

/**
 * Puts each case through the engine of the catalogue of that kind, as it ships; cases of AES-128 through one that is
 * built like it but for the length of its keys. What has a plaintext is sealed and opened, what has none must be
 * refused. Of a tag of less than 16 bytes, which the engine does not check, the first bytes of what it makes are
 * compared (`shortTagTries`). Cases that no engine of that kind takes are skipped, with the reason. Other `lanes` than
 * 1, 2, 4 and 8 are a `UserError`.
 */
export async function runGcmVectors(
  cases: readonly GcmCase[],
  { engine, lanes = 1, keySchedule = 'stored' }: VectorsOptions,
): Promise<VectorsResult> {
  const built = laneCounts.find((count) => count === lanes);
  if (built === undefined)
    throw new UserError(`there is no GCM engine of ${lanes} lanes: give --lanes ${laneCounts.join(', ')}`);
  const reasons: Record<string, number> = {};
  const designs: Record<string, number> = {};
  const failures: string[] = [];
  let passed = 0;
  const fit = cases.filter((one) => {
    const reason = reasonToSkip(one, built);
    if (reason !== undefined) reasons[reason] = (reasons[reason] ?? 0) + 1;
    return reason === undefined;
  });
  for (const keyBits of [128, 256] as const) {
    const ofKey = fit.filter(({ key }) => 8 * key.length === keyBits);
    if (ofKey.length === 0) continue;
    // AES-128 has fewer rounds.
    const ramRounds = Math.min(gcmDefaults.ramRounds, roundsOf[keyBits] - 1);
    const settings = { ...gcmDefaults, lanes: built, keyBits, ramRounds, keySchedule };
    designs[gcmName(settings)] = ofKey.length;
    const run = await runBatches(engine, settings, ofKey);
    failures.push(...run);
    passed += ofKey.length - run.length;
  }
  return { passed, failed: failures.length, skipped: cases.length - fit.length, failures, reasons, designs };
}

function reasonToSkip({ key, iv, aad, ciphertext }: GcmCase, lanes: number): string | undefined {
  if (key.length !== 16 && key.length !== 32) return `key of ${8 * key.length} bits`;
  if (iv.length !== 12) return `IV of ${8 * iv.length} bits`;
  const bytes = aad.length + ciphertext.length + icvBytes;
  const beats = gcmDefaults.release.beats - (lanes - 1);
  return bytes >= 2 ** packetLengthBits || bytes > 16 * beats ? `packet of ${bytes} bytes` : undefined;
}

/** What failed. */
async function runBatches(
  engine: Engine,
  settings: GcmSettings,
  cases: readonly GcmCase[],
): Promise<readonly string[]> {
  const shipped = tssDesigns.find(({ name }) => name === gcmName(settings));
  const design = shipped === undefined ? gcmDesign(settings) : elaborateEntry(shipped);
  const batch = settings.keys;
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
          const shown = await shownOf(ports, tries);
          for (const { name, packet, isRight } of tries)
            if (!isRight(shown.get(packet))) wrong.set(name, `${name}: ${packet.seal ? 'encryption' : 'decryption'}`);
          tries = tries.flatMap(({ packet, next }) => {
            const bytes = shown.get(packet);
            return next === undefined || bytes === undefined ? [] : [next(bytes)];
          });
        }
        failures.push(...wrong.values());
      }
    },
  );
  return failures;
}

/**
 * What has left of each packet; nothing of those that were refused, of which the engine does not say which they are: so
 * one by one, unless all or none was.
 */
async function shownOf(ports: GcmPorts, tries: readonly Try[]): Promise<ReadonlyMap<GcmPacket, Uint8Array>> {
  const shown = new Map<GcmPacket, Uint8Array>();
  const groups = [tries.filter(({ leaves }) => leaves), tries.filter(({ leaves }) => !leaves)];
  for (const packets of groups.map((group) => group.map(({ packet }) => packet))) {
    const { results } = await ports.settle(packets);
    const isMixed = results.length > 0 && results.length < packets.length;
    const each = isMixed ? await oneByOne(ports, packets) : results;
    for (const [i, packet] of packets.entries()) if (each[i] !== undefined) shown.set(packet, each[i].bytes);
  }
  return shown;
}

async function oneByOne(ports: GcmPorts, packets: readonly GcmPacket[]): Promise<readonly (GcmResult | undefined)[]> {
  const results: (GcmResult | undefined)[] = [];
  for (const packet of packets) results.push((await ports.settle([packet])).results[0]);
  return results;
}

interface Try {
  readonly name: string;
  readonly packet: GcmPacket;
  /** Whether it should be let out. */
  readonly leaves: boolean;
  /** `bytes`: what has left of it, `undefined` where it was refused. */
  readonly isRight: (bytes: Uint8Array | undefined) => boolean;
  /** What is tried with the bytes that have left. */
  readonly next?: (bytes: Uint8Array) => Try;
}

const same = (a: Uint8Array | undefined, b: Uint8Array): boolean => a !== undefined && Buffer.compare(a, b) === 0;

/** It must leave with bytes that are right. */
const leaving = (isRight: (bytes: Uint8Array) => boolean) => ({
  leaves: true,
  isRight: (bytes: Uint8Array | undefined) => bytes !== undefined && isRight(bytes),
});

const refused = { leaves: false, isRight: (bytes: Uint8Array | undefined) => bytes === undefined };

function triesOf(one: GcmCase, key: number): readonly Try[] {
  const { name, iv, aad, plaintext, ciphertext, tag } = one;
  const base = { key, iv, passBytes: 0, aadBytes: aad.length };
  if (tag.length < icvBytes) return shortTagTries(one, base);
  const sealed = Uint8Array.of(...aad, ...ciphertext, ...tag);
  const packet = { ...base, seal: false, bytes: sealed };
  if (plaintext === undefined) return [{ name, packet, ...refused }];
  const plain = Uint8Array.of(...aad, ...plaintext);
  return [
    { name, packet: { ...base, seal: true, bytes: plain }, ...leaving((bytes) => same(bytes, sealed)) },
    { name, packet, ...leaving((bytes) => same(bytes, plain)) },
  ];
}

/**
 * What has a plaintext is sealed, its tag begins with that of the case, and is opened again. What has none is refused
 * with any tag after it. What its plaintext would be is its ciphertext sealed, as the key stream is the same; sealed
 * again its ciphertext is that of the case, and its tag begins otherwise.
 */
function shortTagTries(
  { name, aad, plaintext, ciphertext, tag }: GcmCase,
  base: Omit<GcmPacket, 'seal' | 'bytes'>,
): readonly Try[] {
  const whole = aad.length + ciphertext.length;
  const text = Uint8Array.of(...aad, ...ciphertext);
  const begins = (bytes: Uint8Array): boolean => same(bytes.subarray(whole, whole + tag.length), tag);
  const seal = (bytes: Uint8Array): Pick<Try, 'name' | 'packet'> => ({ name, packet: { ...base, seal: true, bytes } });
  const open = (bytes: Uint8Array): Pick<Try, 'name' | 'packet'> => ({ name, packet: { ...base, seal: false, bytes } });
  if (plaintext === undefined)
    return [
      { ...open(Uint8Array.of(...text, ...new Uint8Array(icvBytes))), ...refused },
      {
        ...seal(text),
        ...leaving(() => true),
        next: (shown) => ({
          ...seal(shown.subarray(0, whole)),
          ...leaving((bytes) => same(bytes.subarray(0, whole), text) && !begins(bytes)),
        }),
      },
    ];
  const plain = Uint8Array.of(...aad, ...plaintext);
  return [
    {
      ...seal(plain),
      ...leaving((bytes) => same(bytes.subarray(0, whole), text) && begins(bytes)),
      next: (sealed) => ({ ...open(sealed), ...leaving((bytes) => same(bytes, plain)) }),
    },
  ];
}
