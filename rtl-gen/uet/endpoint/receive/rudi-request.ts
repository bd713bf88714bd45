/** Requests of RUDI as they arrive: what answers each, and why it is refused (uet-wire.md 5.1, 5.3, 7.13). */
import { type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { nackCodes } from '../../wire/layout/index.ts';
import type { PacketHeaders } from './rx-meta.ts';

/** What its answer has of a request: its pkt_id, its path, and what it says of itself. */
export const RudiEcho = record({
  pkt_id: bits(32),
  entropy: bits(16),
  retx: bit,
  /** It had an ECN-CE mark. */
  m: bit,
});

/** Where an answer goes, and which of our addresses it comes from. */
export const RudiRoute = record({ destination: bits(128), local: bits(4) });

/** Who asks for bytes by RUDI: what the answer has of the request, and where it goes. */
export const RudiAsker = record({ echo: RudiEcho, to: RudiRoute });

/**
 * A response of SES to a request of RUDI: where it lies until it is sent, and where it goes. `refused`: it is none, but
 * the request is refused by a NACK, as there is no place for what it asks for.
 */
export const RudiAnswer = record({
  ...{ handle: bits(32), next_hdr: bits(4), echo: RudiEcho, to: RudiRoute, refused: bit },
});

/** A request that is refused, with the code of its NACK. */
export const RudiRefusal = record({ valid: bit, echo: RudiEcho, to: RudiRoute, nack_code: bits(8) });

type PacketFields = ValueOf<typeof PacketHeaders>;

/** Combinational. */
export const echoOf = ({ psn, entropy, retx, ce }: PacketFields): ValueOf<typeof RudiEcho> => ({
  ...{ pkt_id: psn, entropy, retx, m: ce },
});

/** What there is for a packet. */
interface Resources {
  readonly stored: Bits<1>;
  readonly gtd_del: Bits<1>;
}

/** Why it is refused, if it is: a target names what is missing in this order (uet-wire.md 5.3). Combinational. */
export function refusalCode(m: Ctx, { trimmed }: PacketFields, { stored, gtd_del }: Resources): Bits<8> {
  const code = (name: keyof typeof nackCodes.code): Bits<8> => m.lit(8, nackCodes.code[name]);
  return m.choose(
    [
      [trimmed.is('trimmed'), code('trimmed')],
      [trimmed.is('last_hop'), code('trimmed_lasthop')],
      [stored.not(), code('no_pkt_buffer')],
      [gtd_del.not(), code('no_gtd_del_avail')],
    ],
    code('no_ses_msg_avail'),
  );
}
