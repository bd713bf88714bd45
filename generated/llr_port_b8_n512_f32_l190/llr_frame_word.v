// Eight bytes of a frame, or its last up to seven, as a block.
`default_nettype none

module llr_frame_word (
    input  wire [63:0] bytes,
    input  wire  [7:0] kept,
    input  wire        ends,
    output wire        block_control,
    output wire [63:0] block_data,
    output wire  [2:0] tail
);

    wire  [7:0] length = ({kept[6:0], 1'b0} | 8'd1) & ~kept;
    wire  [7:0] block_type_or = (8'd135 & {8{length[0]}}) | (8'd153 & {8{length[1]}});
    wire  [7:0] block_type_or_2 = block_type_or | (8'd170 & {8{length[2]}});
    wire  [7:0] block_type_or_3 = block_type_or_2 | (8'd180 & {8{length[3]}});
    wire  [7:0] block_type_or_4 = block_type_or_3 | (8'd204 & {8{length[4]}});
    wire  [7:0] block_type_or_5 = block_type_or_4 | (8'd210 & {8{length[5]}});
    wire  [7:0] block_type = block_type_or_5 | (8'd225 & {8{length[6]}}) | {8{length[7]}};
    wire [63:0] block_data_word = {
        bytes[55:48] & {8{kept[6]}},
        bytes[47:40] & {8{kept[5]}},
        bytes[39:32] & {8{kept[4]}},
        bytes[31:24] & {8{kept[3]}},
        bytes[23:16] & {8{kept[2]}},
        bytes[15:8] & {8{kept[1]}},
        bytes[7:0] & {8{kept[0]}},
        block_type
    };
    wire  [2:0] tail_word = {|(length & 8'd240), |(length & 8'd204), |(length & 8'd170)};

    assign block_control = ends;
    assign block_data = ends ? block_data_word : bytes;
    assign tail = tail_word & {3{ends}};

endmodule

`default_nettype wire
