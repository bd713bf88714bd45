/** Unexpected messages of a receive half whose bytes are kept (ses.md 3.3). */
import { type Ctx, record, type ValueOf } from '../../../../hdl/index.ts';
import { peerGroup } from '../../deferrable/peer-share.ts';
import { headerNumber, headerOf } from '../kept-headers.ts';
import { type KeptOut, type KeptTurn, keptHears, targetKept } from '../target-kept.ts';
import type { SesTargetOptions } from '../target-options.ts';
import type { TargetIo } from '../target-ports.ts';
import type { WaitingTable } from './waiting-table.ts';

/** Their buffers. */
export interface KeptMessages extends WaitingTable {
  /** Of the packet that is to have its turn next. */
  readonly now: ValueOf<typeof KeptTurn>;
  readonly told: ValueOf<ReturnType<typeof KeptOut>>;
}

/** Messages that are kept, if bytes of them are. */
export function keptMessages(m: Ctx, options: SesTargetOptions, { kept: ports }: TargetIo): KeptMessages | undefined {
  const { unexpected } = options;
  if (unexpected === undefined) return undefined;
  const hears = m.forward('to_kept', record(keptHears(unexpected)));
  const buffers = m.inst('kept', targetKept(unexpected), { ports: ports!, ...hears });
  const { free } = buffers;
  return {
    // One that finds no buffer waits while a match may give one back, so none is refused for a buffer not needed.
    atHead(packet) {
      const may = packet.may_keep!.and(packet.wants_send.or(packet.wants_tagged));
      const group = peerGroup(m, packet.message.peer, free.full.width);
      const has = free.valid.and(free.full.at(group).as(1).not());
      const takes = m.named('takes_buffer', may.and(has));
      return {
        ...{ takes, number: headerNumber('kept', options, free.slot), isNumber: takes },
        waits: m.named('waits_for_buffer', may.and(has.not()).and(free.settles)),
      };
    },
    leaves({ packet, takes, leaves, enters }) {
      hears.set({ reserve: { valid: leaves.and(takes), peer: packet.message.peer }, enters });
      return packet;
    },
    finds({ send, tagged }) {
      hears.set({ found_send: headerOf(options, send).kept!, found_tagged: headerOf(options, tagged).kept! });
    },
    done: { send: buffers.send_done, tagged: buffers.tagged_done },
    turns({ steps, stored }) {
      hears.set({ turn: { valid: steps, stored } });
    },
    ends({ buffer, said }) {
      hears.set({ end: { valid: buffer!.ends, address: buffer!.address, completion: said.completion } });
    },
    now: buffers.now,
    told: buffers.told,
  };
}
