/** Deferred sends of a receive half (ses.md 4.3). */
import { type Bits, type Ctx, record, type ValueOf } from '../../../../hdl/index.ts';
import { peerGroup } from '../../deferrable/peer-share.ts';
import { headerNumber, headerOf } from '../kept-headers.ts';
import { type DeferralOut, type DeferralTurn, deferralHears, RestartAsk, targetDeferral } from '../target-deferral.ts';
import { type SesTargetOptions, shareOf } from '../target-options.ts';
import type { TargetIo } from '../target-ports.ts';
import type { WaitingTable } from './waiting-table.ts';

/** Their table, and what a receive half needs beside of messages that come again. */
export interface DeferredSends extends WaitingTable {
  /** Each space may post one receive. */
  readonly mayPost: Bits<1>;
  /** One that comes again can be looked up. */
  readonly mayRestart: Bits<1>;
  /** Of the packet that is to have its turn next. */
  readonly now: ValueOf<ReturnType<typeof DeferralTurn>>;
  readonly told: ValueOf<ReturnType<typeof DeferralOut>>;
}

/** Deferred sends, if they are built in. */
export function deferredSends(
  m: Ctx,
  options: SesTargetOptions,
  { tick, deferral: ports }: TargetIo,
): DeferredSends | undefined {
  const { deferrals } = options;
  if (deferrals === undefined) return undefined;
  const share = shareOf(options)!;
  const multi = options.multi !== undefined;
  const hears = m.forward('to_deferral', record(deferralHears(deferrals, multi)));
  const restart = m.stream('restart', RestartAsk);
  const table = m.inst('deferral', targetDeferral(deferrals, share, multi), {
    ...{ tick, ports: ports!, restart },
    ...hears,
  });
  const { free } = table;
  return {
    atHead(packet) {
      const mayDefer = m.named('may_defer', packet.deferral!.defers.and(packet.wants_send.or(packet.wants_tagged)));
      // A peer has its share of the places, and no more.
      const isFull = free.full.at(peerGroup(m, packet.message.peer, share.groups)).as(1);
      return {
        takes: m.named('defer', mayDefer.and(free.valid).and(isFull.not())),
        number: headerNumber('deferral', options, free.slot),
        // The next free place may be there in the next clock alone.
        waits: mayDefer.and(free.valid.not()).and(free.soon),
      };
    },
    leaves({ packet, takes, asks, leaves, enters }) {
      const { peer } = packet.message;
      const { rel, tokens, restarts } = packet.deferral!;
      const { job_id } = packet.step.first;
      const header = { peer, rel, job_id, token: tokens.initiator, kept: m.lit(32, 0) };
      hears.set({ reserve: { valid: leaves.and(takes), header }, enters });
      restart.connect({ valid: asks.and(restarts), payload: { peer, tokens } });
      return packet;
    },
    finds({ send, tagged }) {
      hears.set({ found_send: headerOf(options, send).deferral, found_tagged: headerOf(options, tagged).deferral });
    },
    done: { send: table.send_done, tagged: table.tagged_done },
    turns({ packet, steps, stored }) {
      hears.set({ turn: { valid: steps, stored, restarts: packet.deferral!.restarts } });
    },
    ends({ drops, waits }) {
      hears.set({ drop: { valid: drops!, token: waits!.token } });
    },
    mayPost: table.room,
    mayRestart: restart.ready,
    now: table.now,
    told: table.told,
  };
}
