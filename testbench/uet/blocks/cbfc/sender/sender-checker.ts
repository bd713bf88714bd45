/** Holds the sender against the golden model, at every output in every clock. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import type { CfUpdate } from '../../../../../rtl-gen/uet/cbfc/messages.ts';
import { cbfcSender } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import type { Item } from '../../../../agents/item.ts';
import { creditsBetween } from '../../../golden/cbfc/credits.ts';
import { CbfcSender } from '../../../golden/cbfc/sender.ts';
import type { CcUpdate, CommandKind, Grant, PortSettings, SenderInputs } from '../../../golden/cbfc/sender-types.ts';
import { type Agent, type Dut, offerOf, portsOf, type Value } from '../../test-kit.ts';
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

/** The ports of a sender of any number of channels. */
export const senderOf = portsOf(cbfcSender({ vcs: 4 }));

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
  readonly #dut;
  readonly #places: CcUpdate[] = [];
  readonly #counts: WholeCounts;
  #statusVc: number | undefined;

  constructor(dut: Dut, options: CheckerOptions) {
    this.#options = options;
    this.model = new CbfcSender({ vcs: options.vcs, queueDepth: options.queueDepth ?? 8 });
    this.#dut = senderOf({ dut });
    this.#counts = new WholeCounts(
      dut,
      eventCounts.map((name) => `counts_${name}`),
    );
  }

  sample(): void {
    const { model } = this;
    const shownStatus = this.#statusVc === undefined ? undefined : this.#status;
    if (shownStatus !== undefined) this.#compareStatus(shownStatus);
    this.#compare('room', this.#dut.room.get(), toBits(model.room));
    this.#compareGrant();
    this.#compareUpdate();
    const { used, mostUsed, cfUpdates, cfRefused, ccUpdates } = model.counts;
    this.#compare('used', this.#dut.counts.used.get(), used);
    this.#compare('most_used', this.#dut.counts.most_used.get(), mostUsed);
    const events = { cf_updates: cfUpdates, cf_refused: cfRefused, cc_updates: ccUpdates };
    for (const [name, count] of Object.entries(events)) this.#compare(name, this.#counts.get(`counts_${name}`), count);

    const inputs = this.#inputs();
    const statusVc = Number(this.#dut.status_vc.get());
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
    const shown: Readonly<Record<string, Value>> = this.#dut.status.get();
    const names = { ...same, most_used: mostUsed, enabled: Number(enabled), lossless: Number(lossless) };
    for (const [name, value] of Object.entries(names)) {
      this.#compare(`${name} of channel ${this.#statusVc}`, shown[name]!, value);
    }
    this.#compare('consumed less freed', creditsBetween(same.freed, same.consumed), same.used);
  }

  #compareGrant(): void {
    const { grant } = this.model;
    const { valid, ready, payload } = this.#dut.grant;
    this.#compare('grant_valid', valid.get(), Number(grant !== undefined));
    if (grant === undefined) return;
    const shown = payload.get();
    this.#compare('kind of the grant', shown.kind, grant.kind);
    if (grant.kind === 'frame')
      for (const name of ['vc', 'bytes', 'cost', 'tag'] as const)
        this.#compare(`${name} of the grant`, shown[name], grant[name]);
    if (ready.get() === 0) return;
    if (grant.kind === 'frame') this.frames++;
    else this.updates++;
    const place = grant.kind === 'cc_update' ? this.#places.shift() : undefined;
    this.#options.onGrant?.({ cycle: this.clocks, grant, ...(place === undefined ? {} : { update: place }) });
  }

  #compareUpdate(): void {
    const { update } = this.model;
    const { valid, payload } = this.#dut.cc_update;
    this.#compare('cc_update_valid', valid.get(), Number(update !== undefined));
    if (update === undefined) return;
    const { half, consumed } = payload.get();
    this.#compare('half of the CC_Update', half, update.half);
    for (const [i, count] of update.consumed.entries())
      this.#compare(`counter ${i} of the CC_Update`, consumed[i]!, count);
  }

  #inputs(): SenderInputs {
    const { enqueue, cf_update, command, grant, cc_update, updates, ...dut } = this.#dut;
    const { unit, mode, limit, largest_frame, alpha, weighted, on_fault } = dut.settings.get();
    const [offered, told, commanded] = [offerOf(enqueue), offerOf(cf_update), offerOf(command)];
    const frame = offered && { vc: Number(offered.vc), bytes: Number(offered.bytes), tag: Number(offered.tag) };
    const ready = enqueue.ready.get();
    if (frame !== undefined) this.#compare('enqueue_ready', ready, Number(this.model.room[frame.vc]));
    return {
      settings: {
        unit: { overhead: Math.max(unit.overhead, -16), size: 32 * 2 ** unit.size },
        ...{ mode: mode as PortSettings['mode'], limit, largestFrame: Number(largest_frame) },
        ...{ alpha: alpha < 8 ? alpha : 8 - alpha, weighted: weighted === 1 },
        onFault: on_fault as PortSettings['onFault'],
      },
      updateClocks: updates.clocks.get(),
      updatePeriod: updates.period.get(),
      forceUpdate: dut.force_update.get() === 1,
      holdUpdate: dut.hold_update.get() === 1,
      linkFault: dut.link_fault.get() === 1,
      ...(frame && ready === 1 ? { frame } : {}),
      ...(told && { freed: entriesOf(told) }),
      ...(commanded && {
        command: {
          vc: Number(commanded.vc),
          kind: commanded.kind as CommandKind,
          value: Number(commanded.value),
        },
      }),
      takesGrant: grant.ready.get() === 1,
      takesUpdate: cc_update.ready.get() === 1,
    };
  }

  #compare(what: string, actual: Value | string, expected: number | string): void {
    if (actual !== expected) {
      throw new Error(`clock ${this.clocks}: ${what} is ${actual}, the golden model says ${expected}`);
    }
  }
}

const toBits = (flags: readonly boolean[]): number => flags.reduce((word, flag, i) => word + (flag ? 2 ** i : 0), 0);

const entriesOf = ({ vc_0, freed_0, vc_1, freed_1 }: Item<ValueOf<typeof CfUpdate>>) =>
  [
    { vc: vc_0, count: freed_0 },
    { vc: vc_1, count: freed_1 },
  ] as const;
