/** What goes in and out of a receive half. */
import { bit, bits, clog2, optional, record, sink, source } from '../../hdl/index.ts';
import { beat } from '../../lib/packet/beat.ts';
import { Command } from '../pds/target-side/housekeeping-records.ts';
import { PdcChanges } from '../pds/target-side/pds-target.ts';
import { Request, StartMethod } from '../pds/target-side/records.ts';
import { ReadRequest } from '../ses/read-server/read-records.ts';
import { frameBeat } from '../wire/deparser/trailer-fill.ts';
import { arrivedBeat } from '../wire/parser/arrived-beat.ts';
import { PeerArrival } from './receive/join-records.ts';
import { atomicWordsOf, defersOf, type RxOptions, readsOf, restsOf, rudiOf, sesSizesOf } from './rx-options.ts';
import { RxCounts, RxRegisters, RxTrace, TargetShown } from './rx-records.ts';
import { HostAtomicTold, hostAtomics } from './ses/atomic-answers.ts';
import { ReceiveDeferralIn, ReceiveDeferralOut } from './ses/receive-deferral.ts';
import { moreTold } from './ses/receive-options.ts';
import { ReceiveRestIn, ReceiveRestOut, restBits } from './ses/receive-rest.ts';
import { Completion, DataFind, DataFound, Placement, ReceiveBuffer, RegionWrite, SesEvents } from './ses/records.ts';
import { serverTag } from './ses/rudi-reads.ts';
import { semanticCommands, semanticDone } from './ses/semantic-control.ts';
import { NeighbourWrite } from './transmit/next-hops.ts';
import { DataOutcome } from './transmit/read-table.ts';

const Named = record({ valid: bit, pdcid: bits(16) });

/** Those of `uetRx`, which says what they are for. */
export const rxPorts = (options: RxOptions) => {
  const { bytes, ringBytes, wire, ses: semantic, secured = false } = options;
  const { adopts = false } = options.target;
  const [reads, atomicWords] = [readsOf(options), atomicWordsOf(options)];
  const [defers, rests] = [defersOf(options), restsOf(options)];
  const more = moreTold(semantic);
  const rest = restBits(semantic ?? {});
  return {
    in: {
      now: bits(17),
      registers: RxRegisters,
      regions: optional(semantic === undefined, RegionWrite),
      /** Of the semantic sublayer in the place of the stub. */
      commands: semanticCommands(semantic),
      flushed: optional(semantic !== undefined, bit),
      neighbour: NeighbourWrite,
      /** Of READs of ours what `readTable` has found. */
      found: optional(reads, DataFound),
      /** Atomics of the host. */
      host_atomic: hostAtomics(atomicWords),
      deferral: optional(defers, ReceiveDeferralIn),
      rest: optional(rests, ReceiveRestIn(rest)),
      /** With the first beat of a frame: it came plain. What TSS demands of Start_PSN; 32 bits that none foresees. */
      plain: optional(secured, bit),
      start_method: optional(secured, StartMethod),
      random: optional(secured, bits(32)),
    },
    out: {
      ready: bit,
      peer: record({ valid: bit, arrival: PeerArrival }),
      counts: RxCounts,
      ses_events: SesEvents,
      neighbour_not_known: bit,
      level: bits(clog2(ringBytes / bytes) + 1),
      target: TargetShown,
      trace: RxTrace(sesSizesOf(options)),
      commands_done: semanticDone(semantic),
      flush: optional(semantic !== undefined, bit),
      host_atomic_done: optional(reads, HostAtomicTold),
      deferral_told: optional(defers, ReceiveDeferralOut(more.multi === true)),
      rest_told: optional(rests, ReceiveRestOut(rest)),
      find: optional(reads, DataFind(rudiOf(options))),
      /** Plain packets that were given to no part, modulo 2^32. */
      plain_refused: optional(secured, bits(32)),
      halved: optional(
        adopts,
        record({
          pdcs: PdcChanges,
          ended: Named,
          free: Named,
          /** A message has come by the return space of that PDC of ours, and the peer knows it. */
          concluded: Named,
        }),
      ),
    },
    link: {
      frames: sink(arrivedBeat(bytes, wire.marked ?? false)),
      buffers: sink(ReceiveBuffer),
      command: sink(Command),
      adopt: optional(adopts, sink(Request)),
      /** READs of peers, and bytes of those of ours: they have come, and are where they belong. */
      read: optional(reads, source(ReadRequest(serverTag(rudiOf(options))))),
      answered: optional(reads, source(DataOutcome)),
      place: source(beat(bytes, Placement(more))),
      completion: source(Completion(more)),
      replies: source(frameBeat(bytes)),
    },
  };
};
