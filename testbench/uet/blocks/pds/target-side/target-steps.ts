/** Steps of directed tests of the PDS target: what is sent, answered and waited for, one thing after the other. */
import assert from 'node:assert/strict';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Delivery, PdsCommand, PdsPacket, PdsResponse, Verdict } from '../../../golden/pds/index.ts';
import { pdsPacket, synWord } from '../../../golden/pds/index.ts';
import type { TargetNack } from '../../../golden/pds/reply.ts';
import { addPsn } from '../../../golden/serial.ts';
import type { ClockIn, ClockOut, TargetBench } from './target-bench.ts';
import { targetLatency } from './target-designs.ts';
import type { Fields } from './target-fields.ts';

/** Clocks in which all that is on its way is answered. */
const answered = 60;

/** The steps; the bench holds all that is shown in their clocks against the golden model. */
export class TargetSteps {
  readonly bench: TargetBench;
  /** Replies that were taken, and deliveries that SES has not answered. */
  readonly replies: Fields[] = [];
  readonly deliveries: Delivery[] = [];
  /** Replies are taken. */
  ready = true;
  readonly #verdicts: Verdict[] = [];

  constructor(bench: TargetBench) {
    this.bench = bench;
  }

  async clock(inputs: Partial<ClockIn> = {}): Promise<ClockOut> {
    const out = await this.bench.clock({ ready: this.ready, ...inputs });
    if (out.reply !== undefined) this.replies.push(out.reply);
    if (out.deliver !== undefined) this.deliveries.push(out.deliver);
    if (out.verdict !== undefined) this.#verdicts.push(out.verdict);
    return out;
  }

  async pause(clocks = answered): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.clock();
  }

  /** In clocks in a row; the verdicts on them. */
  async send(...packets: readonly PdsPacket[]): Promise<readonly Verdict[]> {
    const before = this.#verdicts.length;
    for (const packet of packets) await this.clock({ packet });
    await this.pause(targetLatency.verdict);
    assert.equal(this.#verdicts.length, before + packets.length, 'verdicts');
    return this.#verdicts.slice(before);
  }

  /** They are sent, and must get these verdicts. */
  async expect(...steps: readonly (readonly [PdsPacket, Verdict])[]): Promise<void> {
    const verdicts = await this.send(...steps.map(([packet]) => packet));
    assert.deepEqual(
      verdicts,
      steps.map(([, verdict]) => verdict),
    );
  }

  /** In clocks in a row, while SES answers what is delivered with plain OK. */
  async sendAnswered(...packets: readonly PdsPacket[]): Promise<void> {
    for (const packet of packets) await this.clockAnswered(packet);
  }

  /** One clock, with a packet or none, while SES answers what is delivered with plain OK. */
  async clockAnswered(packet?: PdsPacket): Promise<ClockOut> {
    const delivery = this.deliveries[0];
    const response = delivery && plainOk(delivery);
    const out = await this.clock({ packet, ...(response && { response }) });
    if (out.responseTaken) this.deliveries.shift();
    return out;
  }

  /** SES answers the oldest delivery; by default plain OK. */
  async respond(fields: Partial<PdsResponse> = {}): Promise<void> {
    const delivery = this.deliveries.shift();
    assert(delivery !== undefined, 'nothing was delivered');
    const response = { ...plainOk(delivery), ...fields };
    while (!(await this.clock({ response })).responseTaken);
  }

  /** SES answers all deliveries, and all is told. */
  async settle(): Promise<void> {
    await this.respondAll();
    await this.pause();
  }

  async respondAll(fields: Partial<PdsResponse> = {}): Promise<void> {
    while (this.deliveries.length > 0) await this.respond(fields);
  }

  async command(command: PdsCommand): Promise<void> {
    while (!(await this.clock({ command })).commandTaken);
  }

  /**
   * Waits for something that the model says, which is some clocks after, for so many clocks at most; how many it took.
   */
  async until(about: string, holds: () => boolean, limit: number): Promise<number> {
    let clocks = 2 * answered;
    await this.pause(clocks);
    for (; !holds(); clocks++) {
      assert(clocks < limit, `${about}: not in ${limit} clocks`);
      await this.clock();
    }
    return clocks;
  }

  /** The last reply that was taken, when all that is on its way has been. */
  async reply(): Promise<Fields> {
    await this.pause();
    const reply = this.replies.at(-1);
    assert(reply !== undefined, 'no reply has come');
    return reply;
  }

  /** The last reply is this NACK. */
  async expectNack(code: TargetNack, payload?: number): Promise<void> {
    const { type, nack_code, payload: shown } = await this.reply();
    assert.deepEqual({ type, nack_code }, { type: 'nack', nack_code: nackCodes.code[code] }, `NACK ${code}`);
    if (payload !== undefined) assert.equal(shown, payload);
  }

  /** How many PDCs are free as the model knows, some clocks after. */
  get free(): number {
    return this.bench.checker.golden.free;
  }
}

const plainOk = ({ pdcid, psn, cookie }: Delivery): PdsResponse => ({
  pdcid,
  psn,
  cookie,
  guaranteed: false,
  plainOk: true,
  handle: psn,
  nextHdr: 4,
});

/** An initiator of directed tests; PSNs are places after Start_PSN. */
export class StepsFlow {
  readonly spdcid: number;
  readonly startPsn: number;
  readonly rod: boolean;
  /** The target's, when it is known. */
  pdcid = 0;

  constructor(spdcid: number, { startPsn = 1000, rod = false }: { startPsn?: number; rod?: boolean } = {}) {
    this.spdcid = spdcid;
    this.startPsn = startPsn;
    this.rod = rod;
  }

  packet(place: number, fields: Partial<PdsPacket> = {}): PdsPacket {
    const { spdcid, rod, pdcid } = this;
    const psn = addPsn(this.startPsn, place);
    const dpdcid = fields.syn ? synWord(place & 0xfff) : pdcid;
    return pdsPacket({ spdcid, rod, psn, dpdcid, clearOffset: -place - 1, ...fields });
  }

  syn(place = 0, fields: Partial<PdsPacket> = {}): PdsPacket {
    return this.packet(place, { syn: true, ...fields });
  }

  close(place: number, fields: Partial<PdsPacket> = {}): PdsPacket {
    return this.packet(place, { kind: 'close_cmd', ar: true, length: 0, ...fields });
  }

  control(kind: PdsPacket['kind'], place = 0, fields: Partial<PdsPacket> = {}): PdsPacket {
    return this.packet(place, { kind, length: 0, ...fields });
  }

  /** Its first packet opens the PDC. */
  async open(steps: TargetSteps, fields: Partial<PdsPacket> = {}): Promise<this> {
    await steps.expect([this.syn(0, fields), 'created']);
    this.pdcid = steps.deliveries.at(-1)!.pdcid;
    return this;
  }

  /** Packets at these places are accepted, in clocks in a row. */
  async take(steps: TargetSteps, ...places: readonly number[]): Promise<void> {
    await steps.expect(...places.map((place) => [this.packet(place), 'accepted'] as const));
  }
}
