/** Atomics of peers and of the host on memory of the NIC. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { returnCodes, sesAtomic, sesCompareSwap } from '../../wire/layout/index.ts';
import { headerAt } from '../../wire/parser/take.ts';
import { hasCompare, sizeOfType } from '../atomic-unit/atomic-check.ts';
import { AtomicSettings } from '../atomic-unit/atomic-records.ts';
import { atomicUnit } from '../atomic-unit/atomic-unit.ts';
import { AtomicAnswer, AtomicRequest, HostAtomic, HostAtomicDone, operandBytes, RequestNow } from './server-records.ts';

export interface AtomicServerOptions {
  /** Words of 8 bytes: a power of two. */
  readonly words: number;
  /** Requests that may wait or be under way, 2 or more. */
  readonly requests: number;
  /** Bits of what finds who asked. */
  readonly who: number;
}

export const atomicServerName = ({ words, requests, who }: AtomicServerOptions): string =>
  `ses_atomic_server_w${words}_n${requests}_t${who}`;

/** Bits of an address within the words. */
export const wordAddressBits = (words: number): number => clog2(words) + 3;

/** The bit of host addresses that says that they are of memory of the NIC, at the offset in the others. */
export const nicMemoryBit = 63;

/** Clocks from a read of a word to its data. */
const memoryLatency = 2;

const Tag = record({ of_host: bit, last: bit });

/**
 * Carries out each request of `up`, and answers it once on `answer`, in their order. `up` is never refused: there are
 * no more than `requests` of them. What works on the words is one `atomicUnit`, so that all is as if one element came
 * after the other, those of the host too.
 *
 * - The words are memory of the NIC, at addresses 2^63 on; they hold anything until the host has written them. An
 *   atomic at any other address is UNSUPPORTED_OP, and none of its bytes is touched.
 * - A request is one element, or, where it does not fetch, as many as are in `operandBytes` bytes, an element a clock,
 *   with none of others between them. More is AMO_UNSUPPORTED_SIZE. All codes are of the whole request:
 *   nothing of one that is refused is done.
 * - Operands and what is fetched are in network order.
 * - `host`: any operation, which always fetches; `host_done` in the clock in which it is done, in their order. Host and
 *   peers in turn.
 *
 * Sources: ses.md 5.3 (operations, sizes, codes), uet-wire.md 12.5 (extension headers); where memory is: [D].
 */
export const atomicServer = (options: AtomicServerOptions) => {
  const { words, requests, who } = options;
  if (!Number.isInteger(Math.log2(words)) || words < 16)
    throw new RangeError(`${words} words for atomics: give a power of two from 16 up`);
  const wordBits = clog2(words);
  const addressBits = wordAddressBits(words);
  const Request = AtomicRequest(who);
  const Answer = AtomicAnswer(who);
  const Left = bits(clog2(operandBytes) + 1);
  const Operands = bits(8 * operandBytes);
  return module(
    atomicServerName(options),
    {
      summary: `Atomics of peers and host on ${words} words of the NIC, each answered once.`,
      in: { settings: AtomicSettings },
      out: { host_done: HostAtomicDone },
      link: { up: sink(Request), answer: source(Answer), host: sink(HostAtomic(addressBits)) },
    },
    ({ settings, up, answer, host }, m) => {
      const lit = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const one = m.lit(1, 1);
      const line = m.inst('line', blockFifo(Request, requests), { up });
      m.assert('request_finds_room', up.valid.implies(line.up.ready));

      // The next request in registers: what its fields alone say.
      const { payload: next } = line.down;
      const header = headerAt(sesAtomic, next.extension);
      const operands = next.extension.trunc(Operands.width);
      const swap = headerAt(sesCompareSwap, operands);
      const size = sizeOfType(header.data_type);
      const swaps = m.named('swaps', hasCompare(header.amo_opcode));
      const isLong = next.payload_length.gt(operandBytes);
      const busy = m.reg('busy', bit, { reset: 0 });
      const now = m.reg('now', RequestNow(who));
      const operandsNow = m.reg('operands', Operands);
      // A bit more, so that an array that goes beyond the words does not come back to the first one.
      const at = m.reg('at', bits(addressBits + 1));
      const left = m.reg('left', Left);
      const moves = m.forward('moves', bit);
      const sizeNow = m.named('size_now', now.size.oneHot(4).as(4));
      // A swap has no payload; a fetching array is refused with its last element as with its first.
      const isLast = m.named('is_last', left.le(sizeNow.zext(Left.width)));
      const isOver = m.named('is_over', moves.and(isLast));
      const loads = m.named('loads', busy.not().or(isOver));
      line.down.takeWhen(loads);
      m.when(loads, () => {
        busy.set(line.down.valid);
        now.set({
          who: next.who,
          code: next.code,
          begins_here: next.address.slice(63, addressBits).eq(2n ** BigInt(nicMemoryBit - addressBits)),
          is_long: isLong,
          opcode: header.amo_opcode,
          data_type: header.data_type,
          size,
          fetching: next.fetching,
          swaps,
          compare: swap.compare.trunc(64),
          swap: swap.swap.trunc(64),
          request_length: next.request_length,
          payload_length: next.payload_length,
        });
        operandsNow.set(operands);
        at.set(next.address.trunc(addressBits).zext(addressBits + 1));
        left.set(next.payload_length.trunc(Left.width).mask(isLong.not()));
      }).elsewhen(moves, () => {
        operandsNow.set(bySize(m, now.size, (log) => operandsNow.shl(8 << log)));
        at.set(at.add(sizeNow.zext(addressBits + 1)));
        left.set(left.sub(sizeNow.zext(Left.width)));
      });
      m.unused(header.semantic_control, swap.compare, swap.swap);

      // What is left of it ends where all of it does.
      const end = at.add(m.mux(now.swaps, sizeNow.zext(Left.width), left).zext(addressBits + 1));
      const fits = end.at(addressBits).not().or(end.trunc(addressBits).any().not());
      const isGood = now.code.eq(returnCodes.code.ok).or(now.code.eq(returnCodes.code.initiator_error));
      const code = m.named(
        'code_now',
        m.choose(
          [
            [now.is_long, lit('amo_unsupported_size')],
            [isGood.not(), now.code],
            [now.begins_here.and(fits).not(), lit('unsupported_op')],
          ],
          now.code,
        ),
      );

      // Host and peers in turn.
      const unitReady = m.forward('unit_ready', bit);
      const ownersReady = m.forward('owners_ready', bit);
      const turn = m.reg('turn', bit, { reset: 0 });
      const has = m.named('has', busy.and(ownersReady));
      // Elements of one request have none of others between them.
      const goesOn = m.reg('goes_on', bit, { reset: 0 });
      const hostNow = m.named('host_now', host.valid.and(goesOn.not()).and(turn.or(has.not())));
      m.when(moves, () => goesOn.set(isLast.not()));
      moves.set(has.and(hostNow.not()).and(unitReady));
      m.when(unitReady, () => turn.set(hostNow.not()));
      const asked = host.payload;
      const hostSwaps = hasCompare(asked.opcode);
      const hostBytes = sizeOfType(asked.data_type).oneHot(4).as(4);
      const first = bySize(m, now.size, (log) =>
        operandsNow.slice(Operands.width - 1, Operands.width - (8 << log)).zext(64),
      );
      const read = m.forward('read_data', bits(64));
      const unit = m.inst('unit', atomicUnit({ memoryLatency, tag: Tag.width }), {
        settings,
        read_data: read,
        up: {
          payload: m.mux(
            hostNow,
            {
              tag: m.lit(2, 0b11),
              code: lit('ok'),
              opcode: asked.opcode,
              data_type: asked.data_type,
              fetching: one,
              request_length: m.mux(hostSwaps, m.lit(32, 32), hostBytes.zext(32)),
              payload_length: hostBytes.mask(hostSwaps.not()).zext(14),
              address: asked.address.zext(64),
              operand: asked.operand,
              compare: asked.compare,
            },
            {
              tag: m.lit(1, 0).cat(isLast).as(2),
              code,
              opcode: now.opcode,
              data_type: now.data_type,
              fetching: now.fetching,
              request_length: now.request_length,
              payload_length: now.payload_length,
              address: at.zext(64),
              operand: m.mux(now.swaps, now.swap, first),
              compare: now.compare,
            },
          ),
          valid: hostNow.or(has),
        },
      });
      unitReady.set(unit.up.ready);

      // The words.
      const memory = m.mem('words', bits(64), { depth: words });
      memory.write({
        addr: unit.write.address.trunc(wordBits),
        data: unit.write.data,
        enable: unit.write.valid,
        lanes: unit.write.enable,
      });
      const word = memory.readSync({
        addr: unit.read.address.trunc(wordBits),
        enable: unit.read.valid,
        onCollision: 'undefined',
      });
      read.set(m.next('word', word));

      // Who waits for each, and what it is.
      const Owner = record({ who: bits(who), fetching: bit, size: bits(2) });
      const owners = m.inst('owners', fifo(Owner, requests), {
        up: { payload: { who: now.who, fetching: now.fetching, size: now.size }, valid: isOver },
      });
      ownersReady.set(owners.up.ready);
      const { tag, code: result, fetched } = unit.down.payload;
      const ofHost = tag.at(1);
      const isAnswer = m.named('is_answer', unit.down.valid.and(ofHost.not()).and(tag.at(0)));
      m.assert('answer_has_an_owner', isAnswer.implies(owners.down.valid));
      unit.down.takeWhen(isAnswer.not().or(answer.ready));
      owners.down.takeWhen(isAnswer.and(answer.ready));
      const owner = owners.down.payload;
      return {
        host_done: { valid: unit.down.valid.and(ofHost), code: result, fetched },
        host: { ready: hostNow.and(unitReady) },
        answer: {
          payload: {
            who: owner.who,
            code: result,
            has_data: owner.fetching.and(result.eq(returnCodes.code.ok)),
            data: bySize(m, owner.size, (log) => fetched.shl(64 - (8 << log))),
            length: owner.size.oneHot(4).as(4),
          },
          valid: isAnswer,
        },
      };
    },
  );
};

/** One of four by the size of the element, of 1, 2, 4 or 8 bytes. */
const bySize = <W extends number>(m: Ctx, log: Bits<2>, of: (log: number) => Bits<W>): Bits<W> =>
  m.mux(log.at(1), m.mux(log.at(0), of(3), of(2)), m.mux(log.at(0), of(1), of(0)));
