/** Requests of READs by RUDI, as they have left. */
import { type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { RudiRoute } from '../receive/rudi-request.ts';
import type { RudiFind } from '../ses/records.ts';
import { entryOf, messageEntries, useBits, useOf } from './message-ids.ts';

/** A request of RUDI leaves: of which message, by which pkt_id, from where and where to. */
export const RudiLeft = record({ valid: bit, id: bits(16), pkt_id: bits(32), to: RudiRoute });

/** Bytes that have come: of which message, and which request they answer. */
type Asked = Pick<ValueOf<typeof RudiFind>, 'pkt_id' | 'source' | 'local'> & { readonly id: Bits<16> };

/** Whether bytes by RUDI answer the request of their READ, as it left; a clock after they are looked for by `id`. */
export function answersRequest(m: Ctx, left: ValueOf<typeof RudiLeft>, id: Bits<16>, asked: Asked): Bits<1> {
  const leaves = m.next('rudi_left_1', left, { reset: { valid: 0 } });
  const Request = record({ use: bits(useBits), pkt_id: bits(32), to: RudiRoute });
  const requests = m.mem('requests', Request, { depth: messageEntries });
  requests.write({
    addr: entryOf(leaves.id),
    data: { use: useOf(leaves.id), pkt_id: leaves.pkt_id, to: leaves.to },
    enable: leaves.valid,
  });
  const { use, pkt_id, to } = requests.readSync({ addr: entryOf(id), onCollision: 'old' });
  const isFrom = to.destination.eq(asked.source).and(to.local.eq(asked.local));
  return use.eq(useOf(asked.id)).and(pkt_id.eq(asked.pkt_id)).and(isFrom);
}
