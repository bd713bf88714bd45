/** Rendezvous sends of a receive half (ses.md 4.2). */
import { type Bits, type Ctx, record, type ValueOf } from '../../../../hdl/index.ts';
import { returnCodes } from '../../../wire/layout/index.ts';
import type { CheckedPacketValue } from '../checked-packet.ts';
import { headerNumber, headerOf } from '../kept-headers.ts';
import type { SesTargetOptions } from '../target-options.ts';
import type { TargetIo } from '../target-ports.ts';
import {
  type MatchedRendezvous,
  type RendezvousExtension,
  type RendezvousOut,
  rendezvousHears,
  targetRendezvous,
} from '../target-rendezvous.ts';
import type { WaitingTable } from './waiting-table.ts';

/** A packet that is checked, where `valid`, with its extension. */
interface Checked {
  readonly valid: Bits<1>;
  readonly packet: CheckedPacketValue;
  readonly extension: ValueOf<typeof RendezvousExtension>;
  readonly rel: Bits<1>;
}

/** Their table: all of them have a place there from their checks on, also those that find a receive. */
export interface RendezvousSends extends WaitingTable {
  /** The packet with the place that it gets; a rendezvous send without one is UNCOR_TRNSNT. */
  place(checked: Checked): CheckedPacketValue;
  /** What has become of a message whose eager part is over. */
  readonly matched: ValueOf<ReturnType<typeof MatchedRendezvous>>;
  readonly told: ValueOf<ReturnType<typeof RendezvousOut>>;
}

/** Rendezvous sends, if they are built in. */
export function rendezvousSends(
  m: Ctx,
  options: SesTargetOptions,
  { rendezvous: ports }: TargetIo,
): RendezvousSends | undefined {
  const { rendezvous, rod } = options;
  if (rendezvous === undefined) return undefined;
  const multi = options.multi !== undefined;
  const hears = m.forward('to_rest', record(rendezvousHears(rendezvous, multi)));
  const table = m.inst('rest', targetRendezvous(rendezvous, multi), { ports: ports!, ...hears });
  return {
    place({ valid, packet, extension, rel }) {
      const { is } = packet.rendezvous!;
      const { peer } = packet.message;
      const { job_id } = packet.step.first;
      hears.set({ reserve: { valid: valid.and(is), header: { ...extension, peer, rel, job_id } } });
      return placed(m, packet, table.free, extension.eager_length);
    },
    atHead({ rendezvous, wants_send, wants_tagged }) {
      const { is, slot } = rendezvous!;
      // One that the gate refuses has a place as well, and its header does not wait.
      const asks = rod ? is.and(wants_send.or(wants_tagged)) : is;
      const takes = m.named('keep_rest', asks.and(table.may_keep));
      return { takes, number: headerNumber('rendezvous', options, slot), isNumber: is };
    },
    leaves({ packet, takes, leaves }) {
      hears.set({ keeps: leaves.and(takes) });
      return { ...packet, rendezvous: { ...packet.rendezvous!, keeps: takes } };
    },
    finds({ send, tagged }) {
      hears.set({
        found_send: headerOf(options, send).rendezvous!,
        found_tagged: headerOf(options, tagged).rendezvous!,
      });
    },
    done: { send: table.send_done, tagged: table.tagged_done },
    turns({ packet, steps, stored }) {
      hears.set({ kept: { valid: steps.and(packet.rendezvous!.keeps), stored } });
    },
    ends({ eager, said }) {
      const { ends: valid, ...matched } = eager!;
      hears.set({ matched: { valid, ...matched, completion: said.completion } });
    },
    matched: hears.matched,
    told: table.told,
  };
}

function placed(
  m: Ctx,
  packet: CheckedPacketValue,
  free: { readonly valid: Bits<1>; readonly slot: Bits },
  eager_length: Bits<32>,
): CheckedPacketValue {
  const { is } = packet.rendezvous!;
  const { first } = packet.step;
  const place = { is: is.and(free.valid), slot: free.slot };
  const lacks = m.named('lacks_place', is.and(free.valid.not()));
  const code = m.mux(lacks, m.lit(6, returnCodes.code.uncor_trnsnt), first.code);
  return {
    ...packet,
    step: { ...packet.step, first: { ...first, code, rendezvous: { ...place, eager_length } } },
    wants_send: packet.wants_send.and(lacks.not()),
    wants_tagged: packet.wants_tagged.and(lacks.not()),
    rendezvous: { ...place, keeps: m.lit(1, 0) },
  };
}
