/** Published vectors of AES-GCM through the GCM engine. */
import { icvBytes, packetLengthBits } from '../../../rtl-gen/uet/tss/gcm/packet.ts';
import { type GcmSettings, gcmDefaults, laneCounts } from '../../../rtl-gen/uet/tss/gcm/settings.ts';
import { UserError } from '../../../support/user-error.ts';
import { runHw } from '../../bench/run-hw.ts';
import type { Engine } from '../../engine/simulator.ts';
import type { GcmCase } from '../../vectors/gcm-cases.ts';
import { type GcmPacket, gcmPorts } from './gcm-bench.ts';
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

/**
 * Puts each case through the engine: what has a plaintext is sealed and opened, what has none must be refused. Cases that no
 * engine of that kind takes are skipped, with the reason. Other `lanes` than 1, 2, 4 and 8 are a `UserError`.
 */
export async function runGcmVectors(
  cases: readonly GcmCase[],
  { engine, lanes = 1 }: { readonly engine: Engine; readonly lanes?: number },
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
    const run = await runBatches(engine, { ...gcmDefaults, lanes: built, keyBits }, ofKey);
    failures.push(...run);
    passed += ofKey.length - run.length;
  }
  return { passed, failed: failures.length, skipped: cases.length - fit.length, failures, reasons };
}

function reasonToSkip({ key, iv, aad, ciphertext, tag }: GcmCase): string | undefined {
  if (key.length !== 16 && key.length !== 32) return `key of ${8 * key.length} bits`;
  if (iv.length !== 12) return `IV of ${8 * iv.length} bits`;
  if (tag.length !== icvBytes) return `tag of ${8 * tag.length} bits`;
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
        const tries = some.flatMap(triesOf);
        const { results } = await ports.play(
          tries.map(({ packet }) => packet),
          tries.length,
        );
        const wrong = new Map<string, string>();
        for (const [i, { name, packet, expected }] of tries.entries()) {
          const { ok, bytes } = results[i]!;
          const right = expected === undefined ? !ok : ok && Buffer.compare(bytes, expected) === 0;
          if (!right) wrong.set(name, `${name}: ${packet.seal ? 'encryption' : 'decryption'}`);
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
  /** What must leave; `undefined` where it must be refused. */
  readonly expected: Uint8Array | undefined;
}

function triesOf({ name, iv, aad, plaintext, ciphertext, tag }: GcmCase, key: number): readonly Try[] {
  const base = { key, iv, passBytes: 0, aadBytes: aad.length };
  const sealed = Uint8Array.of(...aad, ...ciphertext, ...tag);
  const opened: Try = { name, packet: { ...base, seal: false, bytes: sealed }, expected: undefined };
  if (plaintext === undefined) return [opened];
  const plain = Uint8Array.of(...aad, ...plaintext);
  return [
    { name, packet: { ...base, seal: true, bytes: plain }, expected: sealed },
    { ...opened, expected: plain },
  ];
}
