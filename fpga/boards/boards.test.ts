import { describe, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import type { Board } from './board.ts';
import { boardTop } from './board-top.ts';
import { checkBoard } from './check-board.ts';
import { constraintsOf } from './constraints.ts';
import { boards, findBoard } from './index.ts';

test.each(boards)('the table of $name has no mistake', (board) => {
  checkBoard(board);
});

const { pins } = findBoard(boards, 'icebreaker');
const without = (signal: string) => pins.filter((pin) => pin.signal !== signal);

const mistakes: readonly (readonly [name: string, change: Partial<Board>, message: string])[] = [
  [
    'a pin used twice',
    { pins: [...pins, { signal: 'count[5]', site: '35' }] },
    'board icebreaker: pin 35 is used twice, for clk and for count[5]',
  ],
  [
    'a pin used twice, once by what the board ties',
    { tied: [{ name: 'high', site: '9', standard: 'SB_LVCMOS', level: 1, because: '' }] },
    'board icebreaker: pin 9 is used twice, for uart_tx and for high',
  ],
  [
    'a signal at two pins',
    { pins: [...pins, { signal: 'passed', site: '2' }] },
    'board icebreaker: passed is at two pins, 37 and 2',
  ],
  ['no clock', { pins: without('clk') }, 'board icebreaker: no pin is the clock: give one the signal clk'],
  ['a clock of 0 Hz', { clock: 0 }, 'board icebreaker: its clock is 0 Hz: give the frequency at the pin clk'],
  [
    'no serial line',
    { pins: without('uart_tx') },
    'board icebreaker: no pin is uart_tx: a self-test needs uart_tx, passed, failed',
  ],
  [
    'a gap in the count',
    { pins: without('count[1]') },
    'board icebreaker: there are 4 lights of the count, and none is count[1]',
  ],
  [
    'a differential clock of Lattice',
    { pins: [...pins, { signal: 'clk_n', site: '2' }] },
    "board icebreaker: clk_n is for parts of AMD: a differential clock of Lattice's is the standard of the pin clk",
  ],
  [
    'a pin without a standard',
    { part: findBoard(boards, 'ulx3s').part },
    'board icebreaker: pin 35 has no I/O standard, which parts of this family need',
  ],
];

test.each(mistakes)('%s is one sentence', (_, change, message) => {
  expect(() => checkBoard({ ...findBoard(boards, 'icebreaker'), ...change })).toThrow(new UserError(message));
});

test('an unknown board is a sentence with the nearest one', () => {
  expect(() => findBoard(boards, 'icebraker')).toThrow(
    'there is no board icebraker; did you mean icebreaker? (boards: icebreaker, hx8k, ulx3s, versa_ecp5, arty_a7, kcu116, alveo_u50)',
  );
});

describe('constraints', () => {
  const of = (name: string) => constraintsOf(findBoard(boards, name)).text;

  test('.pcf', () => {
    expect(of('icebreaker')).toMatchInlineSnapshot(`
      "# iCEBreaker, iCE40UP5K. Pins: github.com/icebreaker-fpga/icebreaker-examples, icebreaker/icebreaker.pcf
      set_io clk 35
      set_io uart_tx 9
      set_io passed 37
      set_io failed 11
      set_io count[0] 26
      set_io count[1] 27
      set_io count[2] 25
      set_io count[3] 23
      set_io count[4] 21
      set_frequency clk 12
      "
    `);
  });

  test('.lpf', () => {
    expect(of('ulx3s')).toMatchInlineSnapshot(`
      "# ULX3S, ECP5 LFE5U-85F. Pins: github.com/emard/ulx3s, doc/constraints/ulx3s_v20.lpf
      LOCATE COMP "clk" SITE "G2";
      IOBUF PORT "clk" IO_TYPE=LVCMOS33;
      LOCATE COMP "uart_tx" SITE "L4";
      IOBUF PORT "uart_tx" IO_TYPE=LVCMOS33;
      LOCATE COMP "passed" SITE "B2";
      IOBUF PORT "passed" IO_TYPE=LVCMOS33;
      LOCATE COMP "failed" SITE "C2";
      IOBUF PORT "failed" IO_TYPE=LVCMOS33;
      LOCATE COMP "count[0]" SITE "C1";
      IOBUF PORT "count[0]" IO_TYPE=LVCMOS33;
      LOCATE COMP "count[1]" SITE "D2";
      IOBUF PORT "count[1]" IO_TYPE=LVCMOS33;
      LOCATE COMP "count[2]" SITE "D1";
      IOBUF PORT "count[2]" IO_TYPE=LVCMOS33;
      LOCATE COMP "count[3]" SITE "E2";
      IOBUF PORT "count[3]" IO_TYPE=LVCMOS33;
      LOCATE COMP "count[4]" SITE "E1";
      IOBUF PORT "count[4]" IO_TYPE=LVCMOS33;
      LOCATE COMP "count[5]" SITE "H3";
      IOBUF PORT "count[5]" IO_TYPE=LVCMOS33;
      # wifi_gpio0: the ESP32 keeps the design of the FPGA only while it is 1
      LOCATE COMP "wifi_gpio0" SITE "L2";
      IOBUF PORT "wifi_gpio0" IO_TYPE=LVCMOS33;
      FREQUENCY PORT "clk" 25 MHZ;
      "
    `);
  });

  test('.xdc', () => {
    expect(of('alveo_u50')).toMatchInlineSnapshot(`
      "# Alveo U50, UltraScale+ XCU50. Pins: github.com/alexforencich/verilog-ethernet, example/Alveo/fpga_25g/fpga_au50.xdc
      set_property CFGBVS GND [current_design]
      set_property CONFIG_VOLTAGE 1.8 [current_design]
      set_property BITSTREAM.GENERAL.COMPRESS TRUE [current_design]
      set_property -dict {PACKAGE_PIN G17 IOSTANDARD LVDS} [get_ports {clk}]
      set_property -dict {PACKAGE_PIN G16 IOSTANDARD LVDS} [get_ports {clk_n}]
      set_property -dict {PACKAGE_PIN BE26 IOSTANDARD LVCMOS18} [get_ports {uart_tx}]
      set_property -dict {PACKAGE_PIN E16 IOSTANDARD LVCMOS18} [get_ports {passed}]
      set_property -dict {PACKAGE_PIN F17 IOSTANDARD LVCMOS18} [get_ports {failed}]
      set_property -dict {PACKAGE_PIN E18 IOSTANDARD LVCMOS18} [get_ports {count[0]}]
      # hbm_cattrip: at 1 the card takes its memory to be too hot and cuts the power
      set_property -dict {PACKAGE_PIN J18 IOSTANDARD LVCMOS18} [get_ports {hbm_cattrip}]
      create_clock -name clk -period 10.000 [get_ports {clk}]
      set_false_path -to [get_ports {uart_tx passed failed count[0] hbm_cattrip}]
      "
    `);
  });
});

test('the top of a board inverts what is active low, buffers a differential clock, and ties what the board ties', () => {
  expect(boardTop(findBoard(boards, 'icebreaker'), 'self_test_demo', 6)).toMatchInlineSnapshot(`
    "// iCEBreaker, iCE40UP5K
    module top (
        input  wire clk,
        output wire uart_tx,
        output wire passed,
        output wire failed,
        output wire [4:0] count
    );

        wire pass;
        wire fail;
        wire [5:0] counted;

        self_test_demo self_test (
            .board_clk (clk),
            .uart_tx   (uart_tx),
            .passed    (pass),
            .failed    (fail),
            .count     (counted)
        );

        assign passed = ~pass;
        assign failed = ~fail;
        assign count[0] = counted[0];
        assign count[1] = counted[1];
        assign count[2] = counted[2];
        assign count[3] = counted[3];
        assign count[4] = counted[4];

        wire _unused_ok = &{1'b0, counted};

    endmodule
    "
  `);
  expect(boardTop(findBoard(boards, 'alveo_u50'), 'self_test_demo', 6)).toMatchInlineSnapshot(`
    "// Alveo U50, UltraScale+ XCU50
    module top (
        input  wire clk,
        input  wire clk_n,
        output wire uart_tx,
        output wire passed,
        output wire failed,
        output wire hbm_cattrip,
        output wire [0:0] count
    );

        wire clk_pin;
        wire clk_inside;

        IBUFDS clk_input (
            .I  (clk),
            .IB (clk_n),
            .O  (clk_pin)
        );

        BUFG clk_tree (
            .I (clk_pin),
            .O (clk_inside)
        );

        wire pass;
        wire fail;
        wire [5:0] counted;

        self_test_demo self_test (
            .board_clk (clk_inside),
            .uart_tx   (uart_tx),
            .passed    (pass),
            .failed    (fail),
            .count     (counted)
        );

        assign passed = pass;
        assign failed = fail;
        assign count[0] = counted[0];
        // at 1 the card takes its memory to be too hot and cuts the power
        assign hbm_cattrip = 1'b0;

        wire _unused_ok = &{1'b0, counted};

    endmodule
    "
  `);
});
