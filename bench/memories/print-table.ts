/** Prints the table of `docs/memories.md`. `node bench/memories/print-table.ts` */
import { memoryRows, memoryTable } from './memory-table.ts';

console.log(memoryTable(await memoryRows()));
