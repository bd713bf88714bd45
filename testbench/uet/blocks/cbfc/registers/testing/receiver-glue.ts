/** What stands between the registers and the receiver of CBFC, in software. */
import type { Random } from '../../../../../../support/random.ts';
import type { Glue, Values } from '../../../registers/testing/register-shadow.ts';
import { ChannelGlue } from './channel-glue.ts';

/** Also turns what the receiver is told by LLR and the link, at random. */
export class ReceiverGlue implements Glue {
  readonly #vcs: number;
  readonly #random: Random;
  readonly #channel: ChannelGlue;
  readonly #limits: (number | undefined)[];
  #wanted = false;

  constructor(vcs: number, random: Random) {
    this.#vcs = vcs;
    this.#random = random;
    this.#channel = new ChannelGlue(vcs);
    this.#limits = Array.from({ length: vcs }, () => undefined);
  }

  hardware(port: (name: string) => number): Values {
    const { index, taken, snapshot, vc, exists } = this.#channel;
    const limit = exists ? this.#limits[vc] : undefined;
    return {
      identity_channels: this.#vcs,
      identity_longest_frame: 10_240,
      link_fault: port('link_fault'),
      link_recovering: port('llr_recovering'),
      events_overflow: port('events_overflow'),
      events_cc_malformed: port('malformed'),
      events_cc_discarded: port('events_cc_discarded'),
      events_cc_too_soon: port('events_cc_too_soon'),
      events_bad_frame: port('events_bad_frame'),
      events_link_fault: port('link_fault'),
      active_channels: port('active'),
      overflowed_channels: port('overflowed'),
      channel_index: index,
      channel_taken: Number(taken),
      channel_limit_credits: limit ?? 0,
      channel_limit_known: Number(limit !== undefined),
      channel_state_active: snapshot.active ?? 0,
      channel_consumed_count: snapshot.consumed ?? 0,
      channel_freed_count: snapshot.freed ?? 0,
      cf_updates_sent_count: port('counts_cf_updates'),
      cc_updates_received_count: port('counts_cc_updates'),
      cc_updates_discarded_count: port('counts_cc_discarded'),
      cc_updates_too_soon_count: port('counts_cc_too_soon'),
      cc_updates_malformed_count: port('counts_cc_malformed'),
      bad_frames_count: port('counts_bad_frames'),
      overflows_count: port('counts_overflows'),
    };
  }

  step(regs: Values, port: (name: string) => number): void {
    const { vc, exists, chosen } = this.#channel;
    if (exists && regs.channel_limit_credits_written === 1) this.#limits[vc] = regs.channel_limit_credits_value!;
    const shows = this.#wanted && port('status_vc') === vc;
    const active = port('status_active');
    const ifOn = (name: string): number => (active === 1 ? port(`status_${name}`) : 0);
    const shown = { active, consumed: ifOn('consumed'), freed: ifOn('freed') };
    // A choice in the clock of a snapshot asks for another one.
    this.#channel.step(regs, 0, shows && !chosen ? shown : undefined);
    if (shows && chosen) this.#channel.snapshot = shown;
    this.#wanted = chosen || (this.#wanted && !shows);
  }

  drive(regs: Values, set: (name: string, value: number) => void): void {
    const random = this.#random;
    const recovering = random.chance(0.1);
    set('llr_recovering', Number(recovering));
    set('link_fault', Number(random.chance(0.01)));
    set('malformed', Number(random.chance(0.02)));
    set('unit_overhead', regs.frames_overhead!);
    set('unit_size', regs.frames_size!);
    set('line_bytes', regs.line_bytes!);
    set('minimum_spacing', regs.minimum_spacing_bytes!);
    set('maximum_spacing', regs.maximum_spacing_bytes!);
    set('urgent', regs.urgent_credits!);
    set('enable', regs.enable_channels!);
    set('fault_clears', regs.link_fault_clears!);
    set('recovering', Number(recovering && regs.link_cc_under_llr === 0));
    set('clear_overflowed', regs.overflowed_channels_written === 1 ? regs.overflowed_channels_value! : 0);
    const { vc, exists } = this.#channel;
    set('set_limit_valid', Number(exists && regs.channel_limit_credits_written === 1));
    set('set_limit_payload_vc', vc);
    set('set_limit_payload_limit', regs.channel_limit_credits_value ?? 0);
  }
}
