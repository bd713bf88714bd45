/** Packets of all kinds through `rx_join`, beside a plain model of who is given each and what is reserved for it. */
import { PeerEvent } from '../../../../rtl-gen/uet/endpoint/receive/peer-event.ts';
import { type JoinOptions, rxJoinLatency } from '../../../../rtl-gen/uet/endpoint/receive/rx-join.ts';
import { PacketHeaders, RxMeta, RxRoute } from '../../../../rtl-gen/uet/endpoint/receive/rx-meta.ts';
import { pdsTargetLatency } from '../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { nackCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, happened, type Random } from '../test-kit.ts';
import { Group, hasFields, type Item } from './sends/stream-ends.ts';

/** Guaranteed responses that are for the oldest packets of PDCs. */
const lastGuaranteed = 8;
const kinds = ['messages', 'guaranteed', 'responses'] as const;

/** A view of the union of headers and event: its fields, which stand in the most significant bits. */
class View {
  readonly #shape: typeof PacketHeaders | typeof PeerEvent;
  readonly #width: number;

  constructor(shape: typeof PacketHeaders | typeof PeerEvent, width: number) {
    this.#shape = shape;
    this.#width = width;
  }

  of(content: bigint): Item {
    const fields = this.#shape.leaves.map(({ suffix, lo, width }) => {
      const value = BigInt.asUintN(width, content >> BigInt(this.#width - this.#shape.width + lo));
      return [suffix.slice(1), value] as const;
    });
    return Object.fromEntries(fields);
  }

  with(content: bigint, suffix: string, to: string | number): bigint {
    const leaf = this.#shape.leaves.find((one) => one.suffix === suffix)!;
    const at = BigInt(this.#width - this.#shape.width + leaf.lo);
    const mask = ((1n << BigInt(leaf.width)) - 1n) << at;
    return (content & ~mask) | (BigInt(typeof to === 'number' ? to : stateOf(leaf, to)) << at);
  }
}

type Leaf = (typeof PacketHeaders.leaves)[number];
const stateOf = (leaf: Leaf, name: string): number => Number(leaf.states!.find((state) => state.name === name)!.value);
const leafOf = (of: readonly Leaf[], suffix: string): Leaf => of.find((leaf) => leaf.suffix === suffix)!;

interface Meta extends Item {}
interface End {
  readonly good: boolean;
  readonly stored: boolean;
}

/** A packet that both halves of have come of. */
interface Joined extends End {
  readonly meta: Meta;
  readonly isOn: boolean;
  readonly route: string;
}

/** What is known of it until the target has judged it. */
interface Judged {
  readonly of: Joined;
  readonly packet: Item;
  readonly takes: boolean;
  readonly isDatagram: boolean;
  /** Of a response of RUDI with bytes that have room: what SES has to know of it. */
  readonly brought: Item | undefined;
}

/** For receive halves with all that there is but security. */
export const rxJoinProperty =
  (sizes: Pick<JoinOptions, (typeof kinds)[number]>, clocks: number): Body<void> =>
  async (t) => {
    const { dut, random } = t;
    const get = (name: string) => Number(dut.port(name).get());
    const set = (name: string, value: number | boolean) => dut.port(name).set(Number(value));
    const meta = new Group(dut, 'meta');
    const width = RxMeta(true, true).leaves.find(({ suffix }) => suffix === '_content')!.width;
    const [headers, event] = [new View(PacketHeaders, width), new View(PeerEvent, width)];
    const [request, arrival] = [new Group(dut, 'request_payload'), new Group(dut, 'peer_arrival')];
    const [side, refused] = [new Group(dut, 'aside_side'), new Group(dut, 'refused')];
    const kindLeaf = leafOf(PacketHeaders.leaves, '_kind');
    const trimmedLeaf = leafOf(PacketHeaders.leaves, '_trimmed');
    const closing = stateOf(kindLeaf, 'close_req');
    const eventKind = leafOf(PeerEvent.leaves as readonly Leaf[], '_kind');
    const sesLeaf = leafOf(RxMeta(true, true).leaves as readonly Leaf[], '_ses');
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
    set('request_ready', 1);
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 120 === 0) chances = draw(random);
      const isReset = clock % 700 === 699;
      set('rst', isReset);

      // What comes in.
      const isShown = metas.length < 30 && random.chance(chances.shown);
      const hasEnd = ends.length < 30 && random.chance(chances.ends);
      const route = random.pick([...chances.routes, random.pick(RxRoute.leaves[0]!.states!).name]);
      let content = BigInt(random.bits(width));
      const kind = random.pick(['request', 'request', 'request', random.pick(kindLeaf.states!).name]);
      const trimmed = random.chance(chances.trimmed) ? random.pick(['trimmed', 'last_hop']) : 'none';
      content = headers.with(headers.with(content, '_kind', kind), '_trimmed', trimmed);
      if (route === 'initiator')
        content = event.with(event.with(content, '_kind', random.pick(eventKind.states!).name), '_nt', random.below(2));
      const its: Meta = { ...meta.draw(random), route: stateOf(RxRoute.leaves[0]! as Leaf, route), content };
      if (route === 'initiator' && random.chance(0.4))
        Object.assign(its, { content: event.with(content, '_kind', 'ack'), ses: stateOf(sesLeaf, 'response_data') });
      const end = { good: random.chance(0.9), stored: random.chance(chances.stored) };
      meta.set(its);
      set('shown', isShown);
      set('end_valid', hasEnd);
      set('end_good', end.good);
      set('end_stored', end.stored);
      const isEnabled = random.chance(chances.enable);
      set('enable', isEnabled);
      const returned = kinds.map((name) => Math.min(given[name], random.chance(chances[name]) ? random.below(3) : 0));
      for (const [i, name] of kinds.entries()) set(`returns_${name}`, returned[i]!);
      const then = judging.length === pdsTargetLatency.verdict ? judging.shift() : undefined;
      const isDelivered = then?.takes === true && !then.isDatagram && random.chance(0.8);
      set('delivered', isDelivered);

      // What is said of the packet that has been joined.
      const now = joined;
      const packet = now === undefined ? {} : headers.of(BigInt(now.meta.content!));
      const is = (name: string): boolean => now?.isOn === true && now.route === name;
      const isRequest = Number(packet.kind) === stateOf(kindLeaf, 'request');
      const [hasMessage, hasGuaranteed] = [free.messages > 0 && free.responses > 0, free.guaranteed > 0];
      const isLast = free.guaranteed <= lastGuaranteed;
      const ofRequest = is('target') && isRequest && now!.stored && hasMessage && hasGuaranteed;
      const wants = is('datagram') && Number(packet.trimmed) === stateOf(trimmedLeaf, 'none');
      const isDatagram = wants && now!.stored && hasMessage && hasGuaranteed && !isLast;
      const takes = ofRequest || isDatagram;
      const closes = is('target') && Number(packet.kind) === closing;
      const isRudi = Number(now?.meta.rudi) === 1;
      const heard = now === undefined ? {} : event.of(BigInt(now.meta.content!));
      const isAnswer = Number(heard.nt) === 1 && Number(heard.kind) === stateOf(eventKind, 'ack');
      const brings = is('initiator') && isAnswer && Number(now!.meta.ses) === stateOf(sesLeaf, 'response_data');
      const isLost = brings && !now!.stored;
      if (!isReset) {
        assert.equal(get('request_valid'), Number(is('target')), 'a packet for the target');
        const resources = {
          ...{ resources_ccc: 1, resources_bitmap: 1, resources_other: 1, resources_pkt_buffer: Number(now?.stored) },
          ...{ resources_gtd_del: Number(hasGuaranteed), resources_gtd_last: Number(isLast) },
          ...{ resources_ses_msg: Number(hasMessage), tss_method: 0, tss_start_psn: 0 },
        };
        if (is('target')) hasFields(request.get(), { ...packet, ...resources }, 'request');
        assert.equal(get('peer_valid'), Number((is('initiator') && !isLost) || closes), 'a packet for the initiator');
        const sesOf = { ses: now?.meta.ses ?? 0, ses_header: now?.meta.ses_header ?? 0 };
        const eventOf = (fields: Item): Item =>
          Object.fromEntries(Object.entries(fields).map(([name, value]) => [`event_${name}`, value]));
        if (is('initiator') && !isLost) {
          hasFields(arrival.get(), { ...eventOf(event.of(BigInt(now!.meta.content!))), ...sesOf }, 'event');
          seen.peers++;
        } else if (closes) {
          const zero = Object.fromEntries(PeerEvent.leaves.map(({ suffix }) => [suffix.slice(1), 0]));
          const { source, local, entropy, spdcid, dpdcid, psn, payload } = packet;
          const fields = {
            ...{ source: source!, local: local!, entropy: entropy!, spdcid: spdcid!, dpdcid: dpdcid!, psn: psn! },
            ...{ payload: payload!, kind: stateOf(eventKind, 'close_req') },
          };
          hasFields(arrival.get(), { ...eventOf({ ...zero, ...fields }), ...sesOf }, 'CLOSE_REQ');
          seen.closes++;
        }
        const isRefused = is('datagram') && isRudi && !isDatagram;
        assert.equal(get('refused_valid'), Number(isRefused), 'a request of RUDI is refused');
        if (isRefused) {
          const code = whyRefused(Number(packet.trimmed), trimmedLeaf, now!.stored, hasGuaranteed && !isLast);
          const echo = { echo_pkt_id: packet.psn!, echo_entropy: packet.entropy!, echo_retx: packet.retx! };
          const to = { to_destination: packet.source!, to_local: packet.local!, echo_m: packet.ce! };
          hasFields(refused.get(), { ...echo, ...to, nack_code: code }, 'refusal');
          seen.refused++;
          seen.units += Number(code === nackCodes.code.no_ses_msg_avail);
        }
        const hasNoBuffer = (is('target') && isRequest && !now!.stored) || (wants && !isDatagram) || isLost;
        const unrouted = ['credit_req', 'secured', 'unrouted'].some(is);
        assert.deepEqual(
          ['off', 'unknown_address', 'too_long', 'unrouted', 'no_buffer'].map((name) => get(`events_${name}`)),
          [
            ...[now?.good === true && !now.isOn, is('unknown_address'), is('too_long'), unrouted].map(Number),
            Number(hasNoBuffer),
          ],
          'what is counted',
        );

        // With the verdict.
        const isForSes = isDelivered || then?.isDatagram === true;
        assert.equal(get('aside_valid'), Number(then?.of.good === true), 'a packet has been judged');
        assert.equal(get('aside_delivered'), Number(isForSes), 'it is for SES');
        const byRudi = then?.isDatagram === true && Number(then.of.meta.rudi) === 1;
        assert.equal(get('aside_uud'), Number(then?.isDatagram === true && !byRudi), 'it is a datagram');
        assert.equal(get('aside_rudi_is'), Number(byRudi), 'it is of RUDI');
        if (then?.of.good) {
          const { source, local, length } = then.packet;
          const { ses, ses_header, extension } = then.of.meta;
          const kept = { source: source!, local: local!, length: length!, ses: ses!, ses_header: ses_header! };
          const flags = { stored: Number(then.of.stored), reserved: Number(then.takes), extension: extension! };
          hasFields(side.get(), { ...kept, ...flags }, 'what is kept of it');
        }
        const { brought } = then ?? {};
        assert.equal(get('aside_rudi_brings'), Number(brought !== undefined), 'it brings bytes by RUDI');
        if (brought !== undefined) {
          assert.equal(BigInt(get('aside_rudi_echo_pkt_id')), BigInt(brought.psn!), 'which request they answer');
          seen.brought++;
        }
        if (byRudi)
          assert.deepEqual(
            ['pkt_id', 'entropy', 'retx', 'm'].map((name) => BigInt(get(`aside_rudi_echo_${name}`))),
            ['psn', 'entropy', 'retx', 'ce'].map((name) => BigInt(then!.packet[name]!)),
            'what its response has of it',
          );
        for (const name of kinds) assert.equal(get(`free_${name}`), free[name], `free ${name}`);
        const held = judging.filter((one) => one?.takes === true).length + Number(then?.takes === true);
        assert.equal(get('judged'), held, 'what is reserved and not judged');
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
      const asPacket = brings ? { ...heard, length: BigInt.asUintN(14, BigInt(heard.payload!)) } : packet;
      const brought = brings && !isLost ? heard : undefined;
      judging.push(now && { of: now, packet: asPacket, takes, isDatagram, brought });
      const joins = metas.length > 0 && ends.length > 0;
      const next = joins ? { meta: metas.shift()!, end: ends.shift()! } : undefined;
      joined = next && {
        ...{ ...next.end, meta: next.meta, isOn: next.end.good && isEnabled },
        route: RxRoute.leaves[0]!.states!.find(({ value }) => Number(value) === Number(next.meta.route))!.name,
      };
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
  ]),
});

function whyRefused(trimmed: number, leaf: Leaf, stored: boolean, hasGuaranteed: boolean): number {
  const { code } = nackCodes;
  if (trimmed === stateOf(leaf, 'trimmed')) return code.trimmed;
  if (trimmed === stateOf(leaf, 'last_hop')) return code.trimmed_lasthop;
  if (!stored) return code.no_pkt_buffer;
  return hasGuaranteed ? code.no_ses_msg_avail : code.no_gtd_del_avail;
}
