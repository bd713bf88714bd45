// CRC crc32 of packets, 64 bits a clock, with byte enables in the last beat.
`default_nettype none

module crc32_w64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] data,
    input  wire  [7:0] keep,
    input  wire        last,
    input  wire        valid,
    output reg  [31:0] crc,
    output reg         done
);

    reg  [63:0] masked;
    reg         masked_last;
    reg         masked_valid;
    wire [31:0] whole_remainder;
    wire        whole_done;
    reg   [2:0] dropped_0;
    reg   [2:0] dropped_1;
    reg   [2:0] dropped_2;

    wire [63:0] kept = {
        data[63:56] & {8{keep[7]}},
        data[55:48] & {8{keep[6]}},
        data[47:40] & {8{keep[5]}},
        data[39:32] & {8{keep[4]}},
        data[31:24] & {8{keep[3]}},
        data[23:16] & {8{keep[2]}},
        data[15:8] & {8{keep[1]}},
        data[7:0] & {8{keep[0]}}
    };
    wire  [7:0] ending = keep & ~{1'b0, keep[7:1]};
    wire [31:0] before_4 = {
        ^(whole_remainder & 32'h64428d55),
        ^(whole_remainder & 32'hd663cbff),
        ^(whole_remainder & 32'hf7368aa),
        ^(whole_remainder & 32'h87b9b455),
        ^(whole_remainder & 32'ha79e577f),
        ^(whole_remainder & 32'h378da6ea),
        ^(whole_remainder & 32'h9bc6d375),
        ^(whole_remainder & 32'ha9a1e4ef),
        ^(whole_remainder & 32'h30927f22),
        ^(whole_remainder & 32'h18493f91),
        ^(whole_remainder & 32'he866129d),
        ^(whole_remainder & 32'h9071841b),
        ^(whole_remainder & 32'h2c7a4f58),
        ^(whole_remainder & 32'h963d27ac),
        ^(whole_remainder & 32'h4b1e93d6),
        ^(whole_remainder & 32'ha58f49eb),
        ^(whole_remainder & 32'hb68529a0),
        ^(whole_remainder & 32'h5b4294d0),
        ^(whole_remainder & 32'h2da14a68),
        ^(whole_remainder & 32'h16d0a534),
        ^(whole_remainder & 32'h8b68529a),
        ^(whole_remainder & 32'hc5b4294d),
        ^(whole_remainder & 32'h869899f3),
        ^(whole_remainder & 32'ha70ec1ac),
        ^(whole_remainder & 32'hd38760d6),
        ^(whole_remainder & 32'he9c3b06b),
        ^(whole_remainder & 32'h10a35560),
        ^(whole_remainder & 32'h8851aab0),
        ^(whole_remainder & 32'h4428d558),
        ^(whole_remainder & 32'h22146aac),
        ^(whole_remainder & 32'h910a3556),
        ^(whole_remainder & 32'hc8851aab)
    };
    wire [31:0] left_4 = dropped_2[2] ? before_4 : whole_remainder;
    wire [31:0] before_2 = {
        ^(left_4 & 32'h8d558000),
        ^(left_4 & 32'hcbff4000),
        ^(left_4 & 32'h68aa2000),
        ^(left_4 & 32'hb4551000),
        ^(left_4 & 32'h577f0800),
        ^(left_4 & 32'ha6ea0400),
        ^(left_4 & 32'hd3750200),
        ^(left_4 & 32'he4ef0100),
        ^(left_4 & 32'h7f220080),
        ^(left_4 & 32'h3f910040),
        ^(left_4 & 32'h129d0020),
        ^(left_4 & 32'h841b0010),
        ^(left_4 & 32'h4f580008),
        ^(left_4 & 32'h27ac0004),
        ^(left_4 & 32'h93d60002),
        ^(left_4 & 32'h49eb0001),
        ^(left_4 & 32'h29a00000),
        ^(left_4 & 32'h94d00000),
        ^(left_4 & 32'h4a680000),
        ^(left_4 & 32'ha5340000),
        ^(left_4 & 32'h529a0000),
        ^(left_4 & 32'h294d0000),
        ^(left_4 & 32'h99f30000),
        ^(left_4 & 32'hc1ac0000),
        ^(left_4 & 32'h60d60000),
        ^(left_4 & 32'hb06b0000),
        ^(left_4 & 32'h55600000),
        ^(left_4 & 32'haab00000),
        ^(left_4 & 32'hd5580000),
        ^(left_4 & 32'h6aac0000),
        ^(left_4 & 32'h35560000),
        ^(left_4 & 32'h1aab0000)
    };
    wire [31:0] left_2 = dropped_2[1] ? before_2 : left_4;
    wire [31:0] before_1 = {
        ^(left_2 & 32'h55800000),
        ^(left_2 & 32'hff400000),
        ^(left_2 & 32'haa200000),
        ^(left_2 & 32'h55100000),
        ^(left_2 & 32'h7f080000),
        ^(left_2 & 32'hea040000),
        ^(left_2 & 32'h75020000),
        ^(left_2 & 32'hef010000),
        ^(left_2 & 32'h22008000),
        ^(left_2 & 32'h91004000),
        ^(left_2 & 32'h9d002000),
        ^(left_2 & 32'h1b001000),
        ^(left_2 & 32'h58000800),
        ^(left_2 & 32'hac000400),
        ^(left_2 & 32'hd6000200),
        ^(left_2 & 32'heb000100),
        ^(left_2 & 32'ha0000080),
        ^(left_2 & 32'hd0000040),
        ^(left_2 & 32'h68000020),
        ^(left_2 & 32'h34000010),
        ^(left_2 & 32'h9a000008),
        ^(left_2 & 32'h4d000004),
        ^(left_2 & 32'hf3000002),
        ^(left_2 & 32'hac000001),
        ^(left_2 & 32'hd6000000),
        ^(left_2 & 32'h6b000000),
        ^(left_2 & 32'h60000000),
        ^(left_2 & 32'hb0000000),
        ^(left_2 & 32'h58000000),
        ^(left_2 & 32'hac000000),
        ^(left_2 & 32'h56000000),
        ^(left_2 & 32'hab000000)
    };
    wire [31:0] left_1 = dropped_2[0] ? before_1 : left_2;

    crc32_remainder_w64 whole (
        .clk       (clk),
        .rst       (rst),
        .data      (masked),
        .last      (masked_last),
        .valid     (masked_valid),
        .remainder (whole_remainder),
        .done      (whole_done)
    );

    always @(posedge clk) begin
        if (rst) begin
            masked_valid <= 1'b0;
            done <= 1'b0;
        end else begin
            masked_valid <= valid;
            done <= whole_done;
        end
    end

    always @(posedge clk) begin
        masked <= kept;
        masked_last <= last;
        dropped_0 <= {|(ending & 8'd15), |(ending & 8'd51), |(ending & 8'd85)};
        dropped_1 <= dropped_0;
        dropped_2 <= dropped_1;
        crc <= ~left_1;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) keep_is_a_run_from_0: assert (!valid || (!(|(keep & (keep + 8'd1))) && keep[0]));
    always @(posedge clk) if (!rst) all_kept_before_last: assert (!valid || last || (&keep));
`endif

endmodule

`default_nettype wire
