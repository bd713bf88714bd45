/**
 * Message-level scenarios of the semantic sublayer: `scenarios.json` is the project's shared `ses/scenarios.json`,
 * format
 * uet-ses-scenarios-1. Its bytes are built from the layouts of uet-wire.md 12 and are no official vectors.
 */
import { join } from 'node:path';
import { readText } from '../../../../../support/read-text.ts';
import { UserError } from '../../../../../support/user-error.ts';

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
  /** Posted before that packet of the list, which is sent when a back-off has ended. Default: before all. */
  readonly before_packet?: number;
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

const format = 'uet-ses-scenarios-1';

/** The scenarios of a file; a `UserError` where it cannot be read or is no such file. */
export function readScenarios(file: string): readonly Scenario[] {
  let content: { readonly format?: unknown; readonly scenarios?: unknown } | null;
  try {
    content = JSON.parse(readText(file)) as typeof content;
  } catch (error) {
    throw new UserError(`${file} cannot be read as JSON: ${(error as Error).message}.`);
  }
  if (content?.format !== format) throw new UserError(`${file} has no scenarios: its \`format\` is not ${format}.`);
  const { scenarios: all } = content;
  if (!Array.isArray(all) || !all.every(isScenario)) {
    throw new UserError(`${file} is no list of scenarios: each has id, title, setup, packets and completions.`);
  }
  return all;
}

const isScenario = (one: unknown): one is Scenario => {
  const { id, title, setup, packets, completions } = (one ?? {}) as Partial<Scenario>;
  const isText = [id, title].every((text) => typeof text === 'string');
  return isText && typeof setup === 'object' && Array.isArray(packets) && Array.isArray(completions);
};

/** The 45 that are kept here. */
export const keptScenarios = join(import.meta.dirname, 'scenarios.json');

export const scenarios: readonly Scenario[] = readScenarios(keptScenarios);
