/** The messages that an endpoint is to send, and what has to become of them. */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import { announcedBytes, announcement, announcementBytes, announcementOf } from './announced-plan.ts';
import { atomicMessage, drawnAtomic } from './atomic-plan.ts';
import { buffers, readable, region } from './endpoint-settings.ts';
import type { WorldOptions } from './endpoint-world.ts';
import { lateReceives, lateTag } from './late-receives.ts';
import { isAtomic, isRead, type PlannedMessage } from './message-host.ts';
import { isBadPage } from './readable-memory.ts';
import { drawnRest, lateRest, mostRests, restSends } from './rendezvous-plan.ts';
import { rudiBytes, rudiRead, rudiWrite } from './rudi-plan.ts';
import { jobOf, otherJob, postedTags, roomOf, sendReceives, tagOf } from './semantic-setup.ts';

type PlanOptions = Pick<
  WorldOptions,
  | 'bytes'
  | 'lengths'
  | 'tuples'
  | 'sends'
  | 'tagged'
  | 'isWhole'
  | 'refused'
  | 'waits'
  | 'reads'
  | 'rests'
  | 'lateRests'
  | 'announced'
  | 'atomics'
  | 'mtu'
  | 'maxRtoRetx'
  | 'backs'
  | 'asks'
  | 'closes'
  | 'isSilent'
  | 'datagrams'
  | 'keptBytes'
  | 'hasJobs'
  | 'strangers'
  | 'unexpected'
  | 'rudi'
  | 'dc'
  | 'rudiReads'
>;

/** Messages begin anywhere in the first bytes of their source, so that few are equal. */
const spare = 65_536;

/** Messages that go by PDCs of the sender's own. */
const firstOnes = 4;

/**
 * Messages for the end `to`: WRITEs of `bytes` bytes one after the other in its region from `base` on, SENDs, and what
 * it refuses.
 */
export function planMessages(options: PlanOptions, to: number, random: Random, base = 0) {
  const { bytes, lengths, tuples, sends, tagged = 0, isWhole = false, refused, mtu, maxRtoRetx } = options;
  const ok = maxRtoRetx === 15 ? 'ok' : 'failed';
  const longest = Math.max(2 * mtu, ...lengths);
  const end = base + bytes;
  const { announced = 0, rudi = 0 } = options;
  const rudiFrom = end + longest + announcedBytes(announced);
  const regionBytes = rudiFrom + rudiBytes(rudi);
  const { keptBytes = 0, unexpected = { tagged: 0, sends: 0 } } = options;
  // What is refused is longer than what may be kept.
  const ofSends = isWhole ? Math.max(3 * mtu + keptBytes, buffers.bytes) : 0;
  const most = Math.max(longest, rudiBytes(Math.min(1, rudi)), ofSends);
  const source = Uint8Array.from({ length: most + spare }, () => random.below(256));
  const common = () => ({ to, source, at: random.below(spare), ...random.pick(tuples) });
  const plan: PlannedMessage[] = [];
  for (let offset = base; offset < end; ) {
    const length = Math.min(random.pick(lengths), end - offset);
    plan.push({ ...common(), op: 'write', length, offset, key: region.key, code: ok });
    offset += length;
  }
  const insert = (message: PlannedMessage, first = 0): void => {
    plan.splice(first + random.below(plan.length + 1 - first), 0, message);
  };
  assert(sends + (options.announced ?? 0) <= (isWhole ? sendReceives : buffers.count), 'a SEND has no buffer');
  const { rests = 0 } = options;
  const { lateRests = 0 } = options;
  assert(rests + lateRests <= mostRests, 'a rendezvous send has no key');
  const { strangers = 0 } = options;
  assert(tagged + strangers + rests <= postedTags, 'a tagged SEND has no receive');
  assert(sends + restSends(rests) <= sendReceives || rests === 0, 'a rendezvous SEND has no receive');
  const { datagrams = 0, backs = 0, asks: asked = 0 } = options;
  // Each copy of a datagram that comes takes a receive; and it names no PDC that an answer could go by.
  const takers = sends + restSends(rests);
  assert(takers === 0 || takers + 2 * datagrams <= sendReceives, 'a SEND may find no receive for datagrams');
  assert(datagrams === 0 || (backs === 0 && asked === 0), 'nothing goes by the PDC of a datagram');
  for (let i = 0; i < datagrams; i++) {
    const length = random.pick([0, 1, 63, 64, 65, random.int(0, mtu), mtu]);
    insert({ ...common(), op: 'datagram', length, offset: 0, key: 0n, code: 'ok' });
  }
  for (let i = 0; i < rudi; i++) {
    const { refusal, ...message } = rudiWrite(random, i, rudiFrom, mtu);
    insert({ ...common(), ...message, code: ok === 'ok' ? (refusal ?? ok) : ok });
  }
  for (let i = 0; i < sends; i++) {
    const length = random.pick([0, 1, 63, 64, 65, random.int(0, mtu), isWhole ? buffers.bytes : mtu]);
    insert({ ...common(), op: 'send', length, offset: 0, key: 0n, code: ok });
  }
  for (let i = 0; i < tagged; i++) {
    const length = random.pick([0, 1, 64, random.int(0, mtu), random.int(mtu, buffers.bytes), buffers.bytes]);
    insert({
      ...common(),
      ...(options.hasJobs === true && { job: jobOf(i) }),
      ...{ op: 'send', length, offset: 0, key: tagOf(i), room: roomOf(i), code: ok },
    });
  }
  for (let i = tagged; i < tagged + strangers; i++) {
    const length = random.int(1, 3 * mtu);
    const refusal = { room: 0, code: returnCodes.code.perm_violation };
    insert({ ...common(), ...refusal, op: 'send', job: otherJob(i), length, offset: 0, key: tagOf(i) });
  }
  // Deferrable ones, the last of which find no receive that is there from the beginning.
  const { waits = { tagged: 0, sends: 0 } } = options;
  const mayWait = waits.sends + unexpected.sends;
  assert(mayWait === 0 || sends === 0, 'SENDs take the receives of those that wait');
  const late = lateOf(options);
  assert(late.tagged + late.sends <= lateReceives, 'a message waits for a receive that never comes');
  for (let i = 0; i < waits.tagged + waits.sends; i++) {
    const length = random.pick([0, 1, 64, random.int(0, mtu), random.int(mtu, buffers.bytes), buffers.bytes]);
    const isTagged = i < waits.tagged;
    const where = { key: isTagged ? lateTag(i) : 0n, ...(isTagged && { room: buffers.bytes }) };
    // A target refuses those of ROD that find no receive, and those without bytes.
    const way = { mode: 'rud', lane: 0 } as const;
    insert({
      ...common(),
      ...way,
      ...where,
      op: 'send',
      isDeferrable: true,
      length: Math.max(1, length),
      offset: 0,
      code: ok,
    });
  }
  for (let i = 0; i < refused; i++) {
    if (isWhole && random.chance(0.5)) {
      const length = keptBytes + random.int(1, 3 * mtu);
      insert({
        ...common(),
        op: 'send',
        length,
        offset: 0,
        key: tagOf(buffers.count),
        room: 0,
        code: returnCodes.code.no_match,
      });
    } else if (!isWhole && random.chance(0.5)) {
      const code = returnCodes.code.unsupported_size;
      insert({ ...common(), op: 'send', length: mtu + random.int(1, mtu), offset: 0, key: 0n, code });
    } else {
      const code = returnCodes.code.bad_mkey;
      insert({ ...common(), op: 'write', length: random.pick(lengths), offset: 0, key: 0xbadn, code });
    }
  }
  for (let i = 0; i < rests; i++) {
    const job = options.hasJobs === true && i % 2 === 0 ? { job: jobOf(postedTags - 1 - i / 2) } : {};
    insert({ ...common(), ...drawnRest(random, i, mtu), ...job, code: ok });
  }
  for (let i = 0; i < lateRests; i++)
    insert({ ...common(), ...lateRest(random, rests + i, mtu, lateTag(waits.tagged + i)), code: ok });
  for (let i = 0; i < unexpected.tagged + unexpected.sends; i++) {
    const length = random.pick([0, 1, 64, 65, random.int(0, mtu), random.int(mtu, buffers.bytes), buffers.bytes]);
    const tag = lateTag(waits.tagged + lateRests + i);
    const where = i < unexpected.tagged ? { key: tag, room: buffers.bytes } : { key: 0n };
    insert({ ...common(), ...where, op: 'send', isUnexpected: true, length, offset: 0, code: ok });
  }
  // Each end announces what the other one writes, and writes what that announces.
  for (let tag = 0; tag < announced; tag++) {
    const said = announcement(tag, end + longest);
    const own = { source: announcementOf(said), at: 0, length: announcementBytes };
    insert({ ...common(), ...own, op: 'send', offset: 0, key: 0n, code: ok, announces: tag });
    insert({
      ...common(),
      op: 'write',
      length: said.length,
      offset: said.offset,
      key: said.key,
      code: ok,
      announced: tag,
    });
  }
  // Each READ has its own place for its bytes.
  let landingBytes = 0;
  for (let i = 0; i < (options.reads ?? 0); i++) {
    const message = drawnRead(random, mtu);
    insert({ ...common(), ...message, op: 'read', lands: landingBytes });
    landingBytes += message.length;
  }
  for (let i = 0; i < (options.rudiReads ?? 0); i++) {
    const message = rudiRead(random, mtu);
    insert({ ...common(), ...message, code: ok === 'ok' ? message.code : ok, lands: landingBytes });
    landingBytes += message.length;
  }
  const { atomics = 0 } = options;
  if (typeof atomics !== 'number') {
    if (to === 1) plan.push(...atomics.map((atomic) => ({ ...common(), ...atomicMessage(atomic) })));
  } else for (let i = 0; i < atomics; i++) insert({ ...common(), ...drawnAtomic(random) });
  // The first ones open PDCs at both ends.
  plan.forEach((message, i) => {
    // A deferrable one could go by a PDC of ROD then, and be refused.
    if (i > firstOnes && !isRead(message) && isOwnWay(message) === false && random.chance(options.backs ?? 0))
      plan[i] = { ...message, back: true };
  });
  const { asks = 0, closes = 0 } = options;
  if (asks > 0) {
    // What is refused is not answered.
    plan.forEach((message, i) => {
      if (message.code !== ok && !isByRudi(message)) plan[i] = { ...message, expects: true };
    });
    const isOther = (message: PlannedMessage): boolean =>
      message.code === ok && !isRead(message) && !isAtomic(message) && !isOwnWay(message);
    const places = random.shuffle([...plan.keys()].filter((i) => isOther(plan[i]!)));
    const answers = options.isSilent === true ? 0 : asks;
    assert(places.length >= asks + answers, 'there are too few messages to ask and to answer so many');
    for (const i of places.slice(0, asks)) plan[i] = { ...plan[i]!, expects: true };
    for (const i of places.slice(asks, asks + answers)) plan[i] = { ...plan[i]!, answers: true };
  }
  // After a message that waits for nothing and is delivered, as only then there is a PDC to close.
  const opens = 1 + plan.findIndex((one) => !isByRudi(one) && one.code === ok && one.answers !== true);
  for (let i = 0; i < closes; i++)
    insert({ ...common(), op: 'send', length: 0, offset: 0, key: 0n, code: 'any', back: true, closes: true }, opens);
  const drawn = random.fork('dc');
  plan.forEach((message, i) => {
    if (mayBeDc(message) && drawn.chance(options.dc ?? 0)) plan[i] = { ...message, dc: true };
  });
  assert(plan.every((one) => isRead(one) || isAtomic(one) || one.offset + one.length <= regionBytes));
  return { plan, regionBytes, landingBytes };
}

/** Whether it only goes by PDCs of its own, or by none, and nothing answers it by them. */
const isOwnWay = (message: PlannedMessage): boolean =>
  message.isDeferrable === true || message.isUnexpected === true || message.rest !== undefined || isByRudi(message);

const isByRudi = ({ op }: PlannedMessage): boolean => op === 'rudi_write' || op === 'rudi_read';

/** Whether it may ask for delivery complete: bytes that are placed as they come. */
const mayBeDc = ({ op, closes, rest }: PlannedMessage): boolean =>
  ['write', 'send', 'rudi_write'].includes(op) && closes !== true && rest === undefined;

/** Receives that are not there from the beginning, of the TAGGED space and of the SEND space. */
export function lateOf({
  waits = { tagged: 0, sends: 0 },
  unexpected = { tagged: 0, sends: 0 },
  lateRests = 0,
}: Pick<WorldOptions, 'waits' | 'unexpected' | 'lateRests'>) {
  const sends = Math.max(0, waits.sends + unexpected.sends - sendReceives);
  return { tagged: waits.tagged + lateRests + unexpected.tagged, sends };
}

/** A READ, one in five of which is refused: a key that is unknown or of what may not be read, bounds, bad memory. */
function drawnRead(random: Random, mtu: number): Pick<PlannedMessage, 'length' | 'offset' | 'key' | 'code'> {
  const lengths = [0, 1, 64, mtu - 1, mtu, mtu + 1, random.int(1, 3 * mtu), random.int(1, 10_000)];
  const length = random.pick(lengths);
  const offset = random.below(readable.bytes - length);
  const { code } = returnCodes;
  const wrong = random.below(15);
  if (wrong === 0) return { length, offset, key: 0xbadn, code: code.bad_mkey };
  if (wrong === 1) return { length, offset: 0, key: region.key, code: code.perm_violation };
  if (wrong === 2) return { length: mtu, offset: readable.bytes - 1, key: readable.key, code: code.bad_addr };
  const pages = [...Array(length).keys()].some((i) => isBadPage(offset + i));
  return { length, offset, key: readable.key, code: pages ? code.host_unsuccess_cmpl : 'ok' };
}
