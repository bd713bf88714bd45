import { pdsTargetAxi } from '../../../../../rtl-gen/uet/pds/target-side/pds-target-axi.ts';
import { counterNames } from '../../../../../rtl-gen/uet/pds/target-side/registers/counter-list.ts';
import { pdsRegisterTable } from '../../../../../rtl-gen/uet/pds/target-side/registers/pds-register-table.ts';
import { axiLiteManager } from '../../../../index.ts';
import { pdsPacket, synWord } from '../../../golden/pds/index.ts';
import { portsOf } from '../../test-kit.ts';
import { elaborate, expect, hwTest } from '../../vitest-kit.ts';
import { targetAxiProperty } from './target-axi-property.ts';
import { smallTarget } from './target-designs.ts';
import { type Fields, requestFields, responseFields } from './target-fields.ts';

const target = pdsTargetAxi(smallTarget);
const design = elaborate(target);
const portsOfTarget = portsOf(target);

hwTest(
  'software sets what ACKs offer and when they are made, and reads what became of packets',
  { design, seeds: 1 },
  async (t) => {
    const bus = axiLiteManager(t, 's_axi');
    const io = portsOfTarget(t);
    const offsetOf = (name: (typeof pdsRegisterTable)[number]['name']): number =>
      pdsRegisterTable.find((register) => register.name === name)!.offset;
    const read = async (name: Parameters<typeof offsetOf>[0]) => Number((await bus.readWord(offsetOf(name))).value);
    const set = (prefix: string, fields: Fields): void => {
      for (const [name, value] of Object.entries(fields)) {
        const port = t.dut.port(`${prefix}_${name}`);
        if (typeof value !== 'string') port.set(typeof value === 'boolean' ? Number(value) : value);
        else port.set(port.states!.find((state) => state.name === value)!.value);
      }
    };
    for (const port of [io.request.valid, io.response.valid, io.command.valid, io.now]) port.set(0);
    io.reply.ready.set(1);
    while ((await read('status')) === 0) await t.rising();
    await bus.writeWord(offsetOf('offer'), 0x1_0207);
    await bus.writeWord(offsetOf('ack_control'), 0);
    const send = async (fields: Parameters<typeof pdsPacket>[0]): Promise<void> => {
      set('request_payload', requestFields(pdsPacket({ spdcid: 9, length: 100, ...fields })));
      io.request.valid.set(1);
      await t.rising();
      io.request.valid.set(0);
    };
    /** The first reply in so many clocks. */
    const reply = async (clocks = 100): Promise<unknown> => {
      for (let i = 0; i < clocks && io.reply.valid.get() === 0; i++) await t.rising();
      return io.reply.valid.get() === 0 ? undefined : io.reply.payload.type.get();
    };

    await send({ dpdcid: 0x1234, psn: 5 });
    expect(await reply()).toBe('nack');
    await t.rising();
    const deliver = async (fields: Parameters<typeof pdsPacket>[0]) => {
      await send(fields);
      while (io.deliver.valid.get() === 0) await t.rising();
      const cookie = {
        ack: io.deliver.cookie.ack.get() === 1,
        ce: false,
        retx: false,
        entropy: io.deliver.cookie.entropy.get(),
        time: io.deliver.cookie.time.get(),
      };
      const { pdcid, psn } = { pdcid: io.deliver.pdcid.get(), psn: io.deliver.psn.get() };
      set(
        'response_payload',
        responseFields({ pdcid, psn, cookie, guaranteed: false, plainOk: true, handle: 1, nextHdr: 4 }),
      );
      io.response.valid.set(1);
      await t.rising();
      io.response.valid.set(0);
      return pdcid;
    };
    const pdcid = await deliver({ syn: true, dpdcid: synWord(0), psn: 100, ar: true });
    expect(await reply()).toBe('ack_cc');
    // The window is one of 128 PSNs, and no more is offered.
    expect(io.reply.payload.get()).toMatchObject({ mpr: 1, rcv_cwnd_pend: 2, restore_cwnd: 1 });
    await t.rising();
    // Nothing asks for an ACK; then every packet does.
    await deliver({ dpdcid: pdcid, psn: 101 });
    expect(await reply()).toBeUndefined();
    await bus.writeWord(offsetOf('ack_control'), 2);
    await deliver({ dpdcid: pdcid, psn: 102 });
    expect(await reply()).toBe('ack_cc');
    await t.rising();

    for (const [name, count] of Object.entries({ created: 1, accepted: 2, nack_inv_dpdcid: 1, closed: 0 })) {
      await bus.writeWord(offsetOf('counter_select'), counterNames.indexOf(name));
      while ((await read('counter_high')) !== 2 ** 31) await t.rising();
      expect(await read('counter_low'), name).toBe(count);
    }
  },
);

// The emitted Verilog of the one with 256 PDCs is run with all designs.
hwTest(
  'behind its registers it does what it does without, and they count what is seen',
  { design, seeds: 4 },
  targetAxiProperty(smallTarget, 3_000),
);
