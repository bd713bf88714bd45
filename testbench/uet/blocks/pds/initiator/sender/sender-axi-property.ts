/** The property run of a PDS sender after its registers: software sets them, and its counters are what was seen. */
import assert from 'node:assert/strict';
import { elaborate } from '../../../../../../rtl-gen/hdl/index.ts';
import { pdsSenderAxi } from '../../../../../../rtl-gen/uet/pds/initiator/sender/pds-sender-axi.ts';
import { senderRegisterTable } from '../../../../../../rtl-gen/uet/pds/initiator/sender/registers/sender-register-table.ts';
import type { SenderSize } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { axiLiteManager } from '../../../../../agents/axi/axi-lite-manager.ts';
import type { Body, TestContext } from '../../../../../bench/context.ts';
import { resetAll } from '../../../../../engine/reset-all.ts';
import { wasmEngine } from '../../../../../engine/wasm/engine.ts';
import type { InitiatorRegisters } from '../../../../golden/pds/initiator/index.ts';
import { dutOf } from '../../../test-kit.ts';
import { targetOf } from './run-pair.ts';
import { SenderPair } from './sender-pair.ts';
import { anyPair } from './sender-property.ts';

type Name = (typeof senderRegisterTable)[number]['name'];

/** Software on the bus of a sender. */
export class SenderSoftware {
  readonly #bus: ReturnType<typeof axiLiteManager>;

  constructor(t: TestContext) {
    this.#bus = axiLiteManager(t, 's_axi');
  }

  async read(name: Name): Promise<number> {
    return Number((await this.#bus.readWord(offsetOf(name))).value);
  }

  async write(name: Name, value: number): Promise<void> {
    await this.#bus.writeWord(offsetOf(name), value);
  }

  /** A counter, by its low word. */
  count(name: Name): Promise<number> {
    return this.read(name);
  }

  /** Registers of the model, all of them. */
  async set(registers: InitiatorRegisters, pdcsPerTuple: number): Promise<void> {
    for (const [name, value] of wordsOf(registers, pdcsPerTuple)) await this.write(name, value);
  }
}

const offsetOf = (name: Name): number => senderRegisterTable.find((register) => register.name === name)!.offset;

/** What software writes for registers of the model. */
export function wordsOf(registers: InitiatorRegisters, pdcsPerTuple: number): readonly (readonly [Name, number])[] {
  const { loss } = registers;
  const bits = [loss.trimNack, loss.lossNack, loss.outOfOrder, loss.probe, loss.rto, loss.ackReq, loss.entropy];
  const switches = bits.reduce((word, on, i) => word | (Number(on) << i), 0);
  const tail = { off: 0, probe: 1, resend: 2 }[loss.tail];
  const { maxRtoRetx, maxNackRetx, maxTailLoss, defaultMpr, overrideMprZero } = registers;
  return [
    ['choice', pdcsPerTuple | (64 << 16)],
    ['loss', switches | (tail << 8) | (Number(registers.probeFirst) << 16)],
    ['retries', maxRtoRetx | (maxNackRetx << 8) | (maxTailLoss << 16)],
    ['range', defaultMpr | (overrideMprZero << 8)],
    ['sizes', registers.ackRequestBelow | (Math.log2(registers.packetBytes) << 16)],
    ['quarantine_time', 1],
    ['rto_init', registers.rtoInitTime],
    ['rto_max', registers.rtoMaxTime],
    ['nack_retx', registers.nackRetxTime],
    ['go_back', registers.goBackTime],
    ['tail_loss', registers.tailLossTime],
    ['probe', registers.probeTime],
    ['probe_tail', registers.probeTailTime],
    ['probe_again', registers.probeAgainTime],
    ['clear', registers.clearTime],
    ['idle', registers.idleTime],
  ];
}

/** Clocks until the bank of counters has looked at all of them. */
const looks = 100;

/** As `senderProperty`; in the end counters are what was seen of packets and PDCs. */
export const senderAxiProperty =
  (size: SenderSize, clocks: number): Body<void> =>
  async (t) => {
    const options = anyPair(t.random.fork('network'), size, clocks);
    const target = await t.external(wasmEngine.create(elaborate(targetOf(size)), { seed: options.seed }));
    const pair = new SenderPair(t.dut, target, size.contexts, options);
    resetAll([target]);
    const software = new SenderSoftware(t);
    await software.set(options.registers, options.pdcsPerTuple);
    while (!pair.isReady) {
      target.step();
      await t.rising();
    }
    assert.equal(await software.read('status'), 1);
    while (!pair.isDone) {
      pair.clock();
      target.step();
      await t.rising();
      if (pair.isStuck) assert.fail(`no outcome comes any more: ${pair.describe()}`);
    }
    pair.check();
    // PDCs that close from here on are counted by the hardware, and not seen by the bench.
    const { packet, peer_valid: peerValid } = dutOf(t.dut, pdsSenderAxi(size));
    packet.ready.set(0);
    peerValid.set(0);
    await t.cycles(looks);
    const { sent, opened, closed } = pair.seen;
    const counted = { sent: await software.count('sent'), opened: await software.count('pdc_opened') };
    assert.deepEqual(counted, { sent, opened });
    const closes = await software.count('pdc_closed');
    assert(closes >= closed && closes <= opened, `${closes} PDCs are counted as closed, and ${closed} were seen`);
    target.dispose();
  };
