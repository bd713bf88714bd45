/** Holds the sender against the golden model, at every output in every clock. */

import { creditsBetween } from '../../../golden/cbfc/credits.ts';
import { CbfcSender } from '../../../golden/cbfc/sender.ts';
import type { CcUpdate, Grant, SenderInputs } from '../../../golden/cbfc/sender-types.ts';
import type { Agent, Dut, PortHandle } from '../../test-kit.ts';
import { WholeCounts } from '../../whole-counts.ts';

/** A grant that was taken, with the model's view of its channel. */
export interface TakenGrant {
  readonly cycle: number;
  readonly grant: Grant;
  /** Of a CC_Update: what it says. */
  readonly update?: CcUpdate;
}

export interface CheckerOptions {
  readonly vcs: number;
  readonly queueDepth?: number;
  /** Called for each grant that is taken, before its CC_Update may be. */
  readonly onGrant?: (taken: TakenGrant) => void;
}

const modes = ['per_channel', 'port_static', 'port_dynamic'] as const;
const faults = ['ignore', 'hold', 'reset'] as const;
/** Commands, in the order of their codes. */
export const commandKinds = [
  'enable',
  'disable',
  'lossless',
  'best_effort',
  'zero',
  'limit',
  'reserved',
  'weight',
  'restart_most',
] as const;

/** The port's counters of events. */
const eventCounts = ['cf_updates', 'cf_refused', 'cc_updates'] as const;

/**
 * Watches every port of the sender, drives none. Each clock it compares what the sender shows with what the model does,
 * and then gives the model what the sender takes in.
 */
export class SenderChecker implements Agent {
  readonly model: CbfcSender;
  /** Clocks watched, frames and CC_Updates taken. */
  clocks = 0;
  frames = 0;
  updates = 0;
  readonly #options: CheckerOptions;
  readonly #port: (name: string) => PortHandle;
  readonly #places: CcUpdate[] = [];
  readonly #counts: WholeCounts;
  #statusVc: number | undefined;

  constructor(dut: Dut, options: CheckerOptions) {
    this.#options = options;
    this.model = new CbfcSender({ vcs: options.vcs, queueDepth: options.queueDepth ?? 8 });
    const known = new Map<string, PortHandle>(dut.ports.map((port) => [port.name, port]));
    this.#counts = new WholeCounts(
      dut,
      eventCounts.map((name) => `counts_${name}`),
    );
    this.#port = (name) => known.get(name) ?? missing(name);
  }

  sample(): void {
    const { model } = this;
    const shownStatus = this.#statusVc === undefined ? undefined : this.#status;
    if (shownStatus !== undefined) this.#compareStatus(shownStatus);
    this.#compare('room', this.#value('room'), toBits(model.room));
    this.#compareGrant();
    this.#compareUpdate();
    const { used, mostUsed, cfUpdates, cfRefused, ccUpdates } = model.counts;
    for (const [name, count] of Object.entries({ used, most_used: mostUsed }))
      this.#compare(name, this.#value(`counts_${name}`), count);
    const events = { cf_updates: cfUpdates, cf_refused: cfRefused, cc_updates: ccUpdates };
    for (const [name, count] of Object.entries(events)) this.#compare(name, this.#counts.get(`counts_${name}`), count);

    const inputs = this.#inputs();
    const statusVc = this.#value('status_vc');
    this.#statusVc = statusVc;
    this.#status = model.status(statusVc);
    const before = model.update;
    model.clock(inputs);
    this.#checkDecision(inputs);
    // The record of a place is made in the clock of that place.
    const { update } = model;
    if (update !== undefined && update !== before) this.#places.push(update);
    this.clocks++;
  }

  #status: ReturnType<CbfcSender['status']> | undefined;

  /** The rule itself, whatever the model knows late: S_CU + cost <= S_CL, of the channel or of the port. */
  #checkDecision({ settings }: SenderInputs): void {
    const { decision } = this.model;
    const changed = this.#changed(settings);
    if (decision === undefined || changed) return;
    const { cost, used, limit, portUsed } = decision;
    if (settings.mode !== 'port_dynamic' && used + cost > limit) {
      throw new Error(`clock ${this.clocks}: ${cost} credits are granted with ${used} of ${limit} in use`);
    }
    if (settings.mode !== 'per_channel' && portUsed + cost > settings.limit) {
      throw new Error(`clock ${this.clocks}: ${cost} credits are granted with ${portUsed} of ${settings.limit} in use`);
    }
  }

  /** Settings act a clock after they change, and let nothing be granted then. */
  #changed(settings: SenderInputs['settings']): boolean {
    const before = this.#settings;
    this.#settings = settings;
    return before === undefined || before.mode !== settings.mode || before.limit !== settings.limit;
  }

  #settings: SenderInputs['settings'] | undefined;

  #compareStatus(status: ReturnType<CbfcSender['status']>): void {
    const { mostUsed, enabled, lossless, ...same } = status;
    const names = { ...same, most_used: mostUsed, enabled: Number(enabled), lossless: Number(lossless) };
    for (const [name, value] of Object.entries(names)) {
      this.#compare(`${name} of channel ${this.#statusVc}`, this.#value(`status_${name}`), value);
    }
    this.#compare('consumed less freed', creditsBetween(same.freed, same.consumed), same.used);
  }

  #compareGrant(): void {
    const { grant } = this.model;
    this.#compare('grant_valid', this.#value('grant_valid'), Number(grant !== undefined));
    if (grant === undefined) return;
    this.#compare('kind of the grant', this.#value('grant_payload_kind'), grant.kind === 'frame' ? 0 : 1);
    if (grant.kind === 'frame') {
      for (const name of ['vc', 'bytes', 'cost', 'tag'] as const) {
        this.#compare(`${name} of the grant`, this.#value(`grant_payload_${name}`), grant[name]);
      }
    }
    if (this.#value('grant_ready') === 0) return;
    if (grant.kind === 'frame') this.frames++;
    else this.updates++;
    const place = grant.kind === 'cc_update' ? this.#places.shift() : undefined;
    this.#options.onGrant?.({ cycle: this.clocks, grant, ...(place === undefined ? {} : { update: place }) });
  }

  #compareUpdate(): void {
    const { update } = this.model;
    this.#compare('cc_update_valid', this.#value('cc_update_valid'), Number(update !== undefined));
    if (update === undefined) return;
    this.#compare('half of the CC_Update', this.#value('cc_update_payload_half'), update.half);
    update.consumed.forEach((count, i) => {
      this.#compare(`counter ${i} of the CC_Update`, this.#value(`cc_update_payload_consumed_${i}`), count);
    });
  }

  #inputs(): SenderInputs {
    const value = (name: string) => this.#value(name);
    const given = (name: string): boolean => value(`${name}_valid`) === 1;
    const overhead = value('settings_unit_overhead');
    const alpha = value('settings_alpha');
    const frame = {
      vc: value('enqueue_payload_vc'),
      bytes: value('enqueue_payload_bytes'),
      tag: value('enqueue_payload_tag'),
    };
    const ready = value('enqueue_ready');
    if (given('enqueue')) this.#compare('enqueue_ready', ready, Number(this.model.room[frame.vc]));
    return {
      settings: {
        unit: {
          overhead: overhead < 128 ? overhead : Math.max(overhead - 256, -16),
          size: 32 * 2 ** value('settings_unit_size'),
        },
        mode: modes[value('settings_mode')]!,
        limit: value('settings_limit'),
        largestFrame: value('settings_largest_frame'),
        alpha: alpha < 8 ? alpha : 8 - alpha,
        weighted: value('settings_weighted') === 1,
        onFault: faults[value('settings_on_fault')]!,
      },
      updateClocks: value('updates_clocks'),
      updatePeriod: value('updates_period'),
      forceUpdate: value('force_update') === 1,
      holdUpdate: value('hold_update') === 1,
      linkFault: value('link_fault') === 1,
      ...(given('enqueue') && ready === 1 ? { frame } : {}),
      ...(given('cf_update') ? { freed: [this.#entry(0), this.#entry(1)] } : {}),
      ...(given('command')
        ? {
            command: {
              vc: value('command_payload_vc'),
              kind: commandKinds[value('command_payload_kind')]!,
              value: value('command_payload_value'),
            },
          }
        : {}),
      takesGrant: value('grant_ready') === 1,
      takesUpdate: value('cc_update_ready') === 1,
    };
  }

  #entry(i: number) {
    return { vc: this.#value(`cf_update_payload_vc_${i}`), count: this.#value(`cf_update_payload_freed_${i}`) };
  }

  #value(name: string): number {
    return Number(this.#port(name).get());
  }

  #compare(what: string, actual: number, expected: number): void {
    if (actual !== expected) {
      throw new Error(`clock ${this.clocks}: ${what} is ${actual}, the golden model says ${expected}`);
    }
  }
}

const toBits = (flags: readonly boolean[]): number => flags.reduce((word, flag, i) => word + (flag ? 2 ** i : 0), 0);

function missing(name: string): never {
  throw new Error(`the sender has no port ${name}`);
}
