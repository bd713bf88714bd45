// Checker of PRBS31, 64 bits a clock.
`default_nettype none

module prbs31_check_w64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] data,
    input  wire        valid,
    input  wire        clear,
    output reg         locked,
    output wire [31:0] errors,
    output wire [47:0] words
);

    reg   [2:0] trust;
    reg  [63:0] history;
    reg  [63:0] difference;
    reg         checked;
    reg  [19:0] sums_1;
    reg         summed_1;
    reg   [6:0] sums_2;
    reg         summed_2;
    wire [31:0] wrong_bits_count;
    wire [47:0] checked_words_count;

    wire [63:0] expected = {
        ^(history & 64'h92400000000),
        ^(history & 64'h49200000000),
        ^(history & 64'h8000024000000000),
        ^(history & 64'h4000012000000000),
        ^(history & 64'h2000009000000000),
        ^(history & 64'h1000004800000000),
        ^(history & 64'h800002400000000),
        ^(history & 64'h400001200000000),
        ^(history & 64'h8200000000000000),
        ^(history & 64'h4100000000000000),
        ^(history & 64'h2080000000000000),
        ^(history & 64'h1040000000000000),
        ^(history & 64'h820000000000000),
        ^(history & 64'h410000000000000),
        ^(history & 64'h208000000000000),
        ^(history & 64'h104000000000000),
        ^(history & 64'h82000000000000),
        ^(history & 64'h41000000000000),
        ^(history & 64'h20800000000000),
        ^(history & 64'h10400000000000),
        ^(history & 64'h8200000000000),
        ^(history & 64'h4100000000000),
        ^(history & 64'h2080000000000),
        ^(history & 64'h1040000000000),
        ^(history & 64'h820000000000),
        ^(history & 64'h410000000000),
        ^(history & 64'h208000000000),
        ^(history & 64'h104000000000),
        ^(history & 64'h82000000000),
        ^(history & 64'h41000000000),
        ^(history & 64'h20800000000),
        ^(history & 64'h10400000000),
        ^(history & 64'h8200000000),
        ^(history & 64'h8000004800000000),
        ^(history & 64'h4000002400000000),
        ^(history & 64'h2000001200000000),
        ^(history & 64'h9000000000000000),
        ^(history & 64'h4800000000000000),
        ^(history & 64'h2400000000000000),
        ^(history & 64'h1200000000000000),
        ^(history & 64'h900000000000000),
        ^(history & 64'h480000000000000),
        ^(history & 64'h240000000000000),
        ^(history & 64'h120000000000000),
        ^(history & 64'h90000000000000),
        ^(history & 64'h48000000000000),
        ^(history & 64'h24000000000000),
        ^(history & 64'h12000000000000),
        ^(history & 64'h9000000000000),
        ^(history & 64'h4800000000000),
        ^(history & 64'h2400000000000),
        ^(history & 64'h1200000000000),
        ^(history & 64'h900000000000),
        ^(history & 64'h480000000000),
        ^(history & 64'h240000000000),
        ^(history & 64'h120000000000),
        ^(history & 64'h90000000000),
        ^(history & 64'h48000000000),
        ^(history & 64'h24000000000),
        ^(history & 64'h12000000000),
        ^(history & 64'h9000000000),
        ^(history & 64'h4800000000),
        ^(history & 64'h2400000000),
        ^(history & 64'h1200000000)
    };
    wire [63:0] wrong = data ^ expected;
    wire  [1:0] ones_1_0 = {1'b0, difference[0]} + {1'b0, difference[1]};
    wire  [1:0] ones_3_2 = {1'b0, difference[2]} + {1'b0, difference[3]};
    wire  [1:0] ones_5_4 = {1'b0, difference[4]} + {1'b0, difference[5]};
    wire  [1:0] ones_7_6 = {1'b0, difference[6]} + {1'b0, difference[7]};
    wire  [1:0] ones_9_8 = {1'b0, difference[8]} + {1'b0, difference[9]};
    wire  [1:0] ones_11_10 = {1'b0, difference[10]} + {1'b0, difference[11]};
    wire  [1:0] ones_13_12 = {1'b0, difference[12]} + {1'b0, difference[13]};
    wire  [1:0] ones_15_14 = {1'b0, difference[14]} + {1'b0, difference[15]};
    wire  [1:0] ones_17_16 = {1'b0, difference[16]} + {1'b0, difference[17]};
    wire  [1:0] ones_19_18 = {1'b0, difference[18]} + {1'b0, difference[19]};
    wire  [1:0] ones_21_20 = {1'b0, difference[20]} + {1'b0, difference[21]};
    wire  [1:0] ones_23_22 = {1'b0, difference[22]} + {1'b0, difference[23]};
    wire  [1:0] ones_25_24 = {1'b0, difference[24]} + {1'b0, difference[25]};
    wire  [1:0] ones_27_26 = {1'b0, difference[26]} + {1'b0, difference[27]};
    wire  [1:0] ones_29_28 = {1'b0, difference[28]} + {1'b0, difference[29]};
    wire  [1:0] ones_31_30 = {1'b0, difference[30]} + {1'b0, difference[31]};
    wire  [1:0] ones_33_32 = {1'b0, difference[32]} + {1'b0, difference[33]};
    wire  [1:0] ones_35_34 = {1'b0, difference[34]} + {1'b0, difference[35]};
    wire  [1:0] ones_37_36 = {1'b0, difference[36]} + {1'b0, difference[37]};
    wire  [1:0] ones_39_38 = {1'b0, difference[38]} + {1'b0, difference[39]};
    wire  [1:0] ones_41_40 = {1'b0, difference[40]} + {1'b0, difference[41]};
    wire  [1:0] ones_43_42 = {1'b0, difference[42]} + {1'b0, difference[43]};
    wire  [1:0] ones_45_44 = {1'b0, difference[44]} + {1'b0, difference[45]};
    wire  [1:0] ones_47_46 = {1'b0, difference[46]} + {1'b0, difference[47]};
    wire  [1:0] ones_49_48 = {1'b0, difference[48]} + {1'b0, difference[49]};
    wire  [1:0] ones_51_50 = {1'b0, difference[50]} + {1'b0, difference[51]};
    wire  [1:0] ones_53_52 = {1'b0, difference[52]} + {1'b0, difference[53]};
    wire  [1:0] ones_55_54 = {1'b0, difference[54]} + {1'b0, difference[55]};
    wire  [1:0] ones_57_56 = {1'b0, difference[56]} + {1'b0, difference[57]};
    wire  [1:0] ones_59_58 = {1'b0, difference[58]} + {1'b0, difference[59]};
    wire  [1:0] ones_61_60 = {1'b0, difference[60]} + {1'b0, difference[61]};
    wire  [1:0] ones_63_62 = {1'b0, difference[62]} + {1'b0, difference[63]};
    wire  [2:0] ones_3_0 = {1'b0, ones_1_0} + {1'b0, ones_3_2};
    wire  [2:0] ones_7_4 = {1'b0, ones_5_4} + {1'b0, ones_7_6};
    wire  [2:0] ones_11_8 = {1'b0, ones_9_8} + {1'b0, ones_11_10};
    wire  [2:0] ones_15_12 = {1'b0, ones_13_12} + {1'b0, ones_15_14};
    wire  [2:0] ones_19_16 = {1'b0, ones_17_16} + {1'b0, ones_19_18};
    wire  [2:0] ones_23_20 = {1'b0, ones_21_20} + {1'b0, ones_23_22};
    wire  [2:0] ones_27_24 = {1'b0, ones_25_24} + {1'b0, ones_27_26};
    wire  [2:0] ones_31_28 = {1'b0, ones_29_28} + {1'b0, ones_31_30};
    wire  [2:0] ones_35_32 = {1'b0, ones_33_32} + {1'b0, ones_35_34};
    wire  [2:0] ones_39_36 = {1'b0, ones_37_36} + {1'b0, ones_39_38};
    wire  [2:0] ones_43_40 = {1'b0, ones_41_40} + {1'b0, ones_43_42};
    wire  [2:0] ones_47_44 = {1'b0, ones_45_44} + {1'b0, ones_47_46};
    wire  [2:0] ones_51_48 = {1'b0, ones_49_48} + {1'b0, ones_51_50};
    wire  [2:0] ones_55_52 = {1'b0, ones_53_52} + {1'b0, ones_55_54};
    wire  [2:0] ones_59_56 = {1'b0, ones_57_56} + {1'b0, ones_59_58};
    wire  [2:0] ones_63_60 = {1'b0, ones_61_60} + {1'b0, ones_63_62};
    wire  [3:0] ones_7_0 = {1'b0, ones_3_0} + {1'b0, ones_7_4};
    wire  [3:0] ones_15_8 = {1'b0, ones_11_8} + {1'b0, ones_15_12};
    wire  [3:0] ones_23_16 = {1'b0, ones_19_16} + {1'b0, ones_23_20};
    wire  [3:0] ones_31_24 = {1'b0, ones_27_24} + {1'b0, ones_31_28};
    wire  [3:0] ones_39_32 = {1'b0, ones_35_32} + {1'b0, ones_39_36};
    wire  [3:0] ones_47_40 = {1'b0, ones_43_40} + {1'b0, ones_47_44};
    wire  [3:0] ones_55_48 = {1'b0, ones_51_48} + {1'b0, ones_55_52};
    wire  [3:0] ones_63_56 = {1'b0, ones_59_56} + {1'b0, ones_63_60};
    wire  [4:0] ones_15_0 = {1'b0, ones_7_0} + {1'b0, ones_15_8};
    wire  [4:0] ones_31_16 = {1'b0, ones_23_16} + {1'b0, ones_31_24};
    wire  [4:0] ones_47_32 = {1'b0, ones_39_32} + {1'b0, ones_47_40};
    wire  [4:0] ones_63_48 = {1'b0, ones_55_48} + {1'b0, ones_63_56};
    wire  [5:0] ones_31_0 = {1'b0, sums_1[4:0]} + {1'b0, sums_1[9:5]};
    wire  [5:0] ones_63_32 = {1'b0, sums_1[14:10]} + {1'b0, sums_1[19:15]};
    wire  [6:0] ones_63_0 = {1'b0, ones_31_0} + {1'b0, ones_63_32};
    wire        bad = sums_2 > 7'd16;
    wire  [2:0] trust_plus_1 = trust + 3'd1;

    statistics_counter_w32_by7 wrong_bits (
        .clk    (clk),
        .rst    (rst),
        .amount (summed_2 ? sums_2 : 7'd0),
        .clear  (clear),
        .count  (wrong_bits_count)
    );

    statistics_counter_w48_by1 checked_words (
        .clk    (clk),
        .rst    (rst),
        .amount (summed_2),
        .clear  (clear),
        .count  (checked_words_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            locked <= 1'b0;
            trust <= 3'd0;
            history <= 64'd0;
            checked <= 1'b0;
            summed_1 <= 1'b0;
            summed_2 <= 1'b0;
        end else begin
            if (valid) begin
                history <= locked ? expected : data;
            end
            checked <= valid && locked;
            summed_1 <= checked;
            summed_2 <= summed_1;
            if (locked) begin
                if (summed_2 && bad) begin
                    if (trust <= 3'd2) begin
                        trust <= 3'd0;
                        locked <= 1'b0;
                    end else begin
                        trust <= trust - 3'd2;
                    end
                end else if (summed_2 && trust != 3'd4) begin
                    trust <= trust_plus_1;
                end
            end else if (valid) begin
                if (!((|wrong) || !(|history[63:33]))) begin
                    trust <= trust_plus_1;
                    locked <= trust == 3'd3;
                end else begin
                    trust <= 3'd0;
                end
            end
        end
    end

    always @(posedge clk) begin
        difference <= wrong;
        sums_1 <= {ones_63_48, ones_47_32, ones_31_16, ones_15_0};
        sums_2 <= ones_63_0;
    end

    assign errors = wrong_bits_count;
    assign words = checked_words_count;

`ifdef FORMAL
    always @(posedge clk) if (!rst) trust_is_within: assert (trust <= 3'd4);
    always @(posedge clk) if (!rst) locked_is_trust: assert (!locked || (|trust));
    always @(posedge clk) if (!rst) full_trust_is_locked: assert (locked || trust < 3'd4);
`endif

endmodule

`default_nettype wire
