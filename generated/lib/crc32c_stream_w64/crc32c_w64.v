// CRC crc32c of packets, 64 bits a clock, with byte enables in the last beat.
`default_nettype none

module crc32c_w64 (
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
        ^(whole_remainder & 32'hbd9ebfa0),
        ^(whole_remainder & 32'hdecf5fd0),
        ^(whole_remainder & 32'h6f67afe8),
        ^(whole_remainder & 32'hb7b3d7f4),
        ^(whole_remainder & 32'h5bd9ebfa),
        ^(whole_remainder & 32'hadecf5fd),
        ^(whole_remainder & 32'heb68c55e),
        ^(whole_remainder & 32'h75b462af),
        ^(whole_remainder & 32'h7448ef7),
        ^(whole_remainder & 32'h3e3cf8db),
        ^(whole_remainder & 32'h2280c3cd),
        ^(whole_remainder & 32'hacdede46),
        ^(whole_remainder & 32'h566f6f23),
        ^(whole_remainder & 32'h16a90831),
        ^(whole_remainder & 32'h36ca3bb8),
        ^(whole_remainder & 32'h1b651ddc),
        ^(whole_remainder & 32'h8db28eee),
        ^(whole_remainder & 32'hc6d94777),
        ^(whole_remainder & 32'h5ef21c1b),
        ^(whole_remainder & 32'h92e7b1ad),
        ^(whole_remainder & 32'h74ed6776),
        ^(whole_remainder & 32'hba76b3bb),
        ^(whole_remainder & 32'he0a5e67d),
        ^(whole_remainder & 32'h4dcc4c9e),
        ^(whole_remainder & 32'h26e6264f),
        ^(whole_remainder & 32'haeedac87),
        ^(whole_remainder & 32'heae869e3),
        ^(whole_remainder & 32'hc8ea8b51),
        ^(whole_remainder & 32'hd9ebfa08),
        ^(whole_remainder & 32'hecf5fd04),
        ^(whole_remainder & 32'hf67afe82),
        ^(whole_remainder & 32'h7b3d7f41)
    };
    wire [31:0] left_4 = dropped_2[2] ? before_4 : whole_remainder;
    wire [31:0] before_2 = {
        ^(left_4 & 32'hbfa08000),
        ^(left_4 & 32'h5fd04000),
        ^(left_4 & 32'hafe82000),
        ^(left_4 & 32'hd7f41000),
        ^(left_4 & 32'hebfa0800),
        ^(left_4 & 32'hf5fd0400),
        ^(left_4 & 32'hc55e0200),
        ^(left_4 & 32'h62af0100),
        ^(left_4 & 32'h8ef70080),
        ^(left_4 & 32'hf8db0040),
        ^(left_4 & 32'hc3cd0020),
        ^(left_4 & 32'hde460010),
        ^(left_4 & 32'h6f230008),
        ^(left_4 & 32'h8310004),
        ^(left_4 & 32'h3bb80002),
        ^(left_4 & 32'h1ddc0001),
        ^(left_4 & 32'h8eee0000),
        ^(left_4 & 32'h47770000),
        ^(left_4 & 32'h1c1b0000),
        ^(left_4 & 32'hb1ad0000),
        ^(left_4 & 32'h67760000),
        ^(left_4 & 32'hb3bb0000),
        ^(left_4 & 32'he67d0000),
        ^(left_4 & 32'h4c9e0000),
        ^(left_4 & 32'h264f0000),
        ^(left_4 & 32'hac870000),
        ^(left_4 & 32'h69e30000),
        ^(left_4 & 32'h8b510000),
        ^(left_4 & 32'hfa080000),
        ^(left_4 & 32'hfd040000),
        ^(left_4 & 32'hfe820000),
        ^(left_4 & 32'h7f410000)
    };
    wire [31:0] left_2 = dropped_2[1] ? before_2 : left_4;
    wire [31:0] before_1 = {
        ^(left_2 & 32'ha0800000),
        ^(left_2 & 32'hd0400000),
        ^(left_2 & 32'he8200000),
        ^(left_2 & 32'hf4100000),
        ^(left_2 & 32'hfa080000),
        ^(left_2 & 32'hfd040000),
        ^(left_2 & 32'h5e020000),
        ^(left_2 & 32'haf010000),
        ^(left_2 & 32'hf7008000),
        ^(left_2 & 32'hdb004000),
        ^(left_2 & 32'hcd002000),
        ^(left_2 & 32'h46001000),
        ^(left_2 & 32'h23000800),
        ^(left_2 & 32'h31000400),
        ^(left_2 & 32'hb8000200),
        ^(left_2 & 32'hdc000100),
        ^(left_2 & 32'hee000080),
        ^(left_2 & 32'h77000040),
        ^(left_2 & 32'h1b000020),
        ^(left_2 & 32'had000010),
        ^(left_2 & 32'h76000008),
        ^(left_2 & 32'hbb000004),
        ^(left_2 & 32'h7d000002),
        ^(left_2 & 32'h9e000001),
        ^(left_2 & 32'h4f000000),
        ^(left_2 & 32'h87000000),
        ^(left_2 & 32'he3000000),
        ^(left_2 & 32'h51000000),
        left_2[27:26],
        ^(left_2 & 32'h82000000),
        ^(left_2 & 32'h41000000)
    };
    wire [31:0] left_1 = dropped_2[0] ? before_1 : left_2;

    crc32c_remainder_w64 whole (
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
