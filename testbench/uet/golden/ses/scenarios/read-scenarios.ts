/**
 * Message-level scenarios of the semantic sublayer: `scenarios.json` is the project's shared `ses/scenarios.json`,
 * format
 * uet-ses-scenarios-1. Its bytes are built from the layouts of uet-wire.md 12 and are no official vectors.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ScenarioPacket {
  readonly dir?: 'I->T' | 'T->I';
  readonly next_hdr?: string;
  readonly carried_in?: string;
  /** Of a response: the index of the packet that it answers. */
  readonly answers_packet?: number;
  readonly guaranteed_delivery?: boolean;
  readonly payload_bytes?: number;
  readonly operand_hex?: string;
  readonly pds?: string;
  readonly note?: string;
  readonly ses_hex?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly extension?: Readonly<Record<string, number | string>>;
}

export interface ScenarioPost {
  readonly space: 'SEND' | 'TAGGED';
  readonly length: number;
  readonly tag?: string;
  readonly ignore?: string;
  readonly initiator?: number | 'any';
  readonly ctx?: string;
  readonly job?: string;
  readonly multi?: boolean;
  readonly min_free?: number;
}

export interface ScenarioRegion {
  readonly key?: string;
  readonly optimized_key_index?: string;
  readonly length: number;
  readonly rights: string;
  readonly u64_at_0?: number;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly certainty: 'certain' | 'likely' | 'policy';
  readonly setup: {
    readonly mode?: string;
    readonly posts?: readonly ScenarioPost[];
    readonly regions?: readonly ScenarioRegion[];
    readonly arrival_order?: readonly number[];
    readonly unexpected_level?: 'U0' | 'U3';
    readonly target_generation?: number;
    readonly sender_generation?: number;
  };
  readonly packets: readonly ScenarioPacket[];
  readonly completions: readonly Readonly<Record<string, unknown>>[];
  readonly also_accepted?: readonly string[];
}

export const scenarios: readonly Scenario[] = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'scenarios.json'), 'utf8')) as { scenarios: Scenario[] }
).scenarios;
