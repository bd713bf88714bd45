/** All registers of a host side after one AXI4-Lite interface. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { axiLiteResponse, axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteDecoder } from '../../../lib/axi/axi-lite-decoder.ts';
import type { RegisterTable } from '../../../lib/axi/register-table.ts';
import { completionRingBits } from '../queue-records.ts';
import { type HostOptions, HostSettings, HostStatus } from '../uet-host.ts';
import { doorbellControl, hostDoorbellRegisters, hostDoorbellWidth } from './doorbell-control.ts';
import { hostPeerRegisters, hostPeerWidth, peerControl } from './peer-control.ts';
import { hostRingRegisters, hostRingWidth, ringControl } from './ring-control.ts';
import { hostStatusRegisters, hostStatusWidth, statusControl } from './status-control.ts';

/** Bits of addresses on the bus. */
export const hostAddressBits = 17;
export const hostBus = { data: 32, address: hostAddressBits } as const;

/** Where each window begins. Doorbells have pages of their own. */
export const hostWindows = { rings: 0x0000, peers: 0x1000, status: 0x2000, doorbells: 0x1_0000 } as const;

/** The map of a host side with so many send queues: `window_register`, at its address on the bus. */
export function hostMap(queues: number): RegisterTable {
  const tables: Readonly<Record<keyof typeof hostWindows, RegisterTable>> = {
    rings: hostRingRegisters,
    peers: hostPeerRegisters,
    status: hostStatusRegisters(queues),
    doorbells: hostDoorbellRegisters(queues),
  };
  return (Object.keys(hostWindows) as (keyof typeof hostWindows)[]).flatMap((window) =>
    tables[window].map((register) => ({
      ...register,
      name: `${window}_${register.name}`,
      offset: hostWindows[window] + register.offset,
    })),
  );
}

/**
 * What software sets and sees of a host side (`uetHost`) by `s_axi`; an address without a register is answered DECERR
 * or SLVERR. `irq` is 1 while an event that is enabled is there.
 */
export const hostControl = ({ queues, readBytes }: Pick<HostOptions, 'queues' | 'readBytes'>) => {
  const widths = {
    rings: hostRingWidth,
    peers: hostPeerWidth,
    status: hostStatusWidth(queues),
    doorbells: hostDoorbellWidth(queues),
  };
  const decoder = axiLiteDecoder(`uet_host_decoder_q${queues}`, hostBus, [
    { name: 'rings', base: hostWindows.rings, address: widths.rings },
    { name: 'peers', base: hostWindows.peers, address: widths.peers },
    { name: 'status', base: hostWindows.status, address: widths.status },
    { name: 'doorbells', base: hostWindows.doorbells, address: widths.doorbells },
  ]);
  return module(
    `uet_host_control_q${queues}_r${readBytes}`,
    {
      summary: 'Registers of a host side behind AXI4-Lite.',
      in: { status: HostStatus(queues), interrupts: bits(2 ** completionRingBits) },
      out: { settings: HostSettings(queues), irq: bit },
      link: { s_axi: axiLiteSubordinate(hostBus) },
    },
    ({ status, interrupts, s_axi }, m) => {
      const answers = {
        rings: m.forward('rings_answer', axiLiteResponse({ data: 32, address: widths.rings })),
        peers: m.forward('peers_answer', axiLiteResponse({ data: 32, address: widths.peers })),
        status: m.forward('status_answer', axiLiteResponse({ data: 32, address: widths.status })),
        doorbells: m.forward('doorbells_answer', axiLiteResponse({ data: 32, address: widths.doorbells })),
      };
      const bus = m.inst('decoder', decoder, { s_axi, ...answers });
      const rings = m.inst('rings', ringControl(queues), { s_axi: bus.rings });
      const peers = m.inst('peers', peerControl, { s_axi: bus.peers });
      const shown = m.inst('status', statusControl(queues, readBytes), { status, interrupts, s_axi: bus.status });
      const doorbells = m.inst('doorbells', doorbellControl(queues), { s_axi: bus.doorbells });
      answers.rings.set(rings.s_axi);
      answers.peers.set(peers.s_axi);
      answers.status.set(shown.s_axi);
      answers.doorbells.set(doorbells.s_axi);
      return {
        settings: {
          send: rings.send,
          send_doorbell: doorbells.send,
          receive: rings.receive,
          receive_doorbell: doorbells.receive,
          completions: rings.completions,
          completion_doorbell: doorbells.completion,
          moderation: rings.moderation,
          peer: peers.peer,
          clear_host_error: shown.clear_host_error,
        },
        irq: shown.irq,
        s_axi: bus.s_axi,
      };
    },
  );
};
