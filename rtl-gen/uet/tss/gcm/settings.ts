/** What a GCM engine is built for. */
import type { KeyBits } from '../aes/key-step.ts';
import type { SboxForm } from '../aes/sbox.ts';

/** What the pipeline of a lane is built for. */
export interface GcmCipherSettings {
  readonly keyBits: KeyBits;
  /** Keys that it holds, a power of two from 2. */
  readonly keys: number;
  readonly sbox: SboxForm;
  /** Rounds with their S-boxes in block RAM. */
  readonly ramRounds: number;
  /** Where round keys come from: `stored` unless given. `on_the_fly`: made for each block again, beside the data. */
  readonly keySchedule?: 'stored' | 'on_the_fly';
}

/** Lanes that can be built. */
export const laneCounts = [1, 2, 4, 8] as const;

export interface GcmSettings extends GcmCipherSettings {
  /** Lanes of 16 bytes a clock. */
  readonly lanes: (typeof laneCounts)[number];
  /**
   * `verdict`: packets leave when their ICV has been found right, and the others never do; no packet may be longer than
   * `beats` beats of 16 bytes, less one less than there are lanes. `cut_through`: they leave as they come, and `ok` of
   * the last beat is the verdict.
   */
  readonly release: { readonly kind: 'verdict'; readonly beats: number } | { readonly kind: 'cut_through' };
  /** Of several lanes: each packet begins in the first segment of a beat, as it comes and as it leaves. */
  readonly aligned?: boolean;
}

/** The engine of the catalogue: room for a packet of 9,216 bytes, and for as many bytes after it. */
export const gcmDefaults = {
  lanes: 1,
  keyBits: 256,
  keys: 256,
  sbox: 'table',
  ramRounds: 13,
  release: { kind: 'verdict', beats: 1024 },
} as const satisfies GcmSettings;

/** The same with the key schedule beside the data. */
export const gcmOnTheFly = { ...gcmDefaults, keySchedule: 'on_the_fly' } as const satisfies GcmSettings;

/** The module's name, `tss_gcm_l1` (by its lanes) and what differs from `gcmDefaults`. */
export const gcmName = ({
  lanes,
  keyBits,
  keys,
  sbox,
  ramRounds,
  release,
  keySchedule,
  aligned,
}: GcmSettings): string => {
  const kind = release.kind === 'verdict' ? `v${release.beats}` : 'cut';
  const parts = [
    `aes${keyBits}`,
    `k${keys}`,
    `${sbox}_r${ramRounds}`,
    kind,
    keySchedule ?? 'stored',
    aligned ? 'aligned' : '',
  ];
  const usual = ['aes256', 'k256', 'table_r13', 'v1024', 'stored', ''];
  return [`tss_gcm_l${lanes}`, ...parts.filter((part, i) => part !== usual[i])].join('_');
};

/** Throws a `RangeError` for a number of keys that cannot be built. */
export function checkKeys(keys: number): void {
  if (!Number.isInteger(keys) || keys < 2 || (keys & (keys - 1)) !== 0)
    throw new RangeError(`AES-GCM with ${keys} keys: give a power of two from 2`);
}
