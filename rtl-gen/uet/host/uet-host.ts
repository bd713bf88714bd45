/** The host side of an endpoint: queues, payload and completions in host memory, over AXI4. */
import { bit, bits, clog2, module, record, sink, source, unpack } from '../../hdl/index.ts';
import { roundRobin } from '../../lib/arbiter/round-robin.ts';
import { axiReader } from '../../lib/axi/axi-reader.ts';
import { axiWriter } from '../../lib/axi/axi-writer.ts';
import { type Axi4Widths, axiReadManager, axiWriteManager } from '../../lib/axi/axi4.ts';
import { beat } from '../../lib/packet/beat.ts';
import { loweredBeat } from '../../lib/packet/packet-lower.ts';
import { fifo, queue } from '../../lib/stream/fifo.ts';
import { arbitrate, route } from '../../lib/stream/streams.ts';
import { Completion, Placement, ReceiveBuffer } from '../endpoint/ses/records.ts';
import type { EndpointWidth } from '../endpoint/settings.ts';
import { TxCompletion, TxMessage } from '../endpoint/transmit/tx-records.ts';
import { completionRings } from './completion-rings.ts';
import { cameCompletions, sentCompletions, unreadBuffer } from './message-completions.ts';
import { interruptModeration } from './moderation.ts';
import { payloadJoin } from './payload-join.ts';
import {
  ConsumerDoorbell,
  completionBytes,
  completionRingBits,
  Doorbell,
  Moderation,
  PeerWrite,
  QueueEntry,
  RingWrite,
} from './queue-records.ts';
import { ringBits, ringFetch } from './ring-fetch.ts';
import { sendEntries, tagBits } from './send-entries.ts';

export interface HostOptions {
  /** Bytes a clock, of the endpoint and of host memory. */
  readonly bytes: EndpointWidth;
  /** Bits of addresses of host memory. */
  readonly address: number;
  /** Send queues: 1, or a power of two to 16. */
  readonly queues: number;
  /** Bytes of payload that may be under way from host memory: a power of two, 8,192 or more. */
  readonly readBytes: number;
  readonly clocksPerMicrosecond: number;
}

/** Ids on AXI4: entries of send queues, of the receive queue, payload; all that is written. */
const ids = { send: 0, receive: 1, payload: 2, write: 0 } as const;

/** Bits of ids. */
export const hostIdBits = 2;

/** Bursts that may be under way: reads of payload, and writes. */
const underWay = { reads: 16, writes: 32 } as const;
/** Completions of each kind that may wait. */
const waitingCompletions = 4;
/** Packets that may be written and have no response: more than bursts and what waits for them. */
const writtenPackets = 64;

/** What software sets, each in the clock of its `valid`. */
export const HostSettings = (queues: number) =>
  record({
    send: RingWrite(ringBits(queues)),
    send_doorbell: Doorbell(ringBits(queues)),
    receive: RingWrite(1),
    receive_doorbell: Doorbell(1),
    completions: RingWrite(completionRingBits),
    completion_doorbell: ConsumerDoorbell,
    moderation: Moderation,
    peer: PeerWrite,
    clear_host_error: bit,
  });

/** What software may look at. */
export const HostStatus = (queues: number) =>
  record({
    /** Entries that have been read, 16 bits a queue, the first queue in the least significant ones. */
    send_heads: bits(16 * queues),
    receive_head: bits(16),
    /** Completions that have been given to be written. */
    completion_heads: bits(16 * 2 ** completionRingBits),
    /** Queues that have stopped: an entry of theirs could not be read. */
    send_stopped: bits(queues),
    receive_stopped: bit,
    /** A write to host memory has failed since `clear_host_error`. */
    host_error: bit,
    /** Completions for rings that are not enabled, modulo 2^16. */
    completions_lost: bits(16),
  });

/** Its name. */
export const hostName = ({ bytes, address, queues, readBytes, clocksPerMicrosecond }: HostOptions): string =>
  `uet_host_b${bytes}_a${address}_q${queues}_r${readBytes}_u${clocksPerMicrosecond}`;

/**
 * Queues in host memory for an endpoint (`uetEndpoint`): entries of send queues become `messages` and their `payload`,
 * those of the receive queue `buffers`; `place` is written to memory, and completions after it.
 *
 * - Entries are 64 bytes (`QueueEntry`), completions 32 (`CompletionEntry`). Messages of one queue are sent in order;
 *   queues get turns, by up to four entries.
 * - `payload_wrong`: the beat of `payload` that is taken in this clock could not be read, or one before it in its
 *   message.
 * - The completion of a message that came is written when memory has answered all writes of its bytes. Those that were
 *   sent and are fine are written only where the entry is `signalled`.
 * - Reads never wait for writes, nor writes for reads. A completion ring that is full holds up all completions.
 */
export const uetHost = (options: HostOptions) => {
  const { bytes, address, queues, readBytes, clocksPerMicrosecond } = options;
  if (queues < 1 || queues > 16 || 2 ** clog2(queues) !== queues)
    throw new RangeError(`${queues} send queues: give 1, 2, 4, 8 or 16`);
  const widths: Axi4Widths = { bytes, address, id: hostIdBits };
  return module(
    hostName(options),
    {
      summary: `Queues in host memory for an endpoint, over AXI4 of ${bytes} bytes a beat.`,
      in: { settings: HostSettings(queues) },
      out: { ready: bit, status: HostStatus(queues), interrupts: bits(2 ** completionRingBits) },
      link: {
        messages: source(TxMessage(false)),
        payload: source(loweredBeat(bytes)),
        sent: sink(TxCompletion()),
        buffers: source(ReceiveBuffer),
        place: sink(beat(bytes, Placement())),
        came: sink(Completion()),
        ...axiReadManager(widths),
        ...axiWriteManager(widths),
      },
    },
    ({ settings, messages, sent, place, came, ...io }, m) => {
      // Entries.
      const answers = route(m, 'answers', io.m_axi_r, 4, (beatIn) => beatIn.id);
      const none = answers.at(3).takeWhen(m.lit(1, 1));
      m.assert('answers_have_a_reader', none.valid.not());
      const sendRings = m.inst('send_rings', ringFetch(widths, { rings: queues, id: ids.send }), {
        ...{ set: settings.send, doorbell: settings.send_doorbell, m_axi_r: answers.at(ids.send) },
      });
      const receiveRing = m.inst('receive_ring', ringFetch(widths, { rings: 1, id: ids.receive }), {
        ...{ set: settings.receive, doorbell: settings.receive_doorbell, m_axi_r: answers.at(ids.receive) },
      });

      // Messages and their bytes.
      const returned = m.forward('returned', record({ valid: bit, tag: bits(tagBits) }));
      const parts = m.inst('send', sendEntries(widths, queues), {
        ...{ peers: settings.peer, returned, entries: sendRings.entries, messages },
      });
      const reader = m.inst(
        'payload_reader',
        axiReader(widths, { lengthBits: 32, id: ids.payload, outstanding: underWay.reads, room: readBytes / bytes }),
        { up: parts.ranges, m_axi_r: answers.at(ids.payload) },
      );
      const joined = m.inst('payload_join', payloadJoin(bytes), { places: parts.places, memory: reader.down });
      const asks = arbitrate(m, 'asks', [sendRings.m_axi_ar, receiveRing.m_axi_ar, reader.m_axi_ar], roundRobin);

      // Buffers of the receive queue.
      const posted = receiveRing.entries;
      const { wrong } = posted.payload;
      const buffer = unpack(QueueEntry, posted.payload.entry);
      const buffers = m.offer('usable', {
        payload: { address: buffer.local_address, length: buffer.length, wr_id: buffer.wr_id },
        valid: posted.valid.and(wrong.not()),
      });
      const unread = m.offer('unread', { payload: unreadBuffer(m, posted.payload), valid: posted.valid.and(wrong) });
      posted.takeWhen(m.mux(wrong, unread.ready, buffers.ready));

      // What has become of messages.
      const told = sentCompletions(m, queues, parts.kept, sent);
      returned.set(told.returned);
      const issued = m.reg('issued', bits(8), { reset: 0 });
      const done = m.reg('done', bits(8), { reset: 0 });
      const cameTold = cameCompletions(m, came, settings.receive, { issued, done });

      // All of them, in turn.
      const sources = [
        told.told.through('sent_queue', queue(waitingCompletions)),
        cameTold.through('came_queue', queue(waitingCompletions)),
        unread.through('error_queue', queue(waitingCompletions)),
      ];
      const all = arbitrate(m, 'all', [...sources, parts.errors], roundRobin);
      const hostError = m.reg('host_error', bit, { reset: 0 });
      const rings = m.inst('rings', completionRings(bytes), {
        set: settings.completions,
        doorbell: settings.completion_doorbell,
        host_error: hostError,
        completions: all,
      });

      // Writes: payload and completions, packet by packet, in the order in which they are taken.
      const placed = place.map(({ data, keep, last, user }) => ({
        ...{ data, keep, last },
        user: {
          target: { address: user.address.trunc(address), length: user.length },
          completes: m.lit(1, 0),
          ring: m.lit(completionRingBits, 0),
        },
      }));
      const entries = rings.down.map(({ data, keep, last, user }) => ({
        ...{ data, keep, last },
        user: {
          target: { address: user.address.trunc(address), length: m.lit(14, completionBytes) },
          completes: m.lit(1, 1),
          ring: user.ring,
        },
      }));
      const writes = arbitrate(m, 'writes', [placed, entries], roundRobin, { last: (of) => of.last });
      const { completes, ring } = writes.payload.user;
      const writer = m.inst(
        'writer',
        axiWriter(widths, { lengthBits: 14, id: ids.write, outstanding: underWay.writes }),
        {
          up: writes.map(({ data, keep, last, user }) => ({ data, keep, last, user: user.target })),
          m_axi_aw: io.m_axi_aw,
          m_axi_w: io.m_axi_w,
          m_axi_b: io.m_axi_b,
        },
      );
      const kinds = m.inst('kinds', fifo(record({ completes: bit, ring: bits(completionRingBits) }), writtenPackets), {
        up: { payload: { completes, ring }, valid: writer.issued },
      });
      m.assert('a_packet_that_is_written_finds_room', writer.issued.implies(kinds.up.ready));
      const kind = kinds.down.takeWhen(writer.done);
      m.when(writer.issued, () => issued.set(issued.add(1)));
      m.when(writer.done, () => done.set(done.add(1)));
      m.when(settings.clear_host_error, () => hostError.set(0));
      m.when(writer.done.and(writer.failed), () => hostError.set(1));

      const moderation = m.inst('moderation', interruptModeration(clocksPerMicrosecond), {
        written: { valid: writer.done.and(kind.payload.completes), ring: kind.payload.ring },
        reset_ring: { valid: settings.completions.valid, ring: settings.completions.index },
        doorbell: settings.completion_doorbell,
        moderation: settings.moderation,
      });
      const lost = m.reg('completions_lost', bits(16), { reset: 0, enable: rings.lost, next: (now) => now.add(1) });
      return {
        ready: parts.ready,
        status: {
          send_heads: sendRings.heads,
          receive_head: receiveRing.heads,
          completion_heads: rings.heads,
          send_stopped: sendRings.stopped,
          receive_stopped: receiveRing.stopped,
          host_error: hostError,
          completions_lost: lost,
        },
        interrupts: moderation.interrupts,
        messages: parts.messages,
        payload: joined.payload,
        buffers,
        m_axi_ar: asks,
        m_axi_aw: writer.m_axi_aw,
        m_axi_w: writer.m_axi_w,
      };
    },
  );
};
