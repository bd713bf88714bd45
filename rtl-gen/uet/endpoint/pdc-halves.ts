/** Joins the halves of a PDC: a sender with return spaces, and a target that adopts PDCs (uet-wire.md 7.12). */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink, source, unpack } from '../../hdl/index.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { Open, PdcEvent } from '../pds/initiator/records.ts';
import { ReturnChange, ReturnKind } from '../pds/initiator/sender/return-records.ts';
import type { SenderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { Command, CommandKind } from '../pds/target-side/housekeeping-records.ts';
import { PdcChanges } from '../pds/target-side/pds-target.ts';
import { Request } from '../pds/target-side/records.ts';

/** Clocks from an adoption until the target takes commands for it. */
const settles = 64;

/**
 * - A PDC of ours that is `established` (`begun`, `pdc_event`) is adopted by the target, from `adopts`, when its place
 *   there is `free`; when it is over, `commands` releases it.
 * - A PDC that the target has opened (`pdcs`) has a return space from then on, whose packets have `traffic_class`:
 *   `changes`, which has to be ready. It ends with the verdict that closes the PDC, or with the PDC (`ended`). Where it
 *   has failed, the PDC is closed in error.
 * - `asked`, `answered`: PDCIDs of which SES has something in the return space, up to `messages` at a time, and which
 *   has come to its end; while there is any, the target refuses to close the PDC (7.6). `asked` with `close` is none of
 *   these: the target is to ask for the end of that PDC, and to end it in error where its peer does not answer in time.
 *
 * Commands are of PDCs that may be over meanwhile; the target ignores those. None comes for N / 2 clocks after reset.
 */
export const pdcHalves = ({ initiator, suffix }: SenderLayout, messages: number) => {
  const { contexts, contextBits } = initiator;
  const half = contexts / 2;
  const halfBits = contextBits - 1;
  const Facts = record({ rod: bit, local: bits(4), destination: bits(128) });
  const What = enumOf('adopt', 'release', 'fail', 'busy', 'idle', 'close');
  const Todo = record({ what: What, pdcid: bits(16), peer: bits(16), start_psn: bits(32) });
  const Named = record({ valid: bit, pdcid: bits(16) });
  const Count = bits(clog2(messages) + 1);
  const Busy = record({ pdcid: bits(16), count: Count });
  return module(
    `pdc_halves_${suffix}_m${messages}`,
    {
      summary: `Joins the sending and the receiving half of ${contexts} PDCs.`,
      in: {
        begun: record({ enable: bit, payload: Open(initiator) }),
        pdc_event: PdcEvent(initiator),
        pdcs: PdcChanges,
        ended: Named,
        free: Named,
        traffic_class: bits(4),
      },
      link: {
        asked: sink(record({ pdcid: bits(16), close: bit })),
        answered: sink(bits(16)),
        adopts: source(Request),
        commands: source(Command),
        changes: source(ReturnChange),
      },
    },
    ({ begun, pdc_event: event, pdcs, ended, free, traffic_class, asked, answered, adopts, commands, changes }, m) => {
      const halfOf = (of: Bits): Bits => of.trunc(halfBits);
      const isReturn = (place: Bits): Bits<1> => place.at(contextBits - 1);
      const isOurs = (pdcid: Bits<16>): Bits<1> => pdcid.at(15);
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(halfBits), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));

      // Return spaces: what packets bring comes first, as it cannot wait.
      const popsEnded = m.forward('pops_ended', bit);
      const overs = m.inst('ended_waiting', blockFifo(bits(16), half), {
        up: { payload: ended.pdcid, valid: ended.valid.and(isOurs(ended.pdcid).not()) },
        down: { ready: popsEnded },
      });
      m.unused(overs.up.ready);
      const { begins: route, closes: closed } = pdcs;
      const begins = m.named('begins', route.enable.and(isOurs(route.pdcid).not()));
      const closes = m.named('closes', closed.valid.and(isOurs(closed.pdcid).not()).and(begins.not()));
      const kindOf = m.wire('change_kind', ReturnKind, 'end');
      m.when(begins, () => kindOf.set('begin'));
      const change = {
        kind: kindOf,
        pdcid: m.mux(begins, route.pdcid, m.mux(closes, closed.pdcid, overs.down.payload)),
        peer: route.peer_pdcid,
        rod: route.rod,
        start_psn: route.start_psn,
        local: route.local,
        destination: route.destination,
        traffic_class,
      };
      popsEnded.set(begins.or(closes).not());
      const hasChange = m.named('has_change', begins.or(closes).or(overs.down.valid));
      m.assert('a_change_is_taken', hasChange.implies(changes.ready));

      // What is to be done about PDCs: what the sender tells comes first.
      const facts = m.mem('facts', Facts, { depth: half });
      const { rod, roce, local, destination } = begun.payload;
      facts.write({
        addr: halfOf(begun.payload.place),
        data: { rod: rod.or(roce), local, destination },
        enable: begun.enable.and(isReturn(begun.payload.place).not()),
      });
      const atReturn = isReturn(event.place);
      const isOver = event.closed.or(event.ended);
      const tells = m.named('tells', event.valid.and(m.mux(atReturn, event.failed, event.established.or(isOver))));
      m.assert(
        'no_pdc_begins_and_is_over',
        event.valid.and(atReturn.not()).implies(event.established.and(isOver).not()),
      );

      // And how much SES has in the return space of a PDC.
      const counts = m.mem('counts', Busy, { depth: half });
      const isAsk = asked.valid;
      const isClose = isAsk.and(asked.payload.close);
      const counted = m.named('counted', m.mux(isAsk, asked.payload.pdcid, answered.payload));
      const was = counts.read(halfOf(counted));
      const isSame = m.named('is_same', was.pdcid.eq(counted));
      const before = m.named('count_before', was.count.mask(isSame));
      const mayCount = m.named('may_count', tells.not().and(clearing.not()));
      const counts_now = m.named('counts_now', mayCount.and(isClose.not()).and(isAsk.or(answered.valid)));
      const closes_now = m.named('closes_now', mayCount.and(isClose));
      const changesBusy = m.named('changes_busy', counts_now.and(m.mux(isAsk, before.any().not(), before.eq(1))));
      counts.write({
        addr: m.mux(clearing, cleared, halfOf(counted)),
        data: {
          pdcid: counted.mask(clearing.not()),
          count: m.mux(isAsk, before.add(1), before.sub(1)),
        },
        enable: clearing.or(counts_now.and(isAsk.or(isSame))),
      });
      const what = m.wire('what', What, 'idle');
      m.when(tells.not(), () => m.when(isClose, () => what.set('close')).elsewhen(isAsk, () => what.set('busy')))
        .elsewhen(atReturn, () => what.set('fail'))
        .elsewhen(event.established, () => what.set('adopt'))
        .otherwise(() => what.set('release'));
      const told = {
        what,
        pdcid: m.mux(tells, event.pdcid, counted),
        peer: event.peer!,
        start_psn: event.start_psn!,
      };
      const enters = m.named('enters', tells.or(changesBusy).or(closes_now));
      const pops = m.forward('pops', bit);
      const list = m.inst('todo', blockFifo(Todo, 4 * contexts + 2 * messages), {
        up: { payload: told, valid: enters },
        down: { ready: pops },
      });
      m.assert('todo_finds_room', enters.implies(list.up.ready));

      // One after the other.
      const todo = list.down.payload;
      const adopted = m.mem('adopted', bits(16), { depth: half });
      const freed = m.mem('freed', bits(16), { depth: half });
      const at = halfOf(todo.pdcid);
      const has = adopted.read(at);
      const isFree = m.named('is_free', has.eq(freed.read(at)));
      const waits = m.reg('waits', bits(clog2(settles) + 1), { reset: 0 });
      const isDone = waits.at(clog2(settles)).not();
      m.when(isDone.not(), () => waits.set(waits.add(1)));
      const isNext = m.named('is_next', list.down.valid.and(isDone).and(clearing.not()));
      const isAdopt = todo.what.is('adopt');
      const adoptsNow = m.named('adopts_now', isNext.and(isAdopt).and(isFree));
      const isMissing = todo.what.is('release').and(has.ne(todo.pdcid));
      const commandsNow = m.named('commands_now', isNext.and(isAdopt.not()).and(isMissing.not()));
      const isTaken = m.named('is_taken', adoptsNow.and(adopts.ready));
      m.when(isTaken, () => waits.set(1 << clog2(settles)));
      adopted.write({
        addr: m.mux(clearing, cleared, at),
        data: todo.pdcid.mask(clearing.not()),
        enable: clearing.or(isTaken),
      });
      freed.write({
        addr: m.mux(clearing, cleared, halfOf(free.pdcid)),
        data: adopted.read(halfOf(free.pdcid)).mask(clearing.not()),
        enable: clearing.or(free.valid.and(isOurs(free.pdcid))),
      });
      pops.set(isTaken.or(commandsNow.and(commands.ready)).or(isNext.and(isMissing)));
      const kind = m.wire('kind', CommandKind, 'release');
      m.match(todo.what, {
        adopt: () => {},
        release: () => {},
        fail: () => kind.set('close_in_error'),
        busy: () => kind.set('return_busy_set'),
        idle: () => kind.set('return_busy_clear'),
        close: () => kind.set('close'),
      });
      const own = facts.read(at);
      const adopt = m.forward('adopt', Request);
      adopt.set({
        ...unpack(Request, m.lit(Request.width, 0)),
        kind: 'adopt',
        source: own.destination,
        local: own.local,
        rod: own.rod,
        psn: todo.start_psn,
        spdcid: todo.peer,
        dpdcid: todo.pdcid,
        resources: { ccc: 1, bitmap: 1, pkt_buffer: 1, gtd_del: 1, gtd_last: 0, ses_msg: 1, other: 1 },
      });
      return {
        asked: { ready: mayCount },
        answered: { ready: mayCount.and(isAsk.not()) },
        adopts: { valid: adoptsNow, payload: adopt },
        commands: {
          valid: commandsNow,
          payload: { kind, pdcid: todo.pdcid, with_psn: m.lit(1, 0), psn: m.lit(32, 0) },
        },
        changes: { valid: hasChange, payload: change },
      };
    },
  );
};
