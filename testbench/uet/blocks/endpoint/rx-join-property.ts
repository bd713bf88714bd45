/** Packets of all kinds through `rx_join`, beside a plain model of who is given each and what is reserved for it. */
import type { Shape, ValueOf } from '../../../../rtl-gen/hdl/index.ts';
import { PeerEvent } from '../../../../rtl-gen/uet/endpoint/receive/peer-event.ts';
import { type JoinOptions, rxJoin, rxJoinLatency } from '../../../../rtl-gen/uet/endpoint/receive/rx-join.ts';
import { PacketHeaders, RxMeta, RxRoute } from '../../../../rtl-gen/uet/endpoint/receive/rx-meta.ts';
import { pdsTargetLatency } from '../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { nackCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../agents/item.ts';
import { bitsOf } from '../../../agents/shape-payload.ts';
import { drawnOf, unpacked, zeroOf } from '../drawn-items.ts';
import { hasFields } from '../stream-ends.ts';
import { assert, type Body, dutOf, happened, type Random } from '../test-kit.ts';

/** Guaranteed responses that are for the oldest packets of PDCs. */
const lastGuaranteed = 8;
const kinds = ['messages', 'guaranteed', 'responses'] as const;

const Meta = RxMeta(true, true);
type Meta = Item<ValueOf<typeof Meta>>;
type Packet = Item<ValueOf<typeof PacketHeaders>>;
type Event = Item<ValueOf<typeof PeerEvent>>;

/** Bits of the union of headers and event, whose views stand in the most significant bits. */
const contentBits = Math.max(PacketHeaders.width, PeerEvent.width);
const below = ({ width }: Shape<unknown>): bigint => BigInt(contentBits - width);

const viewOf = <V>(shape: Shape<V>, content: bigint): Item<V> => unpacked(shape, content >> below(shape));

/** The same content with those fields of a view. */
const withFields = <V>(shape: Shape<V>, content: bigint, fields: Partial<Item<V>>): bigint =>
  (bitsOf(shape, Object.assign({}, viewOf(shape, content), fields), 'view') << below(shape)) |
  BigInt.asUintN(Number(below(shape)), content);

const packetOf = ({ content }: Meta): Packet => viewOf(PacketHeaders, BigInt(content));
const eventOf = ({ content }: Meta): Event => viewOf(PeerEvent, BigInt(content));

interface End {
  readonly good: boolean;
  readonly stored: boolean;
}

/** A packet that both halves of have come of. */
interface Joined extends End {
  readonly meta: Meta;
  readonly isOn: boolean;
}

/** What is known of it until the target has judged it. */
interface Judged {
  readonly of: Joined;
  readonly packet: Packet;
  readonly side: Pick<Packet, 'source' | 'local' | 'length'>;
  readonly takes: boolean;
  readonly isDatagram: boolean;
  /** Of a response of RUDI with bytes that have room: what SES has to know of it. */
  readonly brought: Event | undefined;
}

/** For receive halves with all that there is but security. */
export const rxJoinProperty =
  (sizes: Pick<JoinOptions, (typeof kinds)[number]>, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const all = { adopts: true, atomics: true, asks: true, datagrams: true, rudi: true };
    const io = dutOf(t.dut, rxJoin({ ...sizes, ...all }));
    const [metas, ends]: [Meta[], End[]] = [[], []];
    let joined: Joined | undefined;
    const judging: (Judged | undefined)[] = [];
    const free = { ...sizes };
    const given = { messages: 0, guaranteed: 0, responses: 0 };
    const seen = {
      ...{ requests: 0, peers: 0, closes: 0, uud: 0, rudi: 0, refused: 0, units: 0, bare: 0, dropped: 0, off: 0 },
      ...{ brought: 0, lost: 0 },
    };
    let chances = draw(random);
    io.request.ready.set(1);
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 120 === 0) chances = draw(random);
      const isReset = clock % 700 === 699;
      t.dut.port('rst').set(Number(isReset));

      // What comes in.
      const isShown = metas.length < 30 && random.chance(chances.shown);
      const hasEnd = ends.length < 30 && random.chance(chances.ends);
      const route = random.pick([...chances.routes, drawnOf(RxRoute, random)]);
      const kind = random.pick(['request', 'request', 'request', drawnOf(PacketHeaders, random).kind] as const);
      const trimmed = random.chance(chances.trimmed) ? random.pick(['trimmed', 'last_hop'] as const) : 'none';
      let content = withFields(PacketHeaders, BigInt(random.bits(contentBits)), { kind, trimmed });
      if (route === 'initiator')
        content = withFields(PeerEvent, content, { kind: drawnOf(PeerEvent, random).kind, nt: random.below(2) });
      const isResponse = route === 'initiator' && random.chance(0.4);
      if (isResponse) content = withFields(PeerEvent, content, { kind: 'ack' });
      const any = drawnOf(Meta, random);
      const its: Meta = { ...any, route, content, ses: isResponse ? 'response_data' : any.ses };
      const end = { good: random.chance(0.9), stored: random.chance(chances.stored) };
      io.meta.set(its);
      io.shown.set(Number(isShown));
      io.end.set({ valid: Number(hasEnd), good: Number(end.good), stored: Number(end.stored) });
      const isEnabled = random.chance(chances.enable);
      io.enable.set(Number(isEnabled));
      const returned = kinds.map((name) => Math.min(given[name], random.chance(chances[name]) ? random.below(3) : 0));
      for (const [i, name] of kinds.entries()) io.returns[name].set(returned[i]!);
      const then = judging.length === pdsTargetLatency.verdict ? judging.shift() : undefined;
      const isDelivered = then?.takes === true && !then.isDatagram && random.chance(0.8);
      io.delivered.set(Number(isDelivered));

      // What is said of the packet that has been joined.
      const now = joined;
      const packet = now && packetOf(now.meta);
      const heard = now && eventOf(now.meta);
      const is = (name: Meta['route']): boolean => now?.isOn === true && now.meta.route === name;
      const isRequest = packet?.kind === 'request';
      const [hasMessage, hasGuaranteed] = [free.messages > 0 && free.responses > 0, free.guaranteed > 0];
      const isLast = free.guaranteed <= lastGuaranteed;
      const ofRequest = is('target') && isRequest && now!.stored && hasMessage && hasGuaranteed;
      const wants = is('datagram') && packet!.trimmed === 'none';
      const isDatagram = wants && now!.stored && hasMessage && hasGuaranteed && !isLast;
      const takes = ofRequest || isDatagram;
      const closes = is('target') && packet!.kind === 'close_req';
      const isRudi = now?.meta.rudi === 1;
      const isAnswer = heard?.nt === 1 && heard.kind === 'ack';
      const brings = is('initiator') && isAnswer && now!.meta.ses === 'response_data';
      const isLost = brings && !now!.stored;
      if (!isReset) {
        assert.equal(io.request.valid.get(), Number(is('target')), 'a packet for the target');
        const resources = {
          ...{ ccc: 1, bitmap: 1, other: 1, pkt_buffer: Number(now?.stored), gtd_del: Number(hasGuaranteed) },
          ...{ gtd_last: Number(isLast), ses_msg: Number(hasMessage) },
        };
        const tss = { method: 'none', start_psn: 0 } as const;
        if (is('target')) hasFields(io.request.payload.get(), { ...packet!, resources, tss }, 'request');
        const peer = io.peer.get();
        assert.equal(peer.valid, Number((is('initiator') && !isLost) || closes), 'a packet for the initiator');
        if (is('initiator') && !isLost) {
          const { ses, ses_header } = now!.meta;
          assert.deepEqual(peer.arrival, { event: heard, ses, ses_header }, 'event');
          seen.peers++;
        } else if (closes) {
          const { source, local, entropy, spdcid, dpdcid, psn, payload } = packet!;
          const fields = { source, local, entropy, spdcid, dpdcid, psn, payload, kind: 'close_req' };
          const { ses, ses_header } = now!.meta;
          assert.deepEqual(peer.arrival, { event: { ...zeroOf(PeerEvent), ...fields }, ses, ses_header }, 'CLOSE_REQ');
          seen.closes++;
        }
        const isRefused = is('datagram') && isRudi && !isDatagram;
        const refused = io.refused.get()!;
        assert.equal(refused.valid, Number(isRefused), 'a request of RUDI is refused');
        if (isRefused) {
          const nack_code = whyRefused(packet!.trimmed, now!.stored, hasGuaranteed && !isLast);
          const to = { destination: packet!.source, local: packet!.local };
          assert.deepEqual(refused, { valid: 1, echo: echoOf(packet!), to, nack_code }, 'refusal');
          seen.refused++;
          seen.units += Number(nack_code === nackCodes.code.no_ses_msg_avail);
        }
        const hasNoBuffer = (is('target') && isRequest && !now!.stored) || (wants && !isDatagram) || isLost;
        const unrouted = (['credit_req', 'secured', 'unrouted'] as const).some(is);
        const events = {
          ...{ off: now?.good === true && !now.isOn, unknown_address: is('unknown_address') },
          ...{ too_long: is('too_long'), unrouted, no_buffer: hasNoBuffer },
        };
        const counted = Object.fromEntries(Object.entries(events).map(([name, happens]) => [name, Number(happens)]));
        hasFields(io.events.get(), counted, 'what is counted');

        // With the verdict.
        const isForSes = isDelivered || then?.isDatagram === true;
        const { valid, delivered, uud, rudi, side } = io.aside.get();
        assert.equal(valid, Number(then?.of.good === true), 'a packet has been judged');
        assert.equal(delivered, Number(isForSes), 'it is for SES');
        const byRudi = then?.isDatagram === true && then.of.meta.rudi === 1;
        assert.equal(uud, Number(then?.isDatagram === true && !byRudi), 'it is a datagram');
        assert.equal(rudi!.is, Number(byRudi), 'it is of RUDI');
        if (then?.of.good) {
          const { ses, ses_header, extension } = then.of.meta;
          const flags = { stored: Number(then.of.stored), reserved: Number(then.takes) };
          hasFields(side, { ...then.side, ses, ses_header, extension, ...flags }, 'what is kept of it');
        }
        const { brought } = then ?? {};
        assert.equal(rudi!.brings, Number(brought !== undefined), 'it brings bytes by RUDI');
        if (brought !== undefined) {
          assert.equal(rudi!.echo.pkt_id, brought.psn, 'which request they answer');
          seen.brought++;
        }
        if (byRudi) assert.deepEqual(rudi!.echo, echoOf(then!.packet), 'what its response has of it');
        for (const name of kinds) assert.equal(io.free[name].get(), free[name], `free ${name}`);
        const held = judging.filter((one) => one?.takes === true).length + Number(then?.takes === true);
        assert.equal(io.judged.get(), held, 'what is reserved and not judged');
        seen.lost += Number(isLost);
        seen.requests += Number(ofRequest);
        seen.bare += Number(is('target') && isRequest && !ofRequest);
        seen.dropped += Number(wants && !isDatagram && !isRudi);
        seen.off += Number(now?.good === true && !now.isOn);
        seen.uud += Number(isDatagram && !isRudi);
        seen.rudi += Number(isDatagram && isRudi);
      }

      // The next clock.
      const isUnused = then?.takes === true && !isDelivered && !then.isDatagram;
      for (const [i, name] of kinds.entries()) {
        free[name] += returned[i]! + Number(isUnused) - Number(takes);
        given[name] += Number(then?.takes === true && !isUnused) - returned[i]!;
      }
      if (now === undefined) judging.push(undefined);
      else {
        const { source, local, length } = packet!;
        const ofEvent = { source: heard!.source, local: heard!.local, length: heard!.payload % 2 ** 14 };
        const side = brings ? ofEvent : { source, local, length };
        judging.push({
          of: now,
          packet: packet!,
          side,
          takes,
          isDatagram,
          brought: brings && !isLost ? heard : undefined,
        });
      }
      const joins = metas.length > 0 && ends.length > 0;
      const next = joins ? { meta: metas.shift()!, end: ends.shift()! } : undefined;
      joined = next && { ...next.end, meta: next.meta, isOn: next.end.good && isEnabled };
      if (isShown) metas.push(its);
      if (hasEnd) ends.push(end);
      await t.rising();
      if (!isReset) continue;
      metas.length = 0;
      ends.length = 0;
      joined = undefined;
      judging.fill(undefined);
      for (const name of kinds) {
        free[name] = sizes[name];
        given[name] = 0;
      }
    }
    assert(rxJoinLatency === 2);
    if (clocks >= 2_000) happened(seen);
  };

/** How often things happen, for some clocks. */
const draw = (random: Random) => ({
  ...{ shown: random.pick([0.3, 0.9, 1]), ends: random.pick([0.3, 0.9, 1]), enable: random.pick([0.5, 1, 1, 1]) },
  ...{ stored: random.pick([0.5, 0.95, 1]), trimmed: random.pick([0, 0.2]) },
  // Any of the units may be the one that runs out.
  ...{ messages: 1, guaranteed: 1, responses: 1, [random.pick(kinds)]: random.pick([0, 0.02, 0.5]) },
  routes: random.pick([
    ['target', 'target'],
    ['datagram', 'target'],
    ['datagram', 'datagram', 'target', 'initiator'],
  ] as const),
});

/** What an answer has of its request. */
const echoOf = ({ psn: pkt_id, entropy, retx, ce: m }: Packet) => ({ pkt_id, entropy, retx, m });

function whyRefused(trimmed: Packet['trimmed'], stored: boolean, hasGuaranteed: boolean): number {
  const { code } = nackCodes;
  if (trimmed === 'trimmed') return code.trimmed;
  if (trimmed === 'last_hop') return code.trimmed_lasthop;
  if (!stored) return code.no_pkt_buffer;
  return hasGuaranteed ? code.no_ses_msg_avail : code.no_gtd_del_avail;
}
