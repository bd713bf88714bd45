import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { nicOptions } from '../../../../rtl-gen/uet/host/designs.ts';
import { hostDoorbellRegisters } from '../../../../rtl-gen/uet/host/registers/doorbell-control.ts';
import { hostControl, hostWindows } from '../../../../rtl-gen/uet/host/registers/host-control.ts';
import { hostPeerRegisters } from '../../../../rtl-gen/uet/host/registers/peer-control.ts';
import { hostRingRegisters } from '../../../../rtl-gen/uet/host/registers/ring-control.ts';
import { hostStatusRegisters } from '../../../../rtl-gen/uet/host/registers/status-control.ts';
import { testRegisters } from '../registers/register-sequences.ts';

// As the NIC of the catalogue has them.
const { queues } = nicOptions.host;

const files = [
  { table: hostRingRegisters, base: hostWindows.rings, instance: 'rings.registers' },
  { table: hostPeerRegisters, base: hostWindows.peers, instance: 'peers.registers' },
  { table: hostStatusRegisters(queues), base: hostWindows.status, instance: 'status.registers' },
  { table: hostDoorbellRegisters(queues), base: hostWindows.doorbells, instance: 'doorbells.registers' },
];

testRegisters('registers of a host side do what their tables say', elaborate(hostControl(nicOptions.host)), ...files);
