/** Reads what the eager packets of a rendezvous send have not brought. */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { priorityEncoder } from '../../../lib/bits/priority-encoder.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { type PeerShareOptions, peerGroup, peerShare } from '../deferrable/peer-share.ts';
import {
  RendezvousAnswer,
  RendezvousChoices,
  RendezvousCommand,
  RendezvousDone,
  RendezvousHeader,
  RendezvousRead,
} from './rendezvous-records.ts';

export interface RendezvousOptions {
  /** Messages that wait for a receive or are read: a power of two. */
  readonly slots: number;
  /** READ packets without an answer, of all messages, at most. */
  readonly reads: number;
  /** Places that a peer may have: `most` each of `groups` of peers. Without it one peer may have all of them. */
  readonly share?: Pick<PeerShareOptions, 'groups' | 'most'>;
}

export const rendezvousName = ({ slots, reads, share }: RendezvousOptions): string =>
  `ses_rendezvous_n${slots}_r${reads}${share === undefined ? '' : `_g${share.groups}_m${share.most}`}`;

/**
 * A rendezvous send takes a place with its first packet: `reserve`, with `free.valid`, in each clock. Its
 * header stays there until `go`, so a message may wait for its receive as an unexpected one. Where no place is free it
 * is refused. With a `share` none is for a peer whose group has as many as it may: `free.valid` then follows
 * `reserve.header.peer` in the same clock.
 *
 * `go` reads what the receive is to get: from the eager bytes on, or from byte 0 if they were not kept. READ packets
 * of at most `payload_mtu` bytes leave on `read`, those of all messages in turn, up to `reads` without an answer;
 * each has its host address. `done` when all of a message are answered, and never before; with nothing to read at
 * once. After an error no more packets are sent, and `done` has the first one when those that are out are answered.
 * `drop` frees the place of a message that will not go on. A place is free when `done` is taken.
 *
 * A command, an answer or a packet takes 4 clocks, so a packet and its answer 8. Answers come once each, in any order.
 * Source: ses.md 4.2, 5.2.
 */
export const rendezvous = (options: RendezvousOptions) => {
  const { slots, reads, share } = options;
  const slotBits = clog2(slots);
  const Slot = bits(slotBits);
  const Mask = bits(slots);
  const outBits = clog2(reads + 1);
  const Work = record({
    wr_id: bits(32),
    address: bits(64),
    buffer_offset: bits(64),
    length: bits(32),
    /** Where the next packet begins; with `stops` there is none. */
    next: bits(32),
    stops: bit,
    out: bits(outBits),
    code: bits(6),
  });
  return module(
    rendezvousName(options),
    {
      summary: `Reads of ${slots} rendezvous sends, ${reads} packets at a time.`,
      in: { choices: RendezvousChoices, reserve: record({ valid: bit, header: RendezvousHeader }) },
      out: { free: record({ valid: bit, slot: Slot }) },
      link: {
        commands: sink(RendezvousCommand(slotBits)),
        answers: sink(RendezvousAnswer(slotBits)),
        read: source(RendezvousRead(slotBits)),
        done: source(RendezvousDone(slotBits)),
      },
    },
    ({ choices, reserve, commands, answers, read, done }, m) => {
      const ok = returnCodes.code.ok;

      // Places: what is offered is free until it is taken; the next one is looked for beside it.
      const taken = m.reg('taken', Mask, { reset: 0 });
      const offers = m.reg('offers', bit, { reset: 0 });
      const offered = m.reg('offered', Slot);
      const held = share && m.forward('held', Mask);
      const used = held === undefined ? taken : taken.or(held);
      const free = m.inst('first_free', priorityEncoder(slots), {
        requests: used.or(offered.oneHot(slots).mask(offers)).not(),
      });
      m.unused(free.one_hot);
      const isFull = share && m.forward('is_full', bit);
      const isFree = isFull === undefined ? offers : m.named('is_free', offers.and(isFull.not()));
      const reserves = m.named('reserves', reserve.valid.and(isFree));
      if (share !== undefined) {
        const group = m.named('group', peerGroup(m, reserve.header.peer, share.groups));
        const shares = m.inst('shares', peerShare({ ...share, slots, prompt: true }), {
          take: { valid: reserves, slot: offered, group },
          taken,
        });
        held!.set(shares.held);
        isFull!.set(shares.full.at(group));
      }
      m.when(reserves.or(offers.not()), () => {
        offers.set(free.valid);
        offered.set(free.index);
      });
      const headers = m.mem('headers', RendezvousHeader, { depth: slots });
      headers.write({ addr: offered, data: reserve.header, enable: reserves });

      // One thing at a time: an answer, a command, or the next packet of the message whose turn it is.
      const step = m.reg('step', enumOf('idle', 'fetch', 'sum', 'act', 'tell'), { reset: 'idle' });
      const Kind = enumOf('answer', 'go', 'drop', 'packet');
      const kind = m.reg('kind', Kind);
      const slot = m.reg('slot', Slot);
      const left = m.reg('left', bits(outBits), { reset: reads });
      const pushes = m.forward('pushes', bit);
      const pops = m.named('pops', step.is('idle').and(answers.valid.or(commands.valid).not()).and(left.any()));
      const turns = m.inst('turns', fifo(Slot, slots), {
        up: { payload: slot, valid: pushes },
        down: { ready: pops },
      });
      const command = m.reg('command', RendezvousCommand(slotBits));
      const code = m.reg('answer_code', bits(6));
      const header = headers.readSync({ addr: slot, onCollision: 'undefined' });
      const works = m.mem('works', Work, { depth: slots });
      const work = works.readSync({ addr: slot, onCollision: 'undefined' });

      // Sums of the words that were fetched.
      const eager = header.eager_length.mask(command.has_eager);
      const start = m.named('message_start', header.read_offset.sub(header.eager_length.zext(64)));
      const beyond = m.named('beyond', header.read_offset.add(header.eager_length.zext(64)));
      const sums = m.next('sums', {
        rest: work.length.sub(work.next),
        address: work.address.add(work.next.zext(64)),
        begins: command.address.add(eager.zext(64)),
        reads: command.length.sub(eager),
        has_reads: command.length.gt(eager),
        offset: m.mux(
          choices.from_start,
          m.mux(command.has_eager, beyond, header.read_offset),
          m.mux(command.has_eager, header.read_offset, start),
        ),
        out_less: work.out.sub(1),
        out_more: work.out.add(1),
      });
      const at = m.next('at', { work, header });
      const mtu = choices.payload_mtu.zext(32);
      const isLast = m.named('is_last', sums.rest.le(mtu));
      const bytes = m.mux(isLast, sums.rest.trunc(14), choices.payload_mtu);
      const failed = m.named('failed', at.work.code.ne(ok));
      const acts = step.is('act');
      const sends = m.named('sends', kind.is('packet').and(failed.not()));
      const leaves = m.named('leaves', acts.and(sends.not().or(read.ready)));
      const answered = kind.is('answer');
      const first = m.mux(failed, at.work.code, code);
      const after = m.choose(
        [
          [
            kind.is('go'),
            {
              wr_id: command.wr_id,
              address: sums.begins,
              buffer_offset: sums.offset,
              length: sums.reads.mask(sums.has_reads),
              next: m.lit(32, 0),
              stops: sums.has_reads.not(),
              out: m.lit(outBits, 0),
              code: m.lit(6, ok),
            },
          ],
          [answered, { ...at.work, out: sums.out_less, code: first }],
        ],
        {
          ...at.work,
          next: at.work.next.add(mtu),
          stops: failed.or(isLast),
          out: m.mux(failed, at.work.out, sums.out_more),
        },
      );
      works.write({ addr: slot, data: after, enable: leaves.and(kind.is('drop').not()) });
      const isOver = after.stops.and(after.out.any().not());
      const tells = m.named('tells', leaves.and(kind.is('drop').not()).and(isOver));
      pushes.set(leaves.and(kind.is('go').or(kind.is('packet'))).and(after.stops.not()));
      const told = m.reg('told', RendezvousDone(slotBits));
      m.when(acts, () => told.set({ slot, wr_id: after.wr_id, return_code: after.code }));
      m.match(step, {
        idle: () => {
          code.set(answers.payload.return_code);
          command.set(commands.payload);
          kind.set(
            m.choose(
              [
                [answers.valid, m.lit(Kind, 'answer')],
                [commands.valid.and(commands.payload.kind.is('go')), m.lit(Kind, 'go')],
                [commands.valid, m.lit(Kind, 'drop')],
              ],
              m.lit(Kind, 'packet'),
            ),
          );
          slot.set(
            m
              .choose<Bits>(
                [
                  [answers.valid, answers.payload.slot],
                  [commands.valid, commands.payload.slot],
                ],
                turns.down.payload,
              )
              .as(slotBits),
          );
          m.when(answers.valid.or(commands.valid).or(pops.and(turns.down.valid)), () => step.set('fetch'));
        },
        fetch: () => step.set('sum'),
        sum: () => step.set('act'),
        act: () => {
          m.when(leaves, () => step.set('idle'));
          m.when(tells, () => step.set('tell'));
        },
        tell: () => m.when(done.ready, () => step.set('idle')),
      });
      const isDone = step.is('tell').and(done.ready);
      const drops = leaves.and(kind.is('drop'));
      taken.set(taken.or(offered.oneHot(slots).mask(reserves)).and(slot.oneHot(slots).mask(isDone.or(drops)).not()));
      const goesOut = leaves.and(sends);
      m.when(goesOut, () => left.set(left.sub(1)));
      m.when(leaves.and(answered), () => left.set(left.add(1)));
      m.assert('turn_finds_room', pushes.implies(turns.up.ready));
      m.assert('answers_what_is_out', acts.and(answered).implies(at.work.out.any()));
      m.assert('is_no_more_than_all', left.le(reads));
      const isFirst = at.work.next.any().not();
      const { eager_length: _, read_offset: __, read_key: key, ...where } = at.header;
      return {
        free: { valid: isFree, slot: offered },
        commands: { ready: step.is('idle').and(answers.valid.not()) },
        answers: { ready: step.is('idle') },
        read: {
          payload: {
            ...where,
            slot,
            message_id: choices.first_id.add(slot.zext(16)),
            som: isFirst,
            eom: isLast,
            key,
            buffer_offset: at.work.buffer_offset,
            request_length: at.work.length,
            payload_length: bytes,
            message_offset: at.work.next,
            address: sums.address,
          },
          valid: acts.and(sends),
        },
        done: { payload: told, valid: step.is('tell') },
      };
    },
  );
};
