/** What stands between the registers and the sender of CBFC, in software. */
import type { Random } from '../../../../../../support/random.ts';
import type { Glue, Values } from '../../../registers/testing/register-shadow.ts';
import { ChannelGlue } from './channel-glue.ts';

const shownFields = ['used', 'most_used', 'consumed', 'freed', 'enabled', 'lossless', 'waiting'] as const;
const keptFields = ['limit', 'reserved', 'weight'] as const;
/** Codes of the command of each register; those of `channel_command` in the order of its own codes. */
const commandOf = { limit: 5, reserved: 6, weight: 7 } as const;
const commandCodes = [undefined, 0, 1, 2, 3, 4, 8];

/** Also turns what the sender is told by LLR and the link, at random. */
export class SenderGlue implements Glue {
  readonly #vcs: number;
  readonly #random: Random;
  readonly #channel: ChannelGlue;
  readonly #kept: Record<string, number>[];
  #shows = false;

  constructor(vcs: number, random: Random) {
    this.#vcs = vcs;
    this.#random = random;
    this.#channel = new ChannelGlue(vcs);
    this.#kept = Array.from({ length: vcs }, () => ({ limit: 0, reserved: 0, weight: 0 }));
  }

  hardware(port: (name: string) => number): Values {
    const { index, taken, snapshot, malformed, vc, exists } = this.#channel;
    const kept = exists ? this.#kept[vc]! : { limit: 0, reserved: 0, weight: 0 };
    return {
      identity_channels: this.#vcs,
      identity_longest_frame: 10_240,
      link_fault: port('link_fault'),
      link_replaying: port('replaying'),
      events_cf_refused: port('refused'),
      events_cf_malformed: port('malformed'),
      events_link_fault: port('link_fault'),
      channel_index: index,
      channel_taken: Number(taken),
      channel_limit_credits: kept.limit!,
      channel_reserved_credits: kept.reserved!,
      channel_weight_credits: kept.weight!,
      channel_state_enabled: snapshot.enabled ?? 0,
      channel_state_lossless: snapshot.lossless ?? 0,
      channel_state_waiting: snapshot.waiting ?? 0,
      channel_used_count: snapshot.used ?? 0,
      channel_most_used_count: snapshot.most_used ?? 0,
      channel_consumed_count: snapshot.consumed ?? 0,
      channel_freed_count: snapshot.freed ?? 0,
      port_used_count: port('counts_used'),
      port_most_used_count: port('counts_most_used'),
      cf_updates_received_count: port('counts_cf_updates'),
      cf_updates_refused_count: port('counts_cf_refused'),
      cf_updates_malformed_count: malformed,
      cc_updates_sent_count: port('counts_cc_updates'),
    };
  }

  step(regs: Values, port: (name: string) => number): void {
    const { vc, exists, chosen } = this.#channel;
    for (const name of keptFields)
      if (exists && regs[`channel_${name}_credits_written`] === 1)
        this.#kept[vc]![name] = regs[`channel_${name}_credits_value`]!;
    const shown = Object.fromEntries(shownFields.map((name) => [name, port(`status_${name}`)]));
    this.#channel.step(regs, port('malformed'), this.#shows ? shown : undefined);
    this.#shows = chosen;
  }

  drive(regs: Values, set: (name: string, value: number) => void): void {
    const random = this.#random;
    const [replaying, reinitialised] = [random.chance(0.1), random.chance(0.002)];
    set('replaying', Number(replaying));
    set('reinitialised', Number(reinitialised));
    set('link_fault', Number(random.chance(0.02)));
    set('malformed', Number(random.chance(0.02)));
    set('settings_unit_overhead', regs.frames_overhead!);
    set('settings_unit_size', regs.frames_size!);
    set('settings_mode', regs.limits_mode!);
    set('settings_limit', regs.port_limit_credits!);
    set('settings_largest_frame', regs.largest_frame_credits!);
    set('settings_alpha', regs.limits_alpha!);
    set('settings_weighted', regs.turns_weighted!);
    set('settings_on_fault', regs.link_on_fault!);
    set('updates_clocks', regs.cc_updates_clocks!);
    set('updates_period', regs.cc_updates_period!);
    set('force_update', Number(reinitialised || regs.actions_send_cc_update === 1));
    set('hold_update', Number(replaying && regs.cc_updates_under_llr === 0));
    set('status_vc', this.#channel.vc);
    this.#command(regs, set);
  }

  #command(regs: Values, set: (name: string, value: number) => void): void {
    const written = keptFields.find((name) => regs[`channel_${name}_credits_written`] === 1);
    const kind = written === undefined ? commandCodes[regs.channel_command_kind!] : commandOf[written];
    set('command_valid', Number(kind !== undefined && this.#channel.exists));
    set('command_payload_vc', this.#channel.vc);
    set('command_payload_kind', kind ?? 0);
    set('command_payload_value', written === undefined ? 0 : regs[`channel_${written}_credits_value`]!);
  }
}
