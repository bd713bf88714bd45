/** The receive half of the semantic sublayer's core in an endpoint: what it is asked, and which choices it has. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import { sesTarget } from '../../ses/receive/ses-target.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { RxAside } from '../receive/join-records.ts';
import type { enteringPacket } from './entering-packet.ts';
import type { ReceiveDeferralIn } from './receive-deferral.ts';
import type { SesReceiveOptions } from './receive-options.ts';
import { type ReceiveRestIn, restExtension } from './receive-rest.ts';
import type { SemanticCommands } from './semantic-control.ts';

interface HalfOf {
  readonly aside: ValueOf<ReturnType<typeof RxAside>>;
  readonly entered: Pick<ReturnType<typeof enteringPacket>, 'enters' | 'packet'>;
  readonly commands: ValueOf<ReturnType<typeof SemanticCommands>>;
  readonly tick: Bits<1>;
  readonly deferral: ValueOf<typeof ReceiveDeferralIn> | undefined;
  readonly rest: ValueOf<ReturnType<typeof ReceiveRestIn>> | undefined;
  /** Who takes RTRs, READs and completions that come late, if there are any. */
  readonly taken: {
    readonly rtr: Bits<1> | undefined;
    readonly rest: { readonly read: Bits<1>; readonly end: Bits<1> } | undefined;
    readonly kept: Bits<1> | undefined;
  };
}

/**
 * What sources leave open: PERM_VIOLATION for a job or an operation that a region does not allow, BAD_ADDR for bytes
 * outside of it, each packet by itself; UNCOR for another version (ses.md 1.2).
 */
export function targetHalf(
  m: Ctx,
  { target, mtu }: SesReceiveOptions,
  { aside, entered, commands, tick, deferral, rest, taken }: HalfOf,
) {
  const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  return m.inst('half', sesTarget(target), {
    packet: { valid: entered.enters, ...entered.packet },
    tick,
    resolver_settings: { version_code: code('uncor') },
    region_settings: {
      job_code: code('perm_violation'),
      right_code: code('perm_violation'),
      message_code: code('bad_addr'),
      checks_message: m.lit(1, 0),
      atomics_need_all: m.lit(1, 1),
    },
    choices: { default_length: m.lit(1, 0) },
    deferral: deferral && {
      choices: { zero_token: m.lit(1, 0), target_upper: deferral.target_upper },
      rtr_ready: taken.rtr!,
      returned_ready: deferral.returned_ready,
      refused: deferral.refused,
    },
    rendezvous: rest && {
      choices: { payload_mtu: m.lit(14, mtu), from_start: m.lit(1, 0), first_id: m.lit(16, 0) },
      extension: m.next('rest_extension', restExtension(aside.side.extension!)),
      ...{ read_ready: taken.rest!.read, answer: rest.answer, done_ready: taken.rest!.end },
    },
    uud: aside.uud && m.next('uud', aside.uud),
    kept: taken.kept && { release: commands.release!, done_ready: taken.kept },
    job_commands: commands.job,
    process_commands: commands.process,
    resource_commands: commands.resource,
    contexts: commands.context,
    regions: commands.region,
    receives: commands.receive,
  });
}
