/** What TSS does, by the golden model. */
export { type Association, clearBytes, domainDefaults, type KeyMode, packetKey, type SecureDomain } from './domain.ts';
export { deriveKey, type KeyContext, type PacketKey } from './kdf.ts';
export { type Packet, readTssHeader, tssHeaderBytes } from './packet.ts';
export { numberOf } from './reference/bytes.ts';
export { COUNTERS, TscAllocator } from './tsc.ts';
