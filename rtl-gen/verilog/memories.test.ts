import { describe, expect, test } from 'vitest';
import { bits, type Collision, type OwnWrite, record } from '../hdl/index.ts';
import { block, shown } from './testing/shown.ts';

describe('memories', () => {
  const memory = (onCollision: Collision, enabled: boolean, ports: 1 | 2) =>
    block(({ a, b, c, d }, m) => {
      const mem = m.mem('mem', bits(8), { depth: 16 });
      mem.write({ addr: a.trunc(4), data: b, enable: c });
      if (ports === 2) mem.write({ addr: b.slice(7, 4), data: a.xor(b), enable: c.and(d) });
      const read = { addr: a.slice(7, 4), onCollision };
      return mem.readSync(enabled ? { ...read, enable: d } : read);
    });

  test('a synchronous read of the old word, enabled', async () => {
    expect(await shown(memory('old', true, 2))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              if (d) mem_rdata <= mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
              if (c && d) mem[b[7:4]] <= a ^ b;
          end

          assign y = mem_rdata;"
    `);
  });

  test('a synchronous read where collisions do not matter', async () => {
    expect(await shown(memory('undefined', false, 1))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          (* no_rw_check *)
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              mem_rdata <= mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('attributes stand above the memory', async () => {
    const style = { rom_style: 'block', keep: 'true' };
    const rom = block(({ a }, m) =>
      m
        .mem('words', bits(8), { depth: 4, init: [1, 2, 3, 4], attributes: style })
        .readSync({ addr: a.trunc(2), onCollision: 'old' }),
    );
    expect((await shown(rom)).slice(0, 120)).toMatchInlineSnapshot(`
      "    reg  [7:0] words_rdata;
          (* rom_style = "block", keep = "true" *)
          reg  [7:0] words [0:3];

          initial begin
      "
    `);
  });

  test('a synchronous read of the new word', async () => {
    expect(await shown(memory('new', false, 1))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              mem_rdata <= (c && a[3:0] == a[7:4]) ? b : mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('a synchronous read of the new word, enabled, of two write ports', async () => {
    expect(await shown(memory('new', true, 2))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          wire       c_and_d = c && d;
          wire [7:0] a_xor_b = a ^ b;

          always @(posedge clk) begin
              if (d) mem_rdata <= (c_and_d && b[7:4] == a[7:4]) ? a_xor_b : (c && a[3:0] == a[7:4]) ? b : mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
              if (c_and_d) mem[b[7:4]] <= a_xor_b;
          end

          assign y = mem_rdata;"
    `);
  });

  test('a new word at the address that is written: the enable decides alone, and operators are in parentheses', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 2 });
        const addr = a.at(0).or(a.at(1));
        mem.write({ addr, data: b, enable: m.lit(1, 1) });
        mem.write({ addr: c, data: m.mux(c, a, b), enable: m.mux(d, c, a.at(2)) });
        return mem.readSync({ addr, onCollision: 'new' });
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:1];

          wire       a_0_or_a_1 = a[0] || a[1];
          wire       mem_choice = d ? c : a[2];
          wire [7:0] mem_choice_2 = c ? a : b;

          always @(posedge clk) begin
              mem_rdata <= (mem_choice && c == a_0_or_a_1) ? mem_choice_2 : b;
              mem[a_0_or_a_1] <= b;
              if (mem_choice) mem[c] <= mem_choice_2;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, mem[0]};"
    `);
  });

  test('an address that is computed is a wire, because not every simulator lets it wrap in the brackets', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 16 });
        mem.write({ addr: a.trunc(4).add(1), data: b, enable: c });
        return mem
          .read(a.trunc(4).sub(b.trunc(4)))
          .add(mem.readSync({ addr: a.slice(7, 4).not(), onCollision: 'old' }));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata_1;
          reg  [7:0] mem [0:15];

          wire [3:0] a_3_0_minus_b_3_0 = a[3:0] - b[3:0];
          wire [7:0] mem_rdata = mem[a_3_0_minus_b_3_0];
          wire [3:0] not_a_7_4 = ~a[7:4];
          wire [3:0] a_3_0_plus_1 = a[3:0] + 4'd1;

          always @(posedge clk) begin
              mem_rdata_1 <= mem[not_a_7_4];
              if (c) mem[a_3_0_plus_1] <= b;
          end

          assign y = mem_rdata + mem_rdata_1;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('records are stored side by side; asynchronous reads are wires', async () => {
    const Entry = record({ hi: bits(4), lo: bits(4) });
    const text = await shown(
      block(({ a, c }, m) => {
        const mem = m.mem('mem', Entry, { depth: 4 });
        mem.write({ addr: a.trunc(2), data: { hi: a.slice(7, 4), lo: a.slice(3, 0) }, enable: c });
        const [x, y] = [mem.read(a.slice(3, 2)), mem.read(a.slice(5, 4))];
        return x.lo.cat(y.hi);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem [0:3];

          wire [7:0] mem_rdata = mem[a[3:2]];
          wire [7:0] mem_rdata_1 = mem[a[5:4]];

          always @(posedge clk) begin
              if (c) mem[a[1:0]] <= a;
          end

          assign y = {mem_rdata[3:0], mem_rdata_1[7:4]};

          wire _unused_ok = &{1'b0, b, d, mem_rdata[7:4], mem_rdata_1[3:0]};"
    `);
  });

  test('start contents, whole and in part', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const rom = m.mem('rom', bits(8), { depth: 4, init: [1n, 0xffn, 3n, 200n] });
        const ram = m.mem('ram', bits(16), { depth: 64, init: [0x1234n, 5n] });
        ram.write({ addr: a.trunc(6), data: a.cat(b), enable: c });
        return rom.read(a.trunc(2)).xor(ram.read(b.trunc(6)).trunc(8));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg   [7:0] rom [0:3];
          reg  [15:0] ram [0:63];

          wire  [7:0] rom_rdata = rom[a[1:0]];
          wire [15:0] ram_rdata = ram[b[5:0]];

          initial begin
              rom[0] = 8'd1;
              rom[1] = 8'd255;
              rom[2] = 8'd3;
              rom[3] = 8'd200;
          end

          integer ram_index;
          initial begin
              ram[0] = 16'h1234;
              ram[1] = 16'd5;
              for (ram_index = 2; ram_index < 64; ram_index = ram_index + 1) ram[ram_index] = 16'd0;
          end

          always @(posedge clk) begin
              if (c) ram[a[5:0]] <= {a, b};
          end

          assign y = rom_rdata ^ ram_rdata[7:0];

          wire _unused_ok = &{1'b0, d, ram_rdata[15:8]};"
    `);
  });

  test('lanes are parts of a word; a read of the new word takes those that are written', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 16 });
        mem.write({ addr: a.trunc(4), data: b, enable: c, lanes: a.slice(5, 4) });
        return mem.readSync({ addr: a.slice(7, 4), enable: d, onCollision: 'new' });
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              if (d) begin
                  mem_rdata <= mem[a[7:4]];
                  if (c && a[3:0] == a[7:4]) begin
                      if (a[4]) mem_rdata[3:0] <= b[3:0];
                      if (a[5]) mem_rdata[7:4] <= b[7:4];
                  end
              end
              if (c) begin
                  if (a[4]) mem[a[3:0]][3:0] <= b[3:0];
                  if (a[5]) mem[a[3:0]][7:4] <= b[7:4];
              end
          end

          assign y = mem_rdata;"
    `);
  });

  test('lanes of a record are its fields', async () => {
    const Entry = record({ hi: bits(5), lo: bits(3) });
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const mem = m.mem('mem', Entry, { depth: 16 });
        const data = { hi: b.slice(7, 3), lo: a.add(b).trunc(3) };
        mem.write({ addr: a.trunc(4), data, enable: m.lit(1, 1), lanes: { lo: c, hi: d } });
        const word = mem.readSync({ addr: a.slice(7, 4), onCollision: 'undefined' });
        return word.hi.cat(word.lo);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          (* no_rw_check *)
          reg  [7:0] mem [0:15];

          wire [7:0] a_plus_b = a + b;

          always @(posedge clk) begin
              mem_rdata <= mem[a[7:4]];
              if (c) mem[a[3:0]][2:0] <= a_plus_b[2:0];
              if (d) mem[a[3:0]][7:3] <= b[7:3];
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, a_plus_b[7:3]};"
    `);
  });

  const port = (onWrite: OwnWrite, lanes: boolean) =>
    block(({ a, b, c, d }, m) => {
      const mem = m.mem('mem', bits(8), { depth: 16 });
      const p = { addr: a.trunc(4), data: b, enable: d, write: c, onWrite, onCollision: 'undefined' } as const;
      return mem.port(lanes ? { ...p, lanes: a.slice(5, 4) } : p);
    });

  test('a port that reads and writes, and shows the old word', async () => {
    expect(await shown(port('old', false))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              if (d) begin
                  mem_rdata <= mem[a[3:0]];
                  if (c) mem[a[3:0]] <= b;
              end
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, a[7:4]};"
    `);
  });

  test('a port that reads and writes lanes, and shows the new word', async () => {
    expect(await shown(port('new', true))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              if (d) begin
                  mem_rdata <= mem[a[3:0]];
                  if (c) begin
                      if (a[4]) begin
                          mem[a[3:0]][3:0] <= b[3:0];
                          mem_rdata[3:0] <= b[3:0];
                      end
                      if (a[5]) begin
                          mem[a[3:0]][7:4] <= b[7:4];
                          mem_rdata[7:4] <= b[7:4];
                      end
                  end
              end
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, a[7:6]};"
    `);
  });

  test('a port that reads and writes, and holds what it showed', async () => {
    expect(await shown(port('hold', false))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          (* no_rw_check *)
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              if (d) begin
                  if (c) mem[a[3:0]] <= b;
                  if (!c) mem_rdata <= mem[a[3:0]];
              end
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, a[7:4]};"
    `);
  });

  test('ports are blocks of their own, and never write one word at one edge', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 16 });
        const modes = { onWrite: 'new', onCollision: 'undefined' } as const;
        const left = mem.port({ addr: a.trunc(4), data: b, write: c, ...modes });
        const right = mem.port({ addr: a.slice(7, 4), data: a, write: d, ...modes });
        return left.xor(right);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem_rdata_1;
          (* no_rw_check *)
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              mem_rdata <= mem[a[3:0]];
              if (c) begin
                  mem[a[3:0]] <= b;
                  mem_rdata <= b;
              end
          end

          always @(posedge clk) begin
              mem_rdata_1 <= mem[a[7:4]];
              if (d) begin
                  mem[a[7:4]] <= a;
                  mem_rdata_1 <= a;
              end
          end

          assign y = mem_rdata ^ mem_rdata_1;

          wire _unused_ok = &{1'b0, rst};

      \`ifdef FORMAL
          always @(posedge clk) if (!rst) mem_writes_apart: assert (!(a[3:0] == a[7:4] && c && d));
      \`endif"
    `);
  });

  test('a depth that is no power of two: reads beyond give 0, writes beyond do nothing', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 12, init: [1n, 2n] });
        mem.write({ addr: a.trunc(4), data: b, enable: c });
        const now = mem.read(a.slice(5, 2));
        return now.xor(mem.readSync({ addr: a.slice(7, 4), enable: d, onCollision: 'new' }));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata_1;
          reg  [7:0] mem [0:11];

          wire [7:0] mem_rdata = (a[5:2] < 4'd12) ? mem[a[5:2]] : 8'd0;
          wire       mem_term = c && a[3:0] < 4'd12;

          integer mem_index;
          initial begin
              mem[0] = 8'd1;
              mem[1] = 8'd2;
              for (mem_index = 2; mem_index < 12; mem_index = mem_index + 1) mem[mem_index] = 8'd0;
          end

          always @(posedge clk) begin
              if (d) mem_rdata_1 <= (mem_term && a[3:0] == a[7:4]) ? b : (a[7:4] < 4'd12) ? mem[a[7:4]] : 8'd0;
              if (mem_term) mem[a[3:0]] <= b;
          end

          assign y = mem_rdata ^ mem_rdata_1;"
    `);
  });

  test('many start values share lines', async () => {
    const text = await shown(
      block(({ a }, m) =>
        m
          .mem('rom', bits(8), { depth: 40, init: (i) => i * 3 })
          .readSync({ addr: a.trunc(6), onCollision: 'undefined' }),
      ),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] rom_rdata;
          reg  [7:0] rom [0:39];

          initial begin
              rom[0] = 8'd0; rom[1] = 8'd3; rom[2] = 8'd6; rom[3] = 8'd9; rom[4] = 8'd12; rom[5] = 8'd15;
              rom[6] = 8'd18; rom[7] = 8'd21; rom[8] = 8'd24; rom[9] = 8'd27; rom[10] = 8'd30;
              rom[11] = 8'd33; rom[12] = 8'd36; rom[13] = 8'd39; rom[14] = 8'd42; rom[15] = 8'd45;
              rom[16] = 8'd48; rom[17] = 8'd51; rom[18] = 8'd54; rom[19] = 8'd57; rom[20] = 8'd60;
              rom[21] = 8'd63; rom[22] = 8'd66; rom[23] = 8'd69; rom[24] = 8'd72; rom[25] = 8'd75;
              rom[26] = 8'd78; rom[27] = 8'd81; rom[28] = 8'd84; rom[29] = 8'd87; rom[30] = 8'd90;
              rom[31] = 8'd93; rom[32] = 8'd96; rom[33] = 8'd99; rom[34] = 8'd102; rom[35] = 8'd105;
              rom[36] = 8'd108; rom[37] = 8'd111; rom[38] = 8'd114; rom[39] = 8'd117;
          end

          always @(posedge clk) begin
              rom_rdata <= (a[5:0] < 6'd40) ? rom[a[5:0]] : 8'd0;
          end

          assign y = rom_rdata;

          wire _unused_ok = &{1'b0, a[7:6], b, c, d};"
    `);
  });
});
