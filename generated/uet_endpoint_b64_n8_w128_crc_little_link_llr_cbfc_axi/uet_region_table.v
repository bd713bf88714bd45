// 16 regions of memory, looked up by their keys.
`default_nettype none

module uet_region_table (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] key,
    input  wire        write_valid,
    input  wire  [3:0] write_index,
    input  wire        write_region_enable,
    input  wire [63:0] write_region_key,
    input  wire [63:0] write_region_base,
    input  wire [63:0] write_region_length,
    input  wire        write_region_remote_write,
    output reg         hit,
    output reg         found_enable,
    output reg  [63:0] found_key,
    output reg  [63:0] found_base,
    output reg  [63:0] found_length,
    output reg         found_remote_write
);

    reg         enable_0;
    reg         region_0_enable;
    reg  [63:0] region_0_key;
    reg  [63:0] region_0_base;
    reg  [63:0] region_0_length;
    reg         region_0_remote_write;
    reg         matches_0;
    reg         enable_1;
    reg         region_1_enable;
    reg  [63:0] region_1_key;
    reg  [63:0] region_1_base;
    reg  [63:0] region_1_length;
    reg         region_1_remote_write;
    reg         matches_1;
    reg         enable_2;
    reg         region_2_enable;
    reg  [63:0] region_2_key;
    reg  [63:0] region_2_base;
    reg  [63:0] region_2_length;
    reg         region_2_remote_write;
    reg         matches_2;
    reg         enable_3;
    reg         region_3_enable;
    reg  [63:0] region_3_key;
    reg  [63:0] region_3_base;
    reg  [63:0] region_3_length;
    reg         region_3_remote_write;
    reg         matches_3;
    reg         enable_4;
    reg         region_4_enable;
    reg  [63:0] region_4_key;
    reg  [63:0] region_4_base;
    reg  [63:0] region_4_length;
    reg         region_4_remote_write;
    reg         matches_4;
    reg         enable_5;
    reg         region_5_enable;
    reg  [63:0] region_5_key;
    reg  [63:0] region_5_base;
    reg  [63:0] region_5_length;
    reg         region_5_remote_write;
    reg         matches_5;
    reg         enable_6;
    reg         region_6_enable;
    reg  [63:0] region_6_key;
    reg  [63:0] region_6_base;
    reg  [63:0] region_6_length;
    reg         region_6_remote_write;
    reg         matches_6;
    reg         enable_7;
    reg         region_7_enable;
    reg  [63:0] region_7_key;
    reg  [63:0] region_7_base;
    reg  [63:0] region_7_length;
    reg         region_7_remote_write;
    reg         matches_7;
    reg         enable_8;
    reg         region_8_enable;
    reg  [63:0] region_8_key;
    reg  [63:0] region_8_base;
    reg  [63:0] region_8_length;
    reg         region_8_remote_write;
    reg         matches_8;
    reg         enable_9;
    reg         region_9_enable;
    reg  [63:0] region_9_key;
    reg  [63:0] region_9_base;
    reg  [63:0] region_9_length;
    reg         region_9_remote_write;
    reg         matches_9;
    reg         enable_10;
    reg         region_10_enable;
    reg  [63:0] region_10_key;
    reg  [63:0] region_10_base;
    reg  [63:0] region_10_length;
    reg         region_10_remote_write;
    reg         matches_10;
    reg         enable_11;
    reg         region_11_enable;
    reg  [63:0] region_11_key;
    reg  [63:0] region_11_base;
    reg  [63:0] region_11_length;
    reg         region_11_remote_write;
    reg         matches_11;
    reg         enable_12;
    reg         region_12_enable;
    reg  [63:0] region_12_key;
    reg  [63:0] region_12_base;
    reg  [63:0] region_12_length;
    reg         region_12_remote_write;
    reg         matches_12;
    reg         enable_13;
    reg         region_13_enable;
    reg  [63:0] region_13_key;
    reg  [63:0] region_13_base;
    reg  [63:0] region_13_length;
    reg         region_13_remote_write;
    reg         matches_13;
    reg         enable_14;
    reg         region_14_enable;
    reg  [63:0] region_14_key;
    reg  [63:0] region_14_base;
    reg  [63:0] region_14_length;
    reg         region_14_remote_write;
    reg         matches_14;
    reg         enable_15;
    reg         region_15_enable;
    reg  [63:0] region_15_key;
    reg  [63:0] region_15_base;
    reg  [63:0] region_15_length;
    reg         region_15_remote_write;
    reg         matches_15;

    wire        hit_term = matches_0 || matches_1 || matches_2 || matches_3 || matches_4;
    wire        hit_term_2 = hit_term || matches_5 || matches_6 || matches_7 || matches_8;
    wire        hit_term_3 = hit_term_2 || matches_9 || matches_10 || matches_11 || matches_12;
    wire        found_enable_term = (region_0_enable && matches_0) || (region_1_enable && matches_1);
    wire        found_enable_term_2 = found_enable_term || (region_2_enable && matches_2);
    wire        found_enable_term_3 = found_enable_term_2 || (region_3_enable && matches_3);
    wire        found_enable_term_4 = found_enable_term_3 || (region_4_enable && matches_4);
    wire        found_enable_term_5 = found_enable_term_4 || (region_5_enable && matches_5);
    wire        found_enable_term_6 = found_enable_term_5 || (region_6_enable && matches_6);
    wire        found_enable_term_7 = found_enable_term_6 || (region_7_enable && matches_7);
    wire        found_enable_term_8 = found_enable_term_7 || (region_8_enable && matches_8);
    wire        found_enable_term_9 = found_enable_term_8 || (region_9_enable && matches_9);
    wire        found_enable_term_10 = found_enable_term_9 || (region_10_enable && matches_10);
    wire        found_enable_term_11 = found_enable_term_10 || (region_11_enable && matches_11);
    wire        found_enable_term_12 = found_enable_term_11 || (region_12_enable && matches_12);
    wire        found_enable_term_13 = found_enable_term_12 || (region_13_enable && matches_13);
    wire        found_enable_term_14 = found_enable_term_13 || (region_14_enable && matches_14);
    wire [63:0] found_key_or = (region_0_key & {64{matches_0}}) | (region_1_key & {64{matches_1}});
    wire [63:0] found_key_or_2 = found_key_or | (region_2_key & {64{matches_2}});
    wire [63:0] found_key_or_3 = found_key_or_2 | (region_3_key & {64{matches_3}});
    wire [63:0] found_key_or_4 = found_key_or_3 | (region_4_key & {64{matches_4}});
    wire [63:0] found_key_or_5 = found_key_or_4 | (region_5_key & {64{matches_5}});
    wire [63:0] found_key_or_6 = found_key_or_5 | (region_6_key & {64{matches_6}});
    wire [63:0] found_key_or_7 = found_key_or_6 | (region_7_key & {64{matches_7}});
    wire [63:0] found_key_or_8 = found_key_or_7 | (region_8_key & {64{matches_8}});
    wire [63:0] found_key_or_9 = found_key_or_8 | (region_9_key & {64{matches_9}});
    wire [63:0] found_key_or_10 = found_key_or_9 | (region_10_key & {64{matches_10}});
    wire [63:0] found_key_or_11 = found_key_or_10 | (region_11_key & {64{matches_11}});
    wire [63:0] found_key_or_12 = found_key_or_11 | (region_12_key & {64{matches_12}});
    wire [63:0] found_key_or_13 = found_key_or_12 | (region_13_key & {64{matches_13}});
    wire [63:0] found_key_or_14 = found_key_or_13 | (region_14_key & {64{matches_14}});
    wire [63:0] found_base_or = (region_0_base & {64{matches_0}}) | (region_1_base & {64{matches_1}});
    wire [63:0] found_base_or_2 = found_base_or | (region_2_base & {64{matches_2}});
    wire [63:0] found_base_or_3 = found_base_or_2 | (region_3_base & {64{matches_3}});
    wire [63:0] found_base_or_4 = found_base_or_3 | (region_4_base & {64{matches_4}});
    wire [63:0] found_base_or_5 = found_base_or_4 | (region_5_base & {64{matches_5}});
    wire [63:0] found_base_or_6 = found_base_or_5 | (region_6_base & {64{matches_6}});
    wire [63:0] found_base_or_7 = found_base_or_6 | (region_7_base & {64{matches_7}});
    wire [63:0] found_base_or_8 = found_base_or_7 | (region_8_base & {64{matches_8}});
    wire [63:0] found_base_or_9 = found_base_or_8 | (region_9_base & {64{matches_9}});
    wire [63:0] found_base_or_10 = found_base_or_9 | (region_10_base & {64{matches_10}});
    wire [63:0] found_base_or_11 = found_base_or_10 | (region_11_base & {64{matches_11}});
    wire [63:0] found_base_or_12 = found_base_or_11 | (region_12_base & {64{matches_12}});
    wire [63:0] found_base_or_13 = found_base_or_12 | (region_13_base & {64{matches_13}});
    wire [63:0] found_base_or_14 = found_base_or_13 | (region_14_base & {64{matches_14}});
    wire [63:0] found_length_or = (region_0_length & {64{matches_0}}) | (region_1_length & {64{matches_1}});
    wire [63:0] found_length_or_2 = found_length_or | (region_2_length & {64{matches_2}});
    wire [63:0] found_length_or_3 = found_length_or_2 | (region_3_length & {64{matches_3}});
    wire [63:0] found_length_or_4 = found_length_or_3 | (region_4_length & {64{matches_4}});
    wire [63:0] found_length_or_5 = found_length_or_4 | (region_5_length & {64{matches_5}});
    wire [63:0] found_length_or_6 = found_length_or_5 | (region_6_length & {64{matches_6}});
    wire [63:0] found_length_or_7 = found_length_or_6 | (region_7_length & {64{matches_7}});
    wire [63:0] found_length_or_8 = found_length_or_7 | (region_8_length & {64{matches_8}});
    wire [63:0] found_length_or_9 = found_length_or_8 | (region_9_length & {64{matches_9}});
    wire [63:0] found_length_or_10 = found_length_or_9 | (region_10_length & {64{matches_10}});
    wire [63:0] found_length_or_11 = found_length_or_10 | (region_11_length & {64{matches_11}});
    wire [63:0] found_length_or_12 = found_length_or_11 | (region_12_length & {64{matches_12}});
    wire [63:0] found_length_or_13 = found_length_or_12 | (region_13_length & {64{matches_13}});
    wire [63:0] found_length_or_14 = found_length_or_13 | (region_14_length & {64{matches_14}});
    wire        found_remote_write_term = (region_0_remote_write && matches_0) || (region_1_remote_write && matches_1);
    wire        found_remote_write_term_2 = found_remote_write_term || (region_2_remote_write && matches_2);
    wire        found_remote_write_term_3 = found_remote_write_term_2 || (region_3_remote_write && matches_3);
    wire        found_remote_write_term_4 = found_remote_write_term_3 || (region_4_remote_write && matches_4);
    wire        found_remote_write_term_5 = found_remote_write_term_4 || (region_5_remote_write && matches_5);
    wire        found_remote_write_term_6 = found_remote_write_term_5 || (region_6_remote_write && matches_6);
    wire        found_remote_write_term_7 = found_remote_write_term_6 || (region_7_remote_write && matches_7);
    wire        found_remote_write_term_8 = found_remote_write_term_7 || (region_8_remote_write && matches_8);
    wire        found_remote_write_term_9 = found_remote_write_term_8 || (region_9_remote_write && matches_9);
    wire        found_remote_write_term_10 = found_remote_write_term_9 || (region_10_remote_write && matches_10);
    wire        found_remote_write_term_11 = found_remote_write_term_10 || (region_11_remote_write && matches_11);
    wire        found_remote_write_term_12 = found_remote_write_term_11 || (region_12_remote_write && matches_12);
    wire        found_remote_write_term_13 = found_remote_write_term_12 || (region_13_remote_write && matches_13);
    wire        found_remote_write_term_14 = found_remote_write_term_13 || (region_14_remote_write && matches_14);

    always @(posedge clk) begin
        if (rst) begin
            enable_0 <= 1'b0;
            enable_1 <= 1'b0;
            enable_2 <= 1'b0;
            enable_3 <= 1'b0;
            enable_4 <= 1'b0;
            enable_5 <= 1'b0;
            enable_6 <= 1'b0;
            enable_7 <= 1'b0;
            enable_8 <= 1'b0;
            enable_9 <= 1'b0;
            enable_10 <= 1'b0;
            enable_11 <= 1'b0;
            enable_12 <= 1'b0;
            enable_13 <= 1'b0;
            enable_14 <= 1'b0;
            enable_15 <= 1'b0;
        end else begin
            if (write_valid && write_index == 4'd0) begin
                enable_0 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd1) begin
                enable_1 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd2) begin
                enable_2 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd3) begin
                enable_3 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd4) begin
                enable_4 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd5) begin
                enable_5 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd6) begin
                enable_6 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd7) begin
                enable_7 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd8) begin
                enable_8 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd9) begin
                enable_9 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd10) begin
                enable_10 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd11) begin
                enable_11 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd12) begin
                enable_12 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd13) begin
                enable_13 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd14) begin
                enable_14 <= write_region_enable;
            end
            if (write_valid && write_index == 4'd15) begin
                enable_15 <= write_region_enable;
            end
        end
    end

    always @(posedge clk) begin
        if (write_valid && write_index == 4'd0) begin
            region_0_enable <= write_region_enable;
            region_0_key <= write_region_key;
            region_0_base <= write_region_base;
            region_0_length <= write_region_length;
            region_0_remote_write <= write_region_remote_write;
        end
        matches_0 <= enable_0 && region_0_key == key;
        if (write_valid && write_index == 4'd1) begin
            region_1_enable <= write_region_enable;
            region_1_key <= write_region_key;
            region_1_base <= write_region_base;
            region_1_length <= write_region_length;
            region_1_remote_write <= write_region_remote_write;
        end
        matches_1 <= enable_1 && region_1_key == key;
        if (write_valid && write_index == 4'd2) begin
            region_2_enable <= write_region_enable;
            region_2_key <= write_region_key;
            region_2_base <= write_region_base;
            region_2_length <= write_region_length;
            region_2_remote_write <= write_region_remote_write;
        end
        matches_2 <= enable_2 && region_2_key == key;
        if (write_valid && write_index == 4'd3) begin
            region_3_enable <= write_region_enable;
            region_3_key <= write_region_key;
            region_3_base <= write_region_base;
            region_3_length <= write_region_length;
            region_3_remote_write <= write_region_remote_write;
        end
        matches_3 <= enable_3 && region_3_key == key;
        if (write_valid && write_index == 4'd4) begin
            region_4_enable <= write_region_enable;
            region_4_key <= write_region_key;
            region_4_base <= write_region_base;
            region_4_length <= write_region_length;
            region_4_remote_write <= write_region_remote_write;
        end
        matches_4 <= enable_4 && region_4_key == key;
        if (write_valid && write_index == 4'd5) begin
            region_5_enable <= write_region_enable;
            region_5_key <= write_region_key;
            region_5_base <= write_region_base;
            region_5_length <= write_region_length;
            region_5_remote_write <= write_region_remote_write;
        end
        matches_5 <= enable_5 && region_5_key == key;
        if (write_valid && write_index == 4'd6) begin
            region_6_enable <= write_region_enable;
            region_6_key <= write_region_key;
            region_6_base <= write_region_base;
            region_6_length <= write_region_length;
            region_6_remote_write <= write_region_remote_write;
        end
        matches_6 <= enable_6 && region_6_key == key;
        if (write_valid && write_index == 4'd7) begin
            region_7_enable <= write_region_enable;
            region_7_key <= write_region_key;
            region_7_base <= write_region_base;
            region_7_length <= write_region_length;
            region_7_remote_write <= write_region_remote_write;
        end
        matches_7 <= enable_7 && region_7_key == key;
        if (write_valid && write_index == 4'd8) begin
            region_8_enable <= write_region_enable;
            region_8_key <= write_region_key;
            region_8_base <= write_region_base;
            region_8_length <= write_region_length;
            region_8_remote_write <= write_region_remote_write;
        end
        matches_8 <= enable_8 && region_8_key == key;
        if (write_valid && write_index == 4'd9) begin
            region_9_enable <= write_region_enable;
            region_9_key <= write_region_key;
            region_9_base <= write_region_base;
            region_9_length <= write_region_length;
            region_9_remote_write <= write_region_remote_write;
        end
        matches_9 <= enable_9 && region_9_key == key;
        if (write_valid && write_index == 4'd10) begin
            region_10_enable <= write_region_enable;
            region_10_key <= write_region_key;
            region_10_base <= write_region_base;
            region_10_length <= write_region_length;
            region_10_remote_write <= write_region_remote_write;
        end
        matches_10 <= enable_10 && region_10_key == key;
        if (write_valid && write_index == 4'd11) begin
            region_11_enable <= write_region_enable;
            region_11_key <= write_region_key;
            region_11_base <= write_region_base;
            region_11_length <= write_region_length;
            region_11_remote_write <= write_region_remote_write;
        end
        matches_11 <= enable_11 && region_11_key == key;
        if (write_valid && write_index == 4'd12) begin
            region_12_enable <= write_region_enable;
            region_12_key <= write_region_key;
            region_12_base <= write_region_base;
            region_12_length <= write_region_length;
            region_12_remote_write <= write_region_remote_write;
        end
        matches_12 <= enable_12 && region_12_key == key;
        if (write_valid && write_index == 4'd13) begin
            region_13_enable <= write_region_enable;
            region_13_key <= write_region_key;
            region_13_base <= write_region_base;
            region_13_length <= write_region_length;
            region_13_remote_write <= write_region_remote_write;
        end
        matches_13 <= enable_13 && region_13_key == key;
        if (write_valid && write_index == 4'd14) begin
            region_14_enable <= write_region_enable;
            region_14_key <= write_region_key;
            region_14_base <= write_region_base;
            region_14_length <= write_region_length;
            region_14_remote_write <= write_region_remote_write;
        end
        matches_14 <= enable_14 && region_14_key == key;
        if (write_valid && write_index == 4'd15) begin
            region_15_enable <= write_region_enable;
            region_15_key <= write_region_key;
            region_15_base <= write_region_base;
            region_15_length <= write_region_length;
            region_15_remote_write <= write_region_remote_write;
        end
        matches_15 <= enable_15 && region_15_key == key;
        hit <= hit_term_3 || matches_13 || matches_14 || matches_15;
        found_enable <= found_enable_term_14 || (region_15_enable && matches_15);
        found_key <= found_key_or_14 | (region_15_key & {64{matches_15}});
        found_base <= found_base_or_14 | (region_15_base & {64{matches_15}});
        found_length <= found_length_or_14 | (region_15_length & {64{matches_15}});
        found_remote_write <= found_remote_write_term_14 || (region_15_remote_write && matches_15);
    end

endmodule

`default_nettype wire
