/** From entries of send queues to messages, and where their bytes are. */
import { type Bits, bit, bits, enumOf, module, record, sink, source, unpack } from '../../hdl/index.ts';
import { memoryRange } from '../../lib/axi/axi-bursts.ts';
import type { Axi4Widths } from '../../lib/axi/axi4.ts';
import { queue } from '../../lib/stream/fifo.ts';
import { forwardSlice } from '../../lib/stream/register-slice.ts';
import { handleList } from '../endpoint/transmit/handle-list.ts';
import { MessageOp, TxMessage } from '../endpoint/transmit/tx-records.ts';
import { PdcMode } from '../pds/initiator/choice/choice-records.ts';
import { opcodes } from '../wire/layout/index.ts';
import {
  CompletionKind,
  completionRingBits,
  localErrors,
  PeerWrite,
  QueueEntry,
  RingCompletion,
} from './queue-records.ts';
import { fetchedEntry, ringBits } from './ring-fetch.ts';

/** Messages that may be under way, those inside of the endpoint included. */
export const tagBits = 9;

/** Messages whose bytes may be asked for before the first of them is taken. */
const waiting = 4;

/** Where the bytes of a message are: in memory, in its entry, or nowhere. */
const PlaceKind = enumOf('memory', 'inline', 'none');
export const PayloadPlace = record({ kind: PlaceKind, inline: bits(64), length: bits(4) });

/** Bytes that an entry may hold itself. */
const mostInline = 8;

const State = enumOf('take', 'look', 'judge', 'hand');

/** What is kept of a message until it is complete. */
export const KeptEntry = (rings: number) =>
  record({
    ring: bits(ringBits(rings)),
    completions: bits(completionRingBits),
    wr_id: bits(32),
    opcode: bits(8),
    signalled: bit,
  });

/**
 * Each of `entries` becomes a message of `messages`, whose `wr_id` is a tag; `places` says where its bytes are, in the
 * same order, and those in memory are asked for on `ranges`. An entry that cannot be sent becomes a completion on
 * `errors` in its place: `localErrors` has the codes. `kept` is what belongs to a tag, written in the clock of `valid`;
 * a tag comes back on `returned`. A message in 4 clocks; after reset `ready` is 0 for 2^`tagBits` clocks.
 *
 * `peers` sets an entry of the table of peers.
 */
export const sendEntries = (widths: Axi4Widths, rings: number) => {
  const Ranges = memoryRange(widths, 32);
  const Peer = record({ known: bit, local: bits(4), destination: bits(128) });
  return module(
    `send_entries_a${widths.address}_r${rings}`,
    {
      summary: 'From entries of send queues to messages, and where their bytes are.',
      in: { peers: PeerWrite, returned: record({ valid: bit, tag: bits(tagBits) }) },
      out: { ready: bit, kept: record({ valid: bit, tag: bits(tagBits), entry: KeptEntry(rings) }) },
      link: {
        entries: sink(fetchedEntry(rings)),
        messages: source(TxMessage(false)),
        places: source(PayloadPlace),
        ranges: source(Ranges),
        errors: source(RingCompletion),
      },
    },
    ({ peers, returned, entries, errors }, m) => {
      const table = m.mem('peer_table', Peer, { depth: 256 });
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const clearAt = m.reg('clear_at', bits(8), { reset: 0, next: (now) => now.add(1) });
      m.when(clearAt.all(), () => clearing.set(0));
      const { known, local, destination } = peers;
      table.write({
        addr: m.mux(clearing, clearAt, peers.index),
        data: { known: known.mask(clearing.not()), local, destination },
        enable: clearing.or(peers.valid),
      });

      // One entry at a time: its peer is read, it is judged, and handed on.
      const state = m.reg('state', State, { reset: 'take' });
      const given = entries.takeWhen(state.is('take'));
      const fetched = m.reg('fetched', fetchedEntry(rings));
      const entry = unpack(QueueEntry, fetched.entry);
      const { flags } = entry;
      const peer = table.readSync({ addr: entry.peer.trunc(8), enable: m.lit(1, 1), onCollision: 'undefined' });
      const isSend = m.named('is_send', entry.opcode.eq(opcodes.code.send));
      const isWrite = m.named('is_write', entry.opcode.eq(opcodes.code.write));
      const unknownFlags = flags.fence.or(flags.rel).or(flags.dc).or(flags.reserved_flags.any());
      const faults: readonly (readonly [keyof typeof localErrors, Bits<1>])[] = [
        ['entry_not_read', fetched.wrong],
        ['opcode', isSend.or(isWrite).not()],
        ['flags', unknownFlags.or(entry.slots.gt(1))],
        ['mode', entry.mode.at(1)],
        ['inline_length', flags.inline.and(entry.length.gt(mostInline))],
        ['peer', entry.peer.shr(8).any().or(peer.known.not())],
      ];
      const fault = m.reg('fault', bits(8));
      const way = m.reg('way', record({ local: bits(4), destination: bits(128) }));
      const inMemory = m.named('in_memory', flags.inline.not().and(entry.length.any()));

      // The first fault is told; without one a tag is taken.
      const tags = m.inst('tags', handleList(2 ** tagBits, tagBits + 1), {
        returned: returned.valid,
        back: returned.tag.zext(tagBits + 1),
      });
      const tag = tags.next.payload.trunc(tagBits);
      const isFine = m.named('is_fine', fault.any().not());
      const ready = m.named('all_ready', tags.filling.not().and(clearing.not()));
      const goes = m.forward('goes', bit);
      const message = m.offer('made', {
        payload: {
          op: m.mux(isSend, m.lit(MessageOp, 'send'), m.lit(MessageOp, 'write')),
          mode: m.mux(entry.mode.at(0), m.lit(PdcMode, 'rod'), m.lit(PdcMode, 'rud')),
          ...{ lane: entry.lane.trunc(4), traffic_class: entry.traffic_class },
          ...{ local: way.local, destination: way.destination },
          ...{ job_id: entry.job_id, pid_on_fep: entry.pid_on_fep, resource_index: entry.resource_index },
          ...{ key: entry.key, offset: entry.offset, initiator: entry.initiator },
          ...{ has_header_data: flags.has_header_data, header_data: entry.header_data },
          ...{ length: entry.length, wr_id: tag.zext(32) },
          ...{ back: undefined, is_tagged: undefined, ri_generation: undefined, dc: undefined, expects: undefined },
        },
        valid: goes,
      });
      const kind = m.wire('kind', PlaceKind, 'none');
      m.when(inMemory, () => kind.set('memory')).elsewhen(entry.length.any(), () => kind.set('inline'));
      const place = m.offer('placed', {
        payload: { kind, inline: entry.local_address, length: entry.length.trunc(4) },
        valid: goes,
      });
      const range = m.offer('asked', {
        payload: { address: entry.local_address.trunc(widths.address), length: entry.length },
        valid: goes.and(inMemory),
      });
      const hands = m.named('hands', state.is('hand').and(ready));
      const room = message.ready.and(place.ready).and(range.ready.or(inMemory.not()));
      goes.set(hands.and(isFine).and(room).and(tags.next.valid));
      tags.next.takeWhen(goes);
      const fails = m.named('fails', hands.and(isFine.not()));
      m.match(state, {
        take: () =>
          m.when(given.valid, () => {
            fetched.set(given.payload);
            state.set('look');
          }),
        look: () => state.set('judge'),
        judge: () => {
          const none = m.lit(8, 0);
          fault.set(faults.reduceRight<Bits>((rest, [name, is]) => m.mux(is, m.lit(8, localErrors[name]), rest), none));
          way.set({ local: peer.local, destination: peer.destination });
          state.set('hand');
        },
        hand: () => m.when(goes.or(fails.and(errors.ready)), () => state.set('take')),
      });
      m.unused(entry.local_key, entry.reserved, entry.ri_generation, entry.profile);
      return {
        ready,
        kept: {
          valid: goes,
          tag,
          entry: {
            ring: fetched.ring,
            completions: fetched.completions,
            wr_id: entry.wr_id,
            opcode: entry.opcode,
            signalled: flags.signalled,
          },
        },
        messages: message.through('message', forwardSlice),
        places: place.through('place', queue(waiting)),
        ranges: range.through('range', forwardSlice),
        errors: {
          payload: {
            ring: fetched.completions,
            facts: {
              ...{
                key: m.lit(64, 0),
                header_data: m.lit(64, 0),
                initiator: fetched.ring.zext(32),
                bytes: m.lit(32, 0),
              },
              ...{ kind: m.lit(CompletionKind, 'local'), has_header_data: m.lit(1, 0), receives: m.lit(1, 0) },
              opcode: entry.opcode.mask(fetched.wrong.not()),
              ...{ code: fault, wr_id: entry.wr_id.mask(fetched.wrong.not()) },
            },
          },
          valid: fails,
        },
      };
    },
  );
};
