/** READs of peers on their way to memory: by RUDI, beside those by PDCs. */
import { type Bits, module, pack, record, sink, source, type ValueOf } from '../../../hdl/index.ts';
import { roundRobin } from '../../../lib/arbiter/round-robin.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { arbitrate } from '../../../lib/stream/streams.ts';
import { ReadRequest } from '../../ses/read-server/read-records.ts';
import { RudiAsker } from '../receive/rudi-request.ts';
import { readTag } from './records.ts';

/** A READ that has come by RUDI, and who asks. */
export const RudiRead = record({ read: ReadRequest(readTag), asker: RudiAsker });

/** Bits of what finds who has asked for bytes: `readTag` of them by a PDC, and with `rudi` who has by no PDC above. */
export const serverTag = (rudi: boolean): number => readTag + (rudi ? RudiAsker.width : 0);

/** READs by RUDI that wait: as many as a peer has under way. */
export const waitingRudiReads = 64;

const Served = ReadRequest(serverTag(true));

/**
 * READs of `up`, of which `waitingRudiReads` wait, and those of `pdc`, in turn. The tag of what leaves has who asks by
 * RUDI above that of a PDC, which is 0 there: all that is kept of a request (uet-wire.md 7.13).
 */
export const rudiReads = module(
  'uet_rudi_reads',
  {
    summary: `READs of peers, of which ${waitingRudiReads} by RUDI may wait.`,
    link: { up: sink(RudiRead), pdc: sink(ReadRequest(readTag)), down: source(Served) },
  },
  ({ up, pdc }, m) => {
    const byPdc = pdc.map((read) => tagged(read, m.lit(RudiAsker.width, 0)));
    const byRudi = up
      .through('line', (shape) => blockFifo(shape, waitingRudiReads))
      .map(({ read, asker }) => tagged(read, pack(asker)));
    return { down: arbitrate(m, 'both', [byPdc, byRudi], roundRobin) };
  },
);

/** With a tag that has who asks, too. */
const tagged = (read: ValueOf<ReturnType<typeof ReadRequest>>, asker: Bits): ValueOf<typeof Served> => ({
  ...read,
  tag: asker.cat(read.tag),
});
