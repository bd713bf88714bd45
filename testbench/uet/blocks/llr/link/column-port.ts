/** The blocks of a column, as ports have them. */
import { lineColumn } from '../../../../../rtl-gen/uet/llr/line/block.ts';
import { blockOf, blockWord, type LineBlock } from '../../../golden/llr/line/index.ts';
import { type Dut, shapePort } from '../../test-kit.ts';

/** The port of a column of `size` bytes. */
export function columnPort(dut: Dut, name: string, size: number) {
  const port = shapePort(dut, name, lineColumn(size));
  return {
    get: (): LineBlock[] => port.get().map(({ control, data }) => blockOf(control === 1, BigInt(data))),
    set: (column: readonly LineBlock[]): void =>
      port.set(column.map((block) => ({ control: Number(block.control), data: blockWord(block) }))),
  };
}
