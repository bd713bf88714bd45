// Chooses among 32 requests of the clock before in turn.
`default_nettype none

module cbfc_settled_turns_n32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] request,
    input  wire        accept,
    output wire  [4:0] index,
    output wire        valid
);

    reg   [4:0] last;
    reg  [31:0] all;
    reg  [31:0] ahead;
    reg         valid_now;

    wire        none_31_0 = !(|ahead);
    wire        none_47_32 = !(|all[15:0]);
    wire        none_55_48 = !(|all[23:16]);
    wire        none_59_56 = !(|all[27:24]);
    wire        none_61_60 = !(|all[29:28]);
    wire        none_62_62 = !all[30];
    wire        none_60_60 = !all[28];
    wire  [1:0] at_63_60 = {none_61_60, none_61_60 ? none_62_62 : none_60_60};
    wire        none_57_56 = !(|all[25:24]);
    wire        none_58_58 = !all[26];
    wire        none_56_56 = !all[24];
    wire  [1:0] at_59_56 = {none_57_56, none_57_56 ? none_58_58 : none_56_56};
    wire  [2:0] at_63_56 = {none_59_56, none_59_56 ? at_63_60 : at_59_56};
    wire        none_51_48 = !(|all[19:16]);
    wire        none_53_52 = !(|all[21:20]);
    wire        none_54_54 = !all[22];
    wire        none_52_52 = !all[20];
    wire  [1:0] at_55_52 = {none_53_52, none_53_52 ? none_54_54 : none_52_52};
    wire        none_49_48 = !(|all[17:16]);
    wire        none_50_50 = !all[18];
    wire        none_48_48 = !all[16];
    wire  [1:0] at_51_48 = {none_49_48, none_49_48 ? none_50_50 : none_48_48};
    wire  [2:0] at_55_48 = {none_51_48, none_51_48 ? at_55_52 : at_51_48};
    wire  [3:0] at_63_48 = {none_55_48, none_55_48 ? at_63_56 : at_55_48};
    wire        none_39_32 = !(|all[7:0]);
    wire        none_43_40 = !(|all[11:8]);
    wire        none_45_44 = !(|all[13:12]);
    wire        none_46_46 = !all[14];
    wire        none_44_44 = !all[12];
    wire  [1:0] at_47_44 = {none_45_44, none_45_44 ? none_46_46 : none_44_44};
    wire        none_41_40 = !(|all[9:8]);
    wire        none_42_42 = !all[10];
    wire        none_40_40 = !all[8];
    wire  [1:0] at_43_40 = {none_41_40, none_41_40 ? none_42_42 : none_40_40};
    wire  [2:0] at_47_40 = {none_43_40, none_43_40 ? at_47_44 : at_43_40};
    wire        none_35_32 = !(|all[3:0]);
    wire        none_37_36 = !(|all[5:4]);
    wire        none_38_38 = !all[6];
    wire        none_36_36 = !all[4];
    wire  [1:0] at_39_36 = {none_37_36, none_37_36 ? none_38_38 : none_36_36};
    wire        none_33_32 = !(|all[1:0]);
    wire        none_34_34 = !all[2];
    wire        none_32_32 = !all[0];
    wire  [1:0] at_35_32 = {none_33_32, none_33_32 ? none_34_34 : none_32_32};
    wire  [2:0] at_39_32 = {none_35_32, none_35_32 ? at_39_36 : at_35_32};
    wire  [3:0] at_47_32 = {none_39_32, none_39_32 ? at_47_40 : at_39_32};
    wire  [4:0] at_63_32 = {none_47_32, none_47_32 ? at_63_48 : at_47_32};
    wire        none_15_0 = !(|ahead[15:0]);
    wire        none_23_16 = !(|ahead[23:16]);
    wire        none_27_24 = !(|ahead[27:24]);
    wire        none_29_28 = !(|ahead[29:28]);
    wire        none_30_30 = !ahead[30];
    wire        none_28_28 = !ahead[28];
    wire  [1:0] at_31_28 = {none_29_28, none_29_28 ? none_30_30 : none_28_28};
    wire        none_25_24 = !(|ahead[25:24]);
    wire        none_26_26 = !ahead[26];
    wire        none_24_24 = !ahead[24];
    wire  [1:0] at_27_24 = {none_25_24, none_25_24 ? none_26_26 : none_24_24};
    wire  [2:0] at_31_24 = {none_27_24, none_27_24 ? at_31_28 : at_27_24};
    wire        none_19_16 = !(|ahead[19:16]);
    wire        none_21_20 = !(|ahead[21:20]);
    wire        none_22_22 = !ahead[22];
    wire        none_20_20 = !ahead[20];
    wire  [1:0] at_23_20 = {none_21_20, none_21_20 ? none_22_22 : none_20_20};
    wire        none_17_16 = !(|ahead[17:16]);
    wire        none_18_18 = !ahead[18];
    wire        none_16_16 = !ahead[16];
    wire  [1:0] at_19_16 = {none_17_16, none_17_16 ? none_18_18 : none_16_16};
    wire  [2:0] at_23_16 = {none_19_16, none_19_16 ? at_23_20 : at_19_16};
    wire  [3:0] at_31_16 = {none_23_16, none_23_16 ? at_31_24 : at_23_16};
    wire        none_7_0 = !(|ahead[7:0]);
    wire        none_11_8 = !(|ahead[11:8]);
    wire        none_13_12 = !(|ahead[13:12]);
    wire        none_14_14 = !ahead[14];
    wire        none_12_12 = !ahead[12];
    wire  [1:0] at_15_12 = {none_13_12, none_13_12 ? none_14_14 : none_12_12};
    wire        none_9_8 = !(|ahead[9:8]);
    wire        none_10_10 = !ahead[10];
    wire        none_8_8 = !ahead[8];
    wire  [1:0] at_11_8 = {none_9_8, none_9_8 ? none_10_10 : none_8_8};
    wire  [2:0] at_15_8 = {none_11_8, none_11_8 ? at_15_12 : at_11_8};
    wire        none_3_0 = !(|ahead[3:0]);
    wire        none_5_4 = !(|ahead[5:4]);
    wire        none_6_6 = !ahead[6];
    wire        none_4_4 = !ahead[4];
    wire  [1:0] at_7_4 = {none_5_4, none_5_4 ? none_6_6 : none_4_4};
    wire        none_1_0 = !(|ahead[1:0]);
    wire        none_2_2 = !ahead[2];
    wire        none_0_0 = !ahead[0];
    wire  [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};
    wire  [2:0] at_7_0 = {none_3_0, none_3_0 ? at_7_4 : at_3_0};
    wire  [3:0] at_15_0 = {none_7_0, none_7_0 ? at_15_8 : at_7_0};
    wire  [4:0] at_31_0 = {none_15_0, none_15_0 ? at_31_16 : at_15_0};
    wire  [5:0] at_63_0 = {none_31_0, none_31_0 ? at_63_32 : at_31_0};
    wire  [5:0] position = at_63_0;
    wire [31:0] ahead_word = {
        last <= 5'd30,
        last <= 5'd29,
        last <= 5'd28,
        last <= 5'd27,
        last <= 5'd26,
        last <= 5'd25,
        last <= 5'd24,
        last <= 5'd23,
        last <= 5'd22,
        last <= 5'd21,
        last <= 5'd20,
        last <= 5'd19,
        last <= 5'd18,
        last <= 5'd17,
        last <= 5'd16,
        last <= 5'd15,
        last <= 5'd14,
        last <= 5'd13,
        last <= 5'd12,
        last <= 5'd11,
        last <= 5'd10,
        last <= 5'd9,
        last <= 5'd8,
        last <= 5'd7,
        last <= 5'd6,
        last <= 5'd5,
        last <= 5'd4,
        last <= 5'd3,
        last <= 5'd2,
        last <= 5'd1,
        last <= 5'd0,
        1'b0
    };

    always @(posedge clk) begin
        if (rst) begin
            last <= 5'd31;
            all <= 32'd0;
            ahead <= 32'd0;
            valid_now <= 1'b0;
        end else begin
            all <= request;
            ahead <= request & ahead_word;
            valid_now <= |request;
            if (valid_now && accept) begin
                last <= position[4:0];
            end
        end
    end

    assign index = position[4:0];
    assign valid = valid_now;

    wire _unused_ok = &{1'b0, all[31], position[5]};

endmodule

`default_nettype wire
