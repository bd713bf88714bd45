import { describe, expect, test } from 'vitest';
import { bits, type Collision, record } from '../hdl/index.ts';
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
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              mem_rdata <= mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, d};"
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
});
