/** What goes over the ports of path selection. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/** How entropy values are chosen (cms.md 6). */
export const PathScheme = enumOf('oblivious', 'bitmap', 'reps', 'mixed');

/** What happens to a context: it begins, a packet asks for its entropy value, or one of these came back. */
export const PathKind = enumOf('start', 'pick', 'good', 'ecn', 'nack', 'timeout');

/** Why a packet got its entropy value. */
export const PathWay = enumOf('walk', 'recycle', 'fresh', 'explore', 'frozen', 'frozen_empty');

/** An event of a context; paths are numbers of `pathBits` bits. */
export const PathEvent = (contextBits: number, pathBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    kind: PathKind,
    /** What came back: the path, which is in the low bits; of a timeout that of the packet that was lost. */
    entropy: bits(16),
    /** In any unit, the same as `freeze`. */
    now: bits(32),
    /**
     * Random: the path or the order of the walk that an event may draw; then the second order, or of `start` all bits
     * above the path, which stay.
     */
    first_draw: bits(pathBits),
    second_draw: bits(16),
  });

/** The entropy value of a packet. */
export const PathPicked = (contextBits: number) =>
  record({ valid: bit, ccc: bits(contextBits), entropy: bits(16), way: PathWay });

/** They hold still while events are on their way; a context that began with others begins again. */
export const PathRegisters = (pathBits: number) =>
  record({
    scheme: PathScheme,
    /** 2^pathBits less the number of paths, which is a power of two. */
    unused: bits(pathBits),
    /** How long a timeout freezes REPS. */
    freeze: bits(31),
  });
