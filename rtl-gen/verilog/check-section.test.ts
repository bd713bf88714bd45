import { expect, test } from 'vitest';
import { runYosys } from '../../support/yosys/run-yosys.ts';
import { bit, bits, enumOf, module } from '../hdl/index.ts';
import { emitModule } from './testing/emit-module.ts';
import { block, shown } from './testing/shown.ts';

test('what only checks read stands under FORMAL: registers, wires, named values, states', async () => {
  const Phase = enumOf('calm', 'busy');
  const text = await shown(
    block(({ a, b, c, d }, m) => {
      const q = m.reg('q', bits(8), { reset: 0 });
      q.set(a);
      const phase = m.reg('phase', Phase, { reset: 'calm' });
      const turns = m.wire('turns', bit, 0);
      m.when(c, () => turns.set(d));
      m.when(turns, () => phase.set('busy'));
      const { quiet } = m.named({ quiet: phase.is('calm').and(m.stable(b)) });
      m.assert('follows', quiet.implies(q.eq(m.past(a))));
      m.assume('low', m.past(b.slice(3, 0)).xor(b.slice(3, 0)).at(0));
      return q;
    }),
  );
  expect(text).toMatchInlineSnapshot(`
    "    reg  [7:0] q;

        always @(posedge clk) begin
            if (rst) begin
                q <= 8'd0;
            end else begin
                q <= a;
            end
        end

        assign y = q;

        wire _unused_ok = &{1'b0, b, c, d};

    \`ifdef FORMAL
        localparam PHASE_CALM = 1'b0;
        localparam PHASE_BUSY = 1'b1;

        reg        phase;
        reg        turns;
        reg  [7:0] b_past;
        reg        past_valid;
        reg  [7:0] a_past;
        reg  [3:0] b_3_0_past;

        wire       quiet = !phase && (!past_valid || b == b_past);
        wire [3:0] b_3_0_past_xor_b_3_0 = b_3_0_past ^ b[3:0];

        always @* begin
            turns = 1'b0;
            if (c) begin
                turns = d;
            end
        end

        always @(posedge clk) begin
            if (rst) begin
                phase <= PHASE_CALM;
                past_valid <= 1'b0;
            end else begin
                if (turns) begin
                    phase <= PHASE_BUSY;
                end
                past_valid <= 1'b1;
            end
        end

        always @(posedge clk) begin
            b_past <= b;
            a_past <= a;
            b_3_0_past <= b[3:0];
        end

        wire _unused_in_checks = &{1'b0, b_3_0_past_xor_b_3_0[3:1]};

        always @(posedge clk) if (!rst) follows: assert (!quiet || q == a_past);
        always @(posedge clk) if (!rst) low: assume (b_3_0_past_xor_b_3_0[0]);
    \`endif"
  `);
});

test('synthesis sees no register of a check', async () => {
  const text = (checked: boolean) => {
    const mod = module('plain', { in: { a: bits(8) }, out: { y: bits(8) } }, ({ a }, m) => {
      const q = m.reg('q', bits(8), { reset: 0 });
      q.set(a);
      if (checked) m.assert('follows', q.eq(m.past(a)).or(m.pastValid().not()));
      return { y: q };
    });
    return emitModule(mod).files[0]!.text;
  };
  const registers = async (checked: boolean): Promise<string> => {
    const script = 'read_verilog plain.v; prep -top plain; stat';
    const { log } = await runYosys({ script, files: { 'plain.v': text(checked) } });
    return /\$s?dff\w*\s+(\d+)|(\d+)\s+\$s?dff\w*/.exec(log)![0].replace(/\s+/g, ' ');
  };
  expect(text(true)).toContain('a_past');
  expect(await registers(true)).toBe(await registers(false));
});

test('a register that hardware reads too stays hardware, and so does one that nothing reads', async () => {
  const text = await shown(
    block(({ a, c, d }, m) => {
      const seen = m.reg('seen', bit, { reset: 0 });
      m.when(c, () => seen.set(1));
      const idle = m.reg('idle', bit);
      idle.set(d);
      m.unused(idle);
      m.assert('once', seen.and(c).not());
      return m.mux(seen, a, m.lit(8, 0));
    }),
  );
  const [hardware, checks] = text.split('`ifdef FORMAL');
  expect(hardware).toContain('reg  seen;');
  expect(hardware).toContain('reg  idle;');
  expect(checks).not.toContain('reg');
});
