/** LLR's line in software: frames and messages as blocks of 64b/66b, and back. */
export {
  BLOCK_BYTES,
  blockOf,
  blockWord,
  errorBlock,
  frameBlocks,
  idleBlock,
  type LineBlock,
  setBlock,
} from './block.ts';
export {
  type ColumnCounter,
  type ColumnRead,
  ColumnReader,
  columnCounters,
  columnsOf,
  type LineBeat,
} from './columns.ts';
export { type LineCounter, type LineRead, LineReader, lineCounters, type ReadFrame } from './reader.ts';
export { LineWriter, type WriterBeat, type WriterOptions } from './writer.ts';
