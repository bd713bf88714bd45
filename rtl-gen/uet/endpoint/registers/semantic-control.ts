/** The semantic sublayer behind AXI4-Lite: its tables, its receives, and words of the NIC. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  pack,
  record,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { ResourceSpace } from '../../ses/address-resolver/resolver-records.ts';
import { wordAddressBits } from '../../ses/atomic-server/atomic-server.ts';
import { PartialRestart } from '../../ses/deferrable/deferral-records.ts';
import { MatchKind, MatchOutcome } from '../../ses/match-records.ts';
import { contextsOf, type SesTargetOptions, sesTargetName, targetWidths } from '../../ses/receive/target-options.ts';
import { CommandStatus, slotBits } from '../../ses/tables/key-table.ts';
import { HostAtomicTold, hostAtomics } from '../ses/atomic-answers.ts';
import { SemanticCommands, SemanticDone } from '../ses/semantic-control.ts';
import { HostDeferralIn, HostDeferralOut } from '../transmit/deferred-sends.ts';
import { RudiCounts } from '../transmit/rudi-sends.ts';
import {
  type SemanticKind,
  semanticKinds,
  semanticKindsOf,
  semanticRegisters,
  semanticWidth,
} from './semantic-registers.ts';

/** In the order of their numbers in `built`. */
const profiles: readonly SesTargetOptions['profile'][] = ['hpc', 'ai_full', 'ai_base'];

/** The unexpected message that the last receive has found. */
const FoundShown = record({ valid: bit, is_whole: bit, number: bits(16) });

/** Contexts that have been disabled, in two words. Combinational. */
function exhaustedShown(m: Ctx, exhausted: ValueOf<ReturnType<typeof SemanticDone>>['exhausted']) {
  const sets = exhausted === undefined ? m.lit(64, 0) : exhausted.context.zext(6).oneHot(64).mask(exhausted.valid);
  return { exhausted_0: { bits: sets.trunc(32) }, exhausted_1: { bits: sets.slice(63, 32) } };
}

/** Messages and receives that software is to give again. Combinational. */
function waitingShown(m: Ctx, told: ValueOf<ReturnType<typeof HostDeferralOut>> | undefined) {
  const word = (bitsOf: Bits | undefined, hi: number): { readonly bits: Bits<32> } => ({
    bits: (bitsOf === undefined ? m.lit(32, 0) : bitsOf.slice(hi, hi - 31)) as Bits<32>,
  });
  const { restart, returned } = told ?? {};
  const none = m.lit(32, 0);
  const { tokens } = restart?.payload ?? {};
  const part = returned?.part;
  return {
    waiting: {
      restart: restart?.valid ?? m.lit(1, 0),
      returned: returned?.valid ?? m.lit(1, 0),
      released: part?.released ?? m.lit(1, 0),
    },
    restart_wr_id: { wr_id: restart?.payload.wr_id ?? none },
    restart_tokens_0: word(tokens, 31),
    restart_tokens_1: word(tokens, 63),
    restart_at: { bytes: restart?.payload.at ?? none },
    restart_length: { bytes: restart?.payload.length ?? none },
    returned_wr_id: { wr_id: returned?.wr_id ?? none },
    returned_address_0: word(part?.address, 31),
    returned_address_1: word(part?.address, 63),
    returned_length: { bytes: part?.length ?? none },
  };
}

function rudiShown(m: Ctx, counts: ValueOf<typeof RudiCounts> | undefined) {
  const of = (name: keyof ValueOf<typeof RudiCounts>) => ({ packets: counts?.[name] ?? m.lit(32, 0) });
  return {
    rudi_sent: of('datagram_sent'),
    rudi_retransmitted: of('retransmitted'),
    rudi_lost_trim: of('lost_trim'),
    rudi_lost_nack: of('lost_nack'),
    rudi_lost_timeout: of('lost_timeout'),
    rudi_nack_unexpected: of('nack_unexpected'),
    rudi_pkt_id_unknown: of('pkt_id_unknown'),
    rudi_peer_dropped: of('peer_dropped'),
  };
}

/**
 * The registers of `semanticRegisters`, for the ports of an endpoint that have their names. `go` begins one command at
 * a time, the lowest of its bits; while one is carried out it does nothing. A receive is done when its matching says
 * what has become of it.
 */
export const semanticControl = (ses: SesTargetOptions, atomicWords: number | undefined) => {
  const contextBits = clog2(contextsOf(ses));
  const reads = atomicWords !== undefined;
  const defers = ses.deferrals !== undefined;
  const has = (is: boolean): 0 | 1 => (is ? 1 : 0);
  const kinds = semanticKindsOf(ses, reads);
  return module(
    `uet_semantic_control_${sesTargetName(ses)}${reads ? `_atomics_w${atomicWords}` : ''}`,
    {
      summary: `Software's way to the semantic sublayer of an endpoint, profile ${ses.profile}, behind AXI4-Lite.`,
      in: {
        done: SemanticDone(ses),
        host_atomic_done: optional(reads, HostAtomicTold),
        bytes_unasked: optional(reads, bits(32)),
        rudi_counts: optional(ses.rudi === true, RudiCounts),
        deferral_told: optional(defers, HostDeferralOut(ses.multi !== undefined)),
      },
      out: {
        commands: SemanticCommands(ses),
        host_atomic: hostAtomics(atomicWords),
        deferral: optional(defers, HostDeferralIn),
      },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: semanticWidth }) },
    },
    (
      { done, host_atomic_done: atomicDone, bytes_unasked: unasked, rudi_counts: rudi, deferral_told: waiting, s_axi },
      m,
    ) => {
      // What is offered; a receive, and an atomic, also until what has been taken is done.
      const offers = m.reg('offers', bits(semanticKinds.length), { reset: 0 });
      const waits = m.reg('waits', bit, { reset: 0 });
      const status = m.reg('status', CommandStatus, { reset: 'ok' });
      const outcome = m.reg('outcome', MatchOutcome, { reset: 'matched' });
      const slot = m.reg('slot', bits(12), { reset: 0 });
      const wrId = m.reg('told_wr_id', bits(32), { reset: 0 });
      const code = m.reg('atomic_code', bits(6), { reset: 0 });
      const fetched = m.reg('fetched', bits(64), { reset: 0 });
      const left = ses.multi && m.reg('left', bits(32), { reset: 0 });
      const found = ses.unexpected && m.reg('found', FoundShown, { reset: { valid: 0, is_whole: 0, number: 0 } });
      const busy = m.named('busy', offers.any().or(waits));
      const { regs, s_axi: answer } = m.inst(
        'registers',
        axiLiteRegisters('uet_endpoint_semantic_registers', semanticRegisters),
        {
          hw: {
            status: { busy, status: pack(status).as(3), outcome: pack(outcome).as(2), slot },
            told: { wr_id: wrId },
            built: {
              profile: m.lit(2, profiles.indexOf(ses.profile)),
              reads: m.lit(1, has(reads)),
              defers: m.lit(1, has(defers)),
              rests: m.lit(1, has(ses.rendezvous !== undefined)),
              keeps: m.lit(1, has(ses.unexpected !== undefined)),
              jobs: m.lit(1, has(ses.jobs !== undefined)),
              multi: m.lit(1, has(ses.multi !== undefined)),
              rod: m.lit(1, has(ses.rod === true)),
            },
            atomic_code: { code },
            fetched_0: { bits: fetched.trunc(32) },
            fetched_1: { bits: fetched.slice(63, 32) },
            bytes_unasked: { packets: unasked ?? m.lit(32, 0) },
            left: { bytes: left ?? m.lit(32, 0) },
            found: found ?? unpack(FoundShown, m.lit(FoundShown.width, 0)),
            ...exhaustedShown(m, done.exhausted),
            ...waitingShown(m, waiting),
            ...rudiShown(m, rudi),
          },
          s_axi,
        },
      );
      const offered = (kind: SemanticKind): Bits<1> => offers.at(semanticKinds.indexOf(kind));
      const { go, command, context, rights, owner, atomic } = regs;
      const asked = lowFirst(semanticKinds.map((kind) => (kinds.includes(kind) ? go[kind] : m.lit(1, 0))));
      // The lowest one alone.
      m.when(busy.not().and(asked.any()), () => offers.set(asked.and(asked.not().add(1)).as(semanticKinds.length)));
      const ends = (kind: SemanticKind, when: Bits<1>, then: () => void = () => {}): void =>
        m.when(offered(kind).and(when), () => {
          offers.set(0);
          then();
        }) as never;
      for (const kind of ['job', 'process', 'resource', 'region'] as const)
        ends(kind, done[kind].valid, () => {
          status.set(done[kind].status);
          slot.set(done[kind].slot.zext(slot.width));
        });
      ends('context', done.context_taken);
      ends('receive', done.receive_taken, () => {
        waits.set(1);
        found?.set({ valid: 0 });
      });
      for (const told of [done.sends, ...(done.tags ? [done.tags] : [])])
        m.when(told.valid, () => {
          waits.set(0);
          outcome.set(told.outcome);
          wrId.set(told.wr_id);
          if (told.left !== undefined) left!.set(told.left);
        });
      const { kept_found: keptFound, released } = done;
      if (keptFound !== undefined && released !== undefined) {
        const { is_whole, number } = keptFound;
        m.when(keptFound.valid, () => found!.set({ valid: 1, is_whole, number: number.zext(16) }));
        // A clock long, and told in the next one.
        ends('release', m.lit(1, 1), () => waits.set(1));
        m.when(released.valid, () => {
          waits.set(0);
          status.set(m.mux(released.ok, m.lit(CommandStatus, 'ok'), m.lit(CommandStatus, 'missing')));
        });
      }
      if (atomicDone !== undefined) {
        ends('atomic', atomicDone.taken, () => waits.set(1));
        m.when(atomicDone.done.valid, () => {
          waits.set(0);
          code.set(atomicDone.done.code);
          fetched.set(atomicDone.done.fetched);
        });
      }

      const whole = (name: 'key' | 'base' | 'length' | 'first' | 'ignore' | 'operand' | 'compare'): Bits<64> =>
        regs[`${name}_1`].bits.cat(regs[`${name}_0`].bits).as(64);
      const its = {
        enabled: context.enabled,
        uses_generation: context.uses_generation,
        generation: context.generation,
        supported: context.supported,
      };
      const { remove, rel, tagged, any_initiator } = command;
      const ownerBits = slotBits(ses.addresses.processes);
      const kind = m.wire('kind', MatchKind, 'post');
      m.when(remove, () => kind.set('cancel'));
      return {
        commands: {
          job: { valid: offered('job'), payload: { remove, key: regs.job.id } },
          process: {
            valid: offered('process'),
            payload: {
              remove,
              process: { rel, job_id: regs.job.id.mask(rel), pid_on_fep: regs.address.pid_on_fep },
            },
          },
          resource: {
            valid: offered('resource'),
            payload: {
              remove,
              absolute: command.absolute,
              owner: owner.owner.trunc(ses.addresses.merged ? Math.max(12, ownerBits) : ownerBits),
              space: unpack(ResourceSpace, command.space),
              resource_index: regs.address.resource_index,
              context: its,
            },
          },
          context: { valid: offered('context'), payload: { index: owner.context.trunc(contextBits), context: its } },
          region: {
            valid: offered('region'),
            payload: {
              remove,
              region: {
                key: whole('key'),
                base: whole('base'),
                first: whole('first'),
                length: whole('length'),
                remote_read: rights.remote_read,
                remote_write: rights.remote_write,
                remote_atomic: rights.remote_atomic,
                restricts_job: rights.restricts_job,
                job_id: regs.job.id,
                restricts_resource: rights.restricts_context,
                resource: owner.context,
              },
            },
          },
          receive: {
            valid: offered('receive'),
            payload: {
              tagged,
              kind,
              resource: owner.context.trunc(contextBits),
              tag: { match_bits: whole('key'), initiator: regs.initiator.initiator },
              any_initiator,
              ignore_bits: whole('ignore'),
              place: { wr_id: regs.wr_id.wr_id, address: whole('base'), length: regs.length_0.bits },
              job: ses.jobs && { restricts: command.for_job, job_id: regs.job.id },
              multi: ses.multi && { is: command.multi, min_free: regs.min_free.bytes },
            },
          },
          release: ses.unexpected && {
            valid: offered('release'),
            number: regs.buffer.number.trunc(targetWidths(ses).keptBits),
          },
        },
        host_atomic: atomicDone && {
          valid: offered('atomic'),
          payload: {
            opcode: atomic.opcode,
            data_type: atomic.data_type,
            address: atomic.address.trunc(wordAddressBits(atomicWords!)),
            operand: whole('operand'),
            compare: whole('compare'),
          },
        },
        deferral: waiting && {
          choices: { partial: unpack(PartialRestart, regs.deferral.partial), target_upper: regs.deferral.target_upper },
          restart_ready: regs.take.restart,
          returned_ready: regs.take.returned,
        },
        s_axi: answer,
      };
    },
  );
};
