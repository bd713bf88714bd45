/** The property runs of an endpoint with a link, and of an end of one, whose line leads back to it and has errors. */
import type { EndpointLinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import { linkEnd } from '../../../../../rtl-gen/uet/endpoint/line/link-end.ts';
import type { LinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/link-options.ts';
import { assert, type Body, clearInputs, dutOf, type Random, type TestContext } from '../../test-kit.ts';
import { bytesOfRun } from '../endpoint-property.ts';
import { codeOf, farPorts, type Ports, setPort } from '../pair/endpoint-ports.ts';
import { dscps } from '../pair/endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from '../pair/frames.ts';
import { drawnRun, EndpointWorld } from '../pair/index.ts';
import { LineEnd } from '../pair/line-end.ts';
import { Software } from '../registers/software.ts';
import { Way } from './link-line.ts';
import { setLink, usualLink } from './link-settings.ts';
import { installPair, setSecure } from './secure-setup.ts';

/** Clocks in which a link has to be up, and after which all credit counts. */
const patience = 20_000;
const settledClocks = 100;

/** Brings up an end whose line leads back to it, the names of whose settings and status begin so. */
async function bringUp(
  t: TestContext,
  dut: Ports,
  way: Way,
  link: LinkOptions,
  [settings, status]: readonly [string, string],
  isReady: () => boolean,
  software?: Software,
): Promise<void> {
  const advance = link.llr && codeOf(dut, `${status}_transmit_state`, 'advance');
  let settled = 0;
  for (let clock = 0; settled < settledClocks; clock++) {
    assert(clock < patience, 'the link does not come up');
    software?.drive();
    software?.read();
    way.drive();
    way.read();
    const isUp =
      (software?.isDone ?? true) &&
      (advance === undefined || Number(dut.port(`${status}_transmit_state`).get()) === advance) &&
      (link.cbfc === undefined || dut.port(`${status}_credit_active`).get() === 3);
    if (isUp && link.cbfc) setPort(dut, `${settings}_credit_transmit`, 1);
    settled = isUp && isReady() ? settled + 1 : 0;
    await t.rising();
  }
}

/** A line that leads back, of a drawn length, that damages some of its columns. */
export const drawnWay = (dut: Ports, size: number, random: Random): Way =>
  new Way(dut, dut, { delay: random.int(1, 60), errors: random.pick([0, 0.0005, 0.002]), size }, random.fork('way'));

/** An endpoint sends to itself: each byte is written once at its place, each message completed once. */
export const endpointLinkProperty =
  (options: EndpointLinkOptions, clocks: number): Body<void> =>
  async (t) => {
    const run = drawnRun(options, bytesOfRun(clocks), t.random.fork('run'));
    const world = new EndpointWorld([t.dut], run);
    const way = drawnWay(t.dut, options.rx.bytes, t.random.fork('line'));
    setLink(t.dut, 'link', options.link, options.rx.bytes, usualLink);
    if (options.tss) setSecure(t.dut, 0);
    const software = options.tss && new Software(t.dut, installPair(), 'tss_axi');
    const each = async (): Promise<void> => {
      way.drive();
      way.read();
      await t.rising();
    };
    await bringUp(t, t.dut, way, options.link, ['link', 'link_status'], () => world.isReady, software);
    world.setRegions(true);
    await each();
    world.setRegions(false);
    while (!world.isDone) {
      world.clock();
      await each();
    }
    const { bytesWrong, lost, duplicates } = world.result();
    assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  };

/** A frame of IPv4, or one that is not IP, with its number in its last bytes. */
function drawnFrame(number: number, isControl: boolean, random: Random): Uint8Array {
  const bytes = new Uint8Array(
    isControl ? random.int(38, 120) : random.pick([38, 59, 60, 61, 64, 124, 125, 1000, 4220]),
  );
  for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256);
  const tagged = random.chance(0.2);
  const at = tagged ? 16 : 12;
  if (tagged) bytes.set([0x81, 0], 12);
  const dscp = isControl ? random.pick([dscps.control, dscps.trimmed, dscps.lastHop]) : dscps.data;
  const isV6 = random.chance(0.3);
  bytes.set(isV6 ? [0x86, 0xdd, 0x60 | (dscp >> 2), (dscp & 3) << 6] : [8, 0, 0x45, dscp << 2], at);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, number);
  return bytes;
}

/**
 * Frames of control and of data over a line that leads back: of each kind they come in their order, each once at most,
 * and all where nothing is damaged or what is damaged is sent again. Short ones come padded.
 */
export const linkEndProperty =
  (size: number, link: LinkOptions, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('frames');
    clearInputs(t.dut);
    const way = drawnWay(t.dut, size, t.random.fork('line'));
    setLink(t.dut, 'settings', link, size, usualLink);
    const line = new LineEnd(farPorts(t.dut), size, t.random.fork('ends'), true);
    await bringUp(t, t.dut, way, link, ['settings', 'status'], () => true);
    const waiting: Record<string, { readonly number: number; readonly bytes: Uint8Array }[]> = {
      control: [],
      data: [],
    };
    let [sent, came, last] = [0, 0, 0];
    const dscpOf = (bytes: Uint8Array): string => {
      const at = bytes[12] === 0x81 ? 16 : 12;
      const dscp = bytes[at] === 0x86 ? ((bytes[at + 2]! & 15) << 2) | (bytes[at + 3]! >> 6) : bytes[at + 3]! >> 2;
      return dscp === dscps.data || link.cbfc === undefined ? 'data' : 'control';
    };
    line.onFrame = (frame: Frame, now) => {
      const bytes = bytesOf(frame, size);
      const list = waiting[dscpOf(bytes)]!;
      const place = list.findIndex(({ bytes: each }) => Buffer.from(bytes.subarray(0, each.length)).equals(each));
      assert(place >= 0, 'a frame comes that was not sent, or again, or behind one that was sent later');
      assert.equal(bytes.length, Math.max(60, list[place]!.bytes.length));
      list.splice(0, place + 1);
      came++;
      last = now;
    };
    const pace = random.pick([0, 0.02, 0.2]);
    const takes = random.pick([1, 1, 0.5]);
    const isOver = (now: number): boolean => now > clocks && now - Math.max(last, clocks) > 5000;
    for (let now = 0; !isOver(now); now++) {
      if (now < clocks && line.takesFrame && random.chance(1 - pace)) {
        const isControl = random.chance(0.5);
        const bytes = drawnFrame(sent, isControl, random);
        waiting[dscpOf(bytes)]!.push({ number: sent++, bytes });
        line.arrive(frameOf(bytes, size));
      }
      line.drive(random.chance(takes));
      way.drive();
      line.read(now);
      way.read();
      await t.rising();
    }
    assert(came > 0, 'no frame has come');
    const mustCome = way.damaged === 0 || link.llr !== undefined;
    const lost = dutOf(t.dut, linkEnd(size, link)).status.lost.get();
    if (mustCome) assert.equal(came + lost, sent, 'frames are missing');
    if (link.cbfc) assert.equal(lost, 0, 'frames found no room');
  };
