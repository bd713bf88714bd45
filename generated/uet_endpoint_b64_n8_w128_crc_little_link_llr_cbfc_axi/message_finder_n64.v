// Finds the places of up to 64 messages, a message in each clock.
`default_nettype none

module message_finder_n64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        find_valid,
    input  wire [15:0] find_key_pdcid,
    input  wire [15:0] find_key_message_id,
    input  wire        done_valid,
    input  wire  [5:0] done_place,
    input  wire        ended_valid,
    input  wire [15:0] ended_pdcid,
    output wire        ready,
    output reg   [5:0] found_place,
    output reg         found_is_new,
    output wire [63:0] ends,
    output wire        returned
);

    reg         known_0;
    reg  [15:0] key_0_pdcid;
    reg  [15:0] key_0_message_id;
    reg         known_1;
    reg  [15:0] key_1_pdcid;
    reg  [15:0] key_1_message_id;
    reg         known_2;
    reg  [15:0] key_2_pdcid;
    reg  [15:0] key_2_message_id;
    reg         known_3;
    reg  [15:0] key_3_pdcid;
    reg  [15:0] key_3_message_id;
    reg         known_4;
    reg  [15:0] key_4_pdcid;
    reg  [15:0] key_4_message_id;
    reg         known_5;
    reg  [15:0] key_5_pdcid;
    reg  [15:0] key_5_message_id;
    reg         known_6;
    reg  [15:0] key_6_pdcid;
    reg  [15:0] key_6_message_id;
    reg         known_7;
    reg  [15:0] key_7_pdcid;
    reg  [15:0] key_7_message_id;
    reg         known_8;
    reg  [15:0] key_8_pdcid;
    reg  [15:0] key_8_message_id;
    reg         known_9;
    reg  [15:0] key_9_pdcid;
    reg  [15:0] key_9_message_id;
    reg         known_10;
    reg  [15:0] key_10_pdcid;
    reg  [15:0] key_10_message_id;
    reg         known_11;
    reg  [15:0] key_11_pdcid;
    reg  [15:0] key_11_message_id;
    reg         known_12;
    reg  [15:0] key_12_pdcid;
    reg  [15:0] key_12_message_id;
    reg         known_13;
    reg  [15:0] key_13_pdcid;
    reg  [15:0] key_13_message_id;
    reg         known_14;
    reg  [15:0] key_14_pdcid;
    reg  [15:0] key_14_message_id;
    reg         known_15;
    reg  [15:0] key_15_pdcid;
    reg  [15:0] key_15_message_id;
    reg         known_16;
    reg  [15:0] key_16_pdcid;
    reg  [15:0] key_16_message_id;
    reg         known_17;
    reg  [15:0] key_17_pdcid;
    reg  [15:0] key_17_message_id;
    reg         known_18;
    reg  [15:0] key_18_pdcid;
    reg  [15:0] key_18_message_id;
    reg         known_19;
    reg  [15:0] key_19_pdcid;
    reg  [15:0] key_19_message_id;
    reg         known_20;
    reg  [15:0] key_20_pdcid;
    reg  [15:0] key_20_message_id;
    reg         known_21;
    reg  [15:0] key_21_pdcid;
    reg  [15:0] key_21_message_id;
    reg         known_22;
    reg  [15:0] key_22_pdcid;
    reg  [15:0] key_22_message_id;
    reg         known_23;
    reg  [15:0] key_23_pdcid;
    reg  [15:0] key_23_message_id;
    reg         known_24;
    reg  [15:0] key_24_pdcid;
    reg  [15:0] key_24_message_id;
    reg         known_25;
    reg  [15:0] key_25_pdcid;
    reg  [15:0] key_25_message_id;
    reg         known_26;
    reg  [15:0] key_26_pdcid;
    reg  [15:0] key_26_message_id;
    reg         known_27;
    reg  [15:0] key_27_pdcid;
    reg  [15:0] key_27_message_id;
    reg         known_28;
    reg  [15:0] key_28_pdcid;
    reg  [15:0] key_28_message_id;
    reg         known_29;
    reg  [15:0] key_29_pdcid;
    reg  [15:0] key_29_message_id;
    reg         known_30;
    reg  [15:0] key_30_pdcid;
    reg  [15:0] key_30_message_id;
    reg         known_31;
    reg  [15:0] key_31_pdcid;
    reg  [15:0] key_31_message_id;
    reg         known_32;
    reg  [15:0] key_32_pdcid;
    reg  [15:0] key_32_message_id;
    reg         known_33;
    reg  [15:0] key_33_pdcid;
    reg  [15:0] key_33_message_id;
    reg         known_34;
    reg  [15:0] key_34_pdcid;
    reg  [15:0] key_34_message_id;
    reg         known_35;
    reg  [15:0] key_35_pdcid;
    reg  [15:0] key_35_message_id;
    reg         known_36;
    reg  [15:0] key_36_pdcid;
    reg  [15:0] key_36_message_id;
    reg         known_37;
    reg  [15:0] key_37_pdcid;
    reg  [15:0] key_37_message_id;
    reg         known_38;
    reg  [15:0] key_38_pdcid;
    reg  [15:0] key_38_message_id;
    reg         known_39;
    reg  [15:0] key_39_pdcid;
    reg  [15:0] key_39_message_id;
    reg         known_40;
    reg  [15:0] key_40_pdcid;
    reg  [15:0] key_40_message_id;
    reg         known_41;
    reg  [15:0] key_41_pdcid;
    reg  [15:0] key_41_message_id;
    reg         known_42;
    reg  [15:0] key_42_pdcid;
    reg  [15:0] key_42_message_id;
    reg         known_43;
    reg  [15:0] key_43_pdcid;
    reg  [15:0] key_43_message_id;
    reg         known_44;
    reg  [15:0] key_44_pdcid;
    reg  [15:0] key_44_message_id;
    reg         known_45;
    reg  [15:0] key_45_pdcid;
    reg  [15:0] key_45_message_id;
    reg         known_46;
    reg  [15:0] key_46_pdcid;
    reg  [15:0] key_46_message_id;
    reg         known_47;
    reg  [15:0] key_47_pdcid;
    reg  [15:0] key_47_message_id;
    reg         known_48;
    reg  [15:0] key_48_pdcid;
    reg  [15:0] key_48_message_id;
    reg         known_49;
    reg  [15:0] key_49_pdcid;
    reg  [15:0] key_49_message_id;
    reg         known_50;
    reg  [15:0] key_50_pdcid;
    reg  [15:0] key_50_message_id;
    reg         known_51;
    reg  [15:0] key_51_pdcid;
    reg  [15:0] key_51_message_id;
    reg         known_52;
    reg  [15:0] key_52_pdcid;
    reg  [15:0] key_52_message_id;
    reg         known_53;
    reg  [15:0] key_53_pdcid;
    reg  [15:0] key_53_message_id;
    reg         known_54;
    reg  [15:0] key_54_pdcid;
    reg  [15:0] key_54_message_id;
    reg         known_55;
    reg  [15:0] key_55_pdcid;
    reg  [15:0] key_55_message_id;
    reg         known_56;
    reg  [15:0] key_56_pdcid;
    reg  [15:0] key_56_message_id;
    reg         known_57;
    reg  [15:0] key_57_pdcid;
    reg  [15:0] key_57_message_id;
    reg         known_58;
    reg  [15:0] key_58_pdcid;
    reg  [15:0] key_58_message_id;
    reg         known_59;
    reg  [15:0] key_59_pdcid;
    reg  [15:0] key_59_message_id;
    reg         known_60;
    reg  [15:0] key_60_pdcid;
    reg  [15:0] key_60_message_id;
    reg         known_61;
    reg  [15:0] key_61_pdcid;
    reg  [15:0] key_61_message_id;
    reg         known_62;
    reg  [15:0] key_62_pdcid;
    reg  [15:0] key_62_message_id;
    reg         known_63;
    reg  [15:0] key_63_pdcid;
    reg  [15:0] key_63_message_id;
    reg         match_0;
    reg         match_1;
    reg         match_2;
    reg         match_3;
    reg         match_4;
    reg         match_5;
    reg         match_6;
    reg         match_7;
    reg         match_8;
    reg         match_9;
    reg         match_10;
    reg         match_11;
    reg         match_12;
    reg         match_13;
    reg         match_14;
    reg         match_15;
    reg         match_16;
    reg         match_17;
    reg         match_18;
    reg         match_19;
    reg         match_20;
    reg         match_21;
    reg         match_22;
    reg         match_23;
    reg         match_24;
    reg         match_25;
    reg         match_26;
    reg         match_27;
    reg         match_28;
    reg         match_29;
    reg         match_30;
    reg         match_31;
    reg         match_32;
    reg         match_33;
    reg         match_34;
    reg         match_35;
    reg         match_36;
    reg         match_37;
    reg         match_38;
    reg         match_39;
    reg         match_40;
    reg         match_41;
    reg         match_42;
    reg         match_43;
    reg         match_44;
    reg         match_45;
    reg         match_46;
    reg         match_47;
    reg         match_48;
    reg         match_49;
    reg         match_50;
    reg         match_51;
    reg         match_52;
    reg         match_53;
    reg         match_54;
    reg         match_55;
    reg         match_56;
    reg         match_57;
    reg         match_58;
    reg         match_59;
    reg         match_60;
    reg         match_61;
    reg         match_62;
    reg         match_63;
    reg         asks;
    reg  [15:0] asked_pdcid;
    reg  [15:0] asked_message_id;
    reg         follows;
    reg   [5:0] last;
    wire        free_ready;
    wire  [5:0] free_place;
    wire        free_there;
    wire        free_returned;

    wire [63:0] is_new_word = {
        match_63,
        match_62,
        match_61,
        match_60,
        match_59,
        match_58,
        match_57,
        match_56,
        match_55,
        match_54,
        match_53,
        match_52,
        match_51,
        match_50,
        match_49,
        match_48,
        match_47,
        match_46,
        match_45,
        match_44,
        match_43,
        match_42,
        match_41,
        match_40,
        match_39,
        match_38,
        match_37,
        match_36,
        match_35,
        match_34,
        match_33,
        match_32,
        match_31,
        match_30,
        match_29,
        match_28,
        match_27,
        match_26,
        match_25,
        match_24,
        match_23,
        match_22,
        match_21,
        match_20,
        match_19,
        match_18,
        match_17,
        match_16,
        match_15,
        match_14,
        match_13,
        match_12,
        match_11,
        match_10,
        match_9,
        match_8,
        match_7,
        match_6,
        match_5,
        match_4,
        match_3,
        match_2,
        match_1,
        match_0
    };
    wire        is_new = asks && !follows && !(|is_new_word);
    assign ends = {
        ended_valid && known_63 && key_63_pdcid == ended_pdcid,
        ended_valid && known_62 && key_62_pdcid == ended_pdcid,
        ended_valid && known_61 && key_61_pdcid == ended_pdcid,
        ended_valid && known_60 && key_60_pdcid == ended_pdcid,
        ended_valid && known_59 && key_59_pdcid == ended_pdcid,
        ended_valid && known_58 && key_58_pdcid == ended_pdcid,
        ended_valid && known_57 && key_57_pdcid == ended_pdcid,
        ended_valid && known_56 && key_56_pdcid == ended_pdcid,
        ended_valid && known_55 && key_55_pdcid == ended_pdcid,
        ended_valid && known_54 && key_54_pdcid == ended_pdcid,
        ended_valid && known_53 && key_53_pdcid == ended_pdcid,
        ended_valid && known_52 && key_52_pdcid == ended_pdcid,
        ended_valid && known_51 && key_51_pdcid == ended_pdcid,
        ended_valid && known_50 && key_50_pdcid == ended_pdcid,
        ended_valid && known_49 && key_49_pdcid == ended_pdcid,
        ended_valid && known_48 && key_48_pdcid == ended_pdcid,
        ended_valid && known_47 && key_47_pdcid == ended_pdcid,
        ended_valid && known_46 && key_46_pdcid == ended_pdcid,
        ended_valid && known_45 && key_45_pdcid == ended_pdcid,
        ended_valid && known_44 && key_44_pdcid == ended_pdcid,
        ended_valid && known_43 && key_43_pdcid == ended_pdcid,
        ended_valid && known_42 && key_42_pdcid == ended_pdcid,
        ended_valid && known_41 && key_41_pdcid == ended_pdcid,
        ended_valid && known_40 && key_40_pdcid == ended_pdcid,
        ended_valid && known_39 && key_39_pdcid == ended_pdcid,
        ended_valid && known_38 && key_38_pdcid == ended_pdcid,
        ended_valid && known_37 && key_37_pdcid == ended_pdcid,
        ended_valid && known_36 && key_36_pdcid == ended_pdcid,
        ended_valid && known_35 && key_35_pdcid == ended_pdcid,
        ended_valid && known_34 && key_34_pdcid == ended_pdcid,
        ended_valid && known_33 && key_33_pdcid == ended_pdcid,
        ended_valid && known_32 && key_32_pdcid == ended_pdcid,
        ended_valid && known_31 && key_31_pdcid == ended_pdcid,
        ended_valid && known_30 && key_30_pdcid == ended_pdcid,
        ended_valid && known_29 && key_29_pdcid == ended_pdcid,
        ended_valid && known_28 && key_28_pdcid == ended_pdcid,
        ended_valid && known_27 && key_27_pdcid == ended_pdcid,
        ended_valid && known_26 && key_26_pdcid == ended_pdcid,
        ended_valid && known_25 && key_25_pdcid == ended_pdcid,
        ended_valid && known_24 && key_24_pdcid == ended_pdcid,
        ended_valid && known_23 && key_23_pdcid == ended_pdcid,
        ended_valid && known_22 && key_22_pdcid == ended_pdcid,
        ended_valid && known_21 && key_21_pdcid == ended_pdcid,
        ended_valid && known_20 && key_20_pdcid == ended_pdcid,
        ended_valid && known_19 && key_19_pdcid == ended_pdcid,
        ended_valid && known_18 && key_18_pdcid == ended_pdcid,
        ended_valid && known_17 && key_17_pdcid == ended_pdcid,
        ended_valid && known_16 && key_16_pdcid == ended_pdcid,
        ended_valid && known_15 && key_15_pdcid == ended_pdcid,
        ended_valid && known_14 && key_14_pdcid == ended_pdcid,
        ended_valid && known_13 && key_13_pdcid == ended_pdcid,
        ended_valid && known_12 && key_12_pdcid == ended_pdcid,
        ended_valid && known_11 && key_11_pdcid == ended_pdcid,
        ended_valid && known_10 && key_10_pdcid == ended_pdcid,
        ended_valid && known_9 && key_9_pdcid == ended_pdcid,
        ended_valid && known_8 && key_8_pdcid == ended_pdcid,
        ended_valid && known_7 && key_7_pdcid == ended_pdcid,
        ended_valid && known_6 && key_6_pdcid == ended_pdcid,
        ended_valid && known_5 && key_5_pdcid == ended_pdcid,
        ended_valid && known_4 && key_4_pdcid == ended_pdcid,
        ended_valid && known_3 && key_3_pdcid == ended_pdcid,
        ended_valid && known_2 && key_2_pdcid == ended_pdcid,
        ended_valid && known_1 && key_1_pdcid == ended_pdcid,
        ended_valid && known_0 && key_0_pdcid == ended_pdcid
    };
    wire [63:0] leaving = ends | ((64'd1 << done_place) & {64{done_valid}});
    wire  [5:0] place_word = {
        |(is_new_word & 64'hffffffff00000000),
        |(is_new_word & 64'hffff0000ffff0000),
        |(is_new_word & 64'hff00ff00ff00ff00),
        |(is_new_word & 64'hf0f0f0f0f0f0f0f0),
        |(is_new_word & 64'hcccccccccccccccc),
        |(is_new_word & 64'haaaaaaaaaaaaaaaa)
    };
    wire  [5:0] place = follows ? last : is_new ? free_place : place_word;
    wire        match_0_term = key_0_pdcid == find_key_pdcid && key_0_message_id == find_key_message_id;
    wire        match_1_term = key_1_pdcid == find_key_pdcid && key_1_message_id == find_key_message_id;
    wire        match_2_term = key_2_pdcid == find_key_pdcid && key_2_message_id == find_key_message_id;
    wire        match_3_term = key_3_pdcid == find_key_pdcid && key_3_message_id == find_key_message_id;
    wire        match_4_term = key_4_pdcid == find_key_pdcid && key_4_message_id == find_key_message_id;
    wire        match_5_term = key_5_pdcid == find_key_pdcid && key_5_message_id == find_key_message_id;
    wire        match_6_term = key_6_pdcid == find_key_pdcid && key_6_message_id == find_key_message_id;
    wire        match_7_term = key_7_pdcid == find_key_pdcid && key_7_message_id == find_key_message_id;
    wire        match_8_term = key_8_pdcid == find_key_pdcid && key_8_message_id == find_key_message_id;
    wire        match_9_term = key_9_pdcid == find_key_pdcid && key_9_message_id == find_key_message_id;
    wire        match_10_term = key_10_pdcid == find_key_pdcid && key_10_message_id == find_key_message_id;
    wire        match_11_term = key_11_pdcid == find_key_pdcid && key_11_message_id == find_key_message_id;
    wire        match_12_term = key_12_pdcid == find_key_pdcid && key_12_message_id == find_key_message_id;
    wire        match_13_term = key_13_pdcid == find_key_pdcid && key_13_message_id == find_key_message_id;
    wire        match_14_term = key_14_pdcid == find_key_pdcid && key_14_message_id == find_key_message_id;
    wire        match_15_term = key_15_pdcid == find_key_pdcid && key_15_message_id == find_key_message_id;
    wire        match_16_term = key_16_pdcid == find_key_pdcid && key_16_message_id == find_key_message_id;
    wire        match_17_term = key_17_pdcid == find_key_pdcid && key_17_message_id == find_key_message_id;
    wire        match_18_term = key_18_pdcid == find_key_pdcid && key_18_message_id == find_key_message_id;
    wire        match_19_term = key_19_pdcid == find_key_pdcid && key_19_message_id == find_key_message_id;
    wire        match_20_term = key_20_pdcid == find_key_pdcid && key_20_message_id == find_key_message_id;
    wire        match_21_term = key_21_pdcid == find_key_pdcid && key_21_message_id == find_key_message_id;
    wire        match_22_term = key_22_pdcid == find_key_pdcid && key_22_message_id == find_key_message_id;
    wire        match_23_term = key_23_pdcid == find_key_pdcid && key_23_message_id == find_key_message_id;
    wire        match_24_term = key_24_pdcid == find_key_pdcid && key_24_message_id == find_key_message_id;
    wire        match_25_term = key_25_pdcid == find_key_pdcid && key_25_message_id == find_key_message_id;
    wire        match_26_term = key_26_pdcid == find_key_pdcid && key_26_message_id == find_key_message_id;
    wire        match_27_term = key_27_pdcid == find_key_pdcid && key_27_message_id == find_key_message_id;
    wire        match_28_term = key_28_pdcid == find_key_pdcid && key_28_message_id == find_key_message_id;
    wire        match_29_term = key_29_pdcid == find_key_pdcid && key_29_message_id == find_key_message_id;
    wire        match_30_term = key_30_pdcid == find_key_pdcid && key_30_message_id == find_key_message_id;
    wire        match_31_term = key_31_pdcid == find_key_pdcid && key_31_message_id == find_key_message_id;
    wire        match_32_term = key_32_pdcid == find_key_pdcid && key_32_message_id == find_key_message_id;
    wire        match_33_term = key_33_pdcid == find_key_pdcid && key_33_message_id == find_key_message_id;
    wire        match_34_term = key_34_pdcid == find_key_pdcid && key_34_message_id == find_key_message_id;
    wire        match_35_term = key_35_pdcid == find_key_pdcid && key_35_message_id == find_key_message_id;
    wire        match_36_term = key_36_pdcid == find_key_pdcid && key_36_message_id == find_key_message_id;
    wire        match_37_term = key_37_pdcid == find_key_pdcid && key_37_message_id == find_key_message_id;
    wire        match_38_term = key_38_pdcid == find_key_pdcid && key_38_message_id == find_key_message_id;
    wire        match_39_term = key_39_pdcid == find_key_pdcid && key_39_message_id == find_key_message_id;
    wire        match_40_term = key_40_pdcid == find_key_pdcid && key_40_message_id == find_key_message_id;
    wire        match_41_term = key_41_pdcid == find_key_pdcid && key_41_message_id == find_key_message_id;
    wire        match_42_term = key_42_pdcid == find_key_pdcid && key_42_message_id == find_key_message_id;
    wire        match_43_term = key_43_pdcid == find_key_pdcid && key_43_message_id == find_key_message_id;
    wire        match_44_term = key_44_pdcid == find_key_pdcid && key_44_message_id == find_key_message_id;
    wire        match_45_term = key_45_pdcid == find_key_pdcid && key_45_message_id == find_key_message_id;
    wire        match_46_term = key_46_pdcid == find_key_pdcid && key_46_message_id == find_key_message_id;
    wire        match_47_term = key_47_pdcid == find_key_pdcid && key_47_message_id == find_key_message_id;
    wire        match_48_term = key_48_pdcid == find_key_pdcid && key_48_message_id == find_key_message_id;
    wire        match_49_term = key_49_pdcid == find_key_pdcid && key_49_message_id == find_key_message_id;
    wire        match_50_term = key_50_pdcid == find_key_pdcid && key_50_message_id == find_key_message_id;
    wire        match_51_term = key_51_pdcid == find_key_pdcid && key_51_message_id == find_key_message_id;
    wire        match_52_term = key_52_pdcid == find_key_pdcid && key_52_message_id == find_key_message_id;
    wire        match_53_term = key_53_pdcid == find_key_pdcid && key_53_message_id == find_key_message_id;
    wire        match_54_term = key_54_pdcid == find_key_pdcid && key_54_message_id == find_key_message_id;
    wire        match_55_term = key_55_pdcid == find_key_pdcid && key_55_message_id == find_key_message_id;
    wire        match_56_term = key_56_pdcid == find_key_pdcid && key_56_message_id == find_key_message_id;
    wire        match_57_term = key_57_pdcid == find_key_pdcid && key_57_message_id == find_key_message_id;
    wire        match_58_term = key_58_pdcid == find_key_pdcid && key_58_message_id == find_key_message_id;
    wire        match_59_term = key_59_pdcid == find_key_pdcid && key_59_message_id == find_key_message_id;
    wire        match_60_term = key_60_pdcid == find_key_pdcid && key_60_message_id == find_key_message_id;
    wire        match_61_term = key_61_pdcid == find_key_pdcid && key_61_message_id == find_key_message_id;
    wire        match_62_term = key_62_pdcid == find_key_pdcid && key_62_message_id == find_key_message_id;
    wire        match_63_term = key_63_pdcid == find_key_pdcid && key_63_message_id == find_key_message_id;
    wire        follows_term = asked_pdcid == find_key_pdcid && asked_message_id == find_key_message_id;

    place_list_n64 free (
        .clk      (clk),
        .rst      (rst),
        .take     (is_new),
        .leaving  (leaving),
        .ready    (free_ready),
        .place    (free_place),
        .there    (free_there),
        .returned (free_returned)
    );

    always @(posedge clk) begin
        if (rst) begin
            known_0 <= 1'b0;
            known_1 <= 1'b0;
            known_2 <= 1'b0;
            known_3 <= 1'b0;
            known_4 <= 1'b0;
            known_5 <= 1'b0;
            known_6 <= 1'b0;
            known_7 <= 1'b0;
            known_8 <= 1'b0;
            known_9 <= 1'b0;
            known_10 <= 1'b0;
            known_11 <= 1'b0;
            known_12 <= 1'b0;
            known_13 <= 1'b0;
            known_14 <= 1'b0;
            known_15 <= 1'b0;
            known_16 <= 1'b0;
            known_17 <= 1'b0;
            known_18 <= 1'b0;
            known_19 <= 1'b0;
            known_20 <= 1'b0;
            known_21 <= 1'b0;
            known_22 <= 1'b0;
            known_23 <= 1'b0;
            known_24 <= 1'b0;
            known_25 <= 1'b0;
            known_26 <= 1'b0;
            known_27 <= 1'b0;
            known_28 <= 1'b0;
            known_29 <= 1'b0;
            known_30 <= 1'b0;
            known_31 <= 1'b0;
            known_32 <= 1'b0;
            known_33 <= 1'b0;
            known_34 <= 1'b0;
            known_35 <= 1'b0;
            known_36 <= 1'b0;
            known_37 <= 1'b0;
            known_38 <= 1'b0;
            known_39 <= 1'b0;
            known_40 <= 1'b0;
            known_41 <= 1'b0;
            known_42 <= 1'b0;
            known_43 <= 1'b0;
            known_44 <= 1'b0;
            known_45 <= 1'b0;
            known_46 <= 1'b0;
            known_47 <= 1'b0;
            known_48 <= 1'b0;
            known_49 <= 1'b0;
            known_50 <= 1'b0;
            known_51 <= 1'b0;
            known_52 <= 1'b0;
            known_53 <= 1'b0;
            known_54 <= 1'b0;
            known_55 <= 1'b0;
            known_56 <= 1'b0;
            known_57 <= 1'b0;
            known_58 <= 1'b0;
            known_59 <= 1'b0;
            known_60 <= 1'b0;
            known_61 <= 1'b0;
            known_62 <= 1'b0;
            known_63 <= 1'b0;
            asks <= 1'b0;
        end else begin
            asks <= find_valid;
            if (leaving[0]) begin
                known_0 <= 1'b0;
            end
            if (is_new && free_place == 6'd0) begin
                known_0 <= 1'b1;
            end
            if (leaving[1]) begin
                known_1 <= 1'b0;
            end
            if (is_new && free_place == 6'd1) begin
                known_1 <= 1'b1;
            end
            if (leaving[2]) begin
                known_2 <= 1'b0;
            end
            if (is_new && free_place == 6'd2) begin
                known_2 <= 1'b1;
            end
            if (leaving[3]) begin
                known_3 <= 1'b0;
            end
            if (is_new && free_place == 6'd3) begin
                known_3 <= 1'b1;
            end
            if (leaving[4]) begin
                known_4 <= 1'b0;
            end
            if (is_new && free_place == 6'd4) begin
                known_4 <= 1'b1;
            end
            if (leaving[5]) begin
                known_5 <= 1'b0;
            end
            if (is_new && free_place == 6'd5) begin
                known_5 <= 1'b1;
            end
            if (leaving[6]) begin
                known_6 <= 1'b0;
            end
            if (is_new && free_place == 6'd6) begin
                known_6 <= 1'b1;
            end
            if (leaving[7]) begin
                known_7 <= 1'b0;
            end
            if (is_new && free_place == 6'd7) begin
                known_7 <= 1'b1;
            end
            if (leaving[8]) begin
                known_8 <= 1'b0;
            end
            if (is_new && free_place == 6'd8) begin
                known_8 <= 1'b1;
            end
            if (leaving[9]) begin
                known_9 <= 1'b0;
            end
            if (is_new && free_place == 6'd9) begin
                known_9 <= 1'b1;
            end
            if (leaving[10]) begin
                known_10 <= 1'b0;
            end
            if (is_new && free_place == 6'd10) begin
                known_10 <= 1'b1;
            end
            if (leaving[11]) begin
                known_11 <= 1'b0;
            end
            if (is_new && free_place == 6'd11) begin
                known_11 <= 1'b1;
            end
            if (leaving[12]) begin
                known_12 <= 1'b0;
            end
            if (is_new && free_place == 6'd12) begin
                known_12 <= 1'b1;
            end
            if (leaving[13]) begin
                known_13 <= 1'b0;
            end
            if (is_new && free_place == 6'd13) begin
                known_13 <= 1'b1;
            end
            if (leaving[14]) begin
                known_14 <= 1'b0;
            end
            if (is_new && free_place == 6'd14) begin
                known_14 <= 1'b1;
            end
            if (leaving[15]) begin
                known_15 <= 1'b0;
            end
            if (is_new && free_place == 6'd15) begin
                known_15 <= 1'b1;
            end
            if (leaving[16]) begin
                known_16 <= 1'b0;
            end
            if (is_new && free_place == 6'd16) begin
                known_16 <= 1'b1;
            end
            if (leaving[17]) begin
                known_17 <= 1'b0;
            end
            if (is_new && free_place == 6'd17) begin
                known_17 <= 1'b1;
            end
            if (leaving[18]) begin
                known_18 <= 1'b0;
            end
            if (is_new && free_place == 6'd18) begin
                known_18 <= 1'b1;
            end
            if (leaving[19]) begin
                known_19 <= 1'b0;
            end
            if (is_new && free_place == 6'd19) begin
                known_19 <= 1'b1;
            end
            if (leaving[20]) begin
                known_20 <= 1'b0;
            end
            if (is_new && free_place == 6'd20) begin
                known_20 <= 1'b1;
            end
            if (leaving[21]) begin
                known_21 <= 1'b0;
            end
            if (is_new && free_place == 6'd21) begin
                known_21 <= 1'b1;
            end
            if (leaving[22]) begin
                known_22 <= 1'b0;
            end
            if (is_new && free_place == 6'd22) begin
                known_22 <= 1'b1;
            end
            if (leaving[23]) begin
                known_23 <= 1'b0;
            end
            if (is_new && free_place == 6'd23) begin
                known_23 <= 1'b1;
            end
            if (leaving[24]) begin
                known_24 <= 1'b0;
            end
            if (is_new && free_place == 6'd24) begin
                known_24 <= 1'b1;
            end
            if (leaving[25]) begin
                known_25 <= 1'b0;
            end
            if (is_new && free_place == 6'd25) begin
                known_25 <= 1'b1;
            end
            if (leaving[26]) begin
                known_26 <= 1'b0;
            end
            if (is_new && free_place == 6'd26) begin
                known_26 <= 1'b1;
            end
            if (leaving[27]) begin
                known_27 <= 1'b0;
            end
            if (is_new && free_place == 6'd27) begin
                known_27 <= 1'b1;
            end
            if (leaving[28]) begin
                known_28 <= 1'b0;
            end
            if (is_new && free_place == 6'd28) begin
                known_28 <= 1'b1;
            end
            if (leaving[29]) begin
                known_29 <= 1'b0;
            end
            if (is_new && free_place == 6'd29) begin
                known_29 <= 1'b1;
            end
            if (leaving[30]) begin
                known_30 <= 1'b0;
            end
            if (is_new && free_place == 6'd30) begin
                known_30 <= 1'b1;
            end
            if (leaving[31]) begin
                known_31 <= 1'b0;
            end
            if (is_new && free_place == 6'd31) begin
                known_31 <= 1'b1;
            end
            if (leaving[32]) begin
                known_32 <= 1'b0;
            end
            if (is_new && free_place == 6'd32) begin
                known_32 <= 1'b1;
            end
            if (leaving[33]) begin
                known_33 <= 1'b0;
            end
            if (is_new && free_place == 6'd33) begin
                known_33 <= 1'b1;
            end
            if (leaving[34]) begin
                known_34 <= 1'b0;
            end
            if (is_new && free_place == 6'd34) begin
                known_34 <= 1'b1;
            end
            if (leaving[35]) begin
                known_35 <= 1'b0;
            end
            if (is_new && free_place == 6'd35) begin
                known_35 <= 1'b1;
            end
            if (leaving[36]) begin
                known_36 <= 1'b0;
            end
            if (is_new && free_place == 6'd36) begin
                known_36 <= 1'b1;
            end
            if (leaving[37]) begin
                known_37 <= 1'b0;
            end
            if (is_new && free_place == 6'd37) begin
                known_37 <= 1'b1;
            end
            if (leaving[38]) begin
                known_38 <= 1'b0;
            end
            if (is_new && free_place == 6'd38) begin
                known_38 <= 1'b1;
            end
            if (leaving[39]) begin
                known_39 <= 1'b0;
            end
            if (is_new && free_place == 6'd39) begin
                known_39 <= 1'b1;
            end
            if (leaving[40]) begin
                known_40 <= 1'b0;
            end
            if (is_new && free_place == 6'd40) begin
                known_40 <= 1'b1;
            end
            if (leaving[41]) begin
                known_41 <= 1'b0;
            end
            if (is_new && free_place == 6'd41) begin
                known_41 <= 1'b1;
            end
            if (leaving[42]) begin
                known_42 <= 1'b0;
            end
            if (is_new && free_place == 6'd42) begin
                known_42 <= 1'b1;
            end
            if (leaving[43]) begin
                known_43 <= 1'b0;
            end
            if (is_new && free_place == 6'd43) begin
                known_43 <= 1'b1;
            end
            if (leaving[44]) begin
                known_44 <= 1'b0;
            end
            if (is_new && free_place == 6'd44) begin
                known_44 <= 1'b1;
            end
            if (leaving[45]) begin
                known_45 <= 1'b0;
            end
            if (is_new && free_place == 6'd45) begin
                known_45 <= 1'b1;
            end
            if (leaving[46]) begin
                known_46 <= 1'b0;
            end
            if (is_new && free_place == 6'd46) begin
                known_46 <= 1'b1;
            end
            if (leaving[47]) begin
                known_47 <= 1'b0;
            end
            if (is_new && free_place == 6'd47) begin
                known_47 <= 1'b1;
            end
            if (leaving[48]) begin
                known_48 <= 1'b0;
            end
            if (is_new && free_place == 6'd48) begin
                known_48 <= 1'b1;
            end
            if (leaving[49]) begin
                known_49 <= 1'b0;
            end
            if (is_new && free_place == 6'd49) begin
                known_49 <= 1'b1;
            end
            if (leaving[50]) begin
                known_50 <= 1'b0;
            end
            if (is_new && free_place == 6'd50) begin
                known_50 <= 1'b1;
            end
            if (leaving[51]) begin
                known_51 <= 1'b0;
            end
            if (is_new && free_place == 6'd51) begin
                known_51 <= 1'b1;
            end
            if (leaving[52]) begin
                known_52 <= 1'b0;
            end
            if (is_new && free_place == 6'd52) begin
                known_52 <= 1'b1;
            end
            if (leaving[53]) begin
                known_53 <= 1'b0;
            end
            if (is_new && free_place == 6'd53) begin
                known_53 <= 1'b1;
            end
            if (leaving[54]) begin
                known_54 <= 1'b0;
            end
            if (is_new && free_place == 6'd54) begin
                known_54 <= 1'b1;
            end
            if (leaving[55]) begin
                known_55 <= 1'b0;
            end
            if (is_new && free_place == 6'd55) begin
                known_55 <= 1'b1;
            end
            if (leaving[56]) begin
                known_56 <= 1'b0;
            end
            if (is_new && free_place == 6'd56) begin
                known_56 <= 1'b1;
            end
            if (leaving[57]) begin
                known_57 <= 1'b0;
            end
            if (is_new && free_place == 6'd57) begin
                known_57 <= 1'b1;
            end
            if (leaving[58]) begin
                known_58 <= 1'b0;
            end
            if (is_new && free_place == 6'd58) begin
                known_58 <= 1'b1;
            end
            if (leaving[59]) begin
                known_59 <= 1'b0;
            end
            if (is_new && free_place == 6'd59) begin
                known_59 <= 1'b1;
            end
            if (leaving[60]) begin
                known_60 <= 1'b0;
            end
            if (is_new && free_place == 6'd60) begin
                known_60 <= 1'b1;
            end
            if (leaving[61]) begin
                known_61 <= 1'b0;
            end
            if (is_new && free_place == 6'd61) begin
                known_61 <= 1'b1;
            end
            if (leaving[62]) begin
                known_62 <= 1'b0;
            end
            if (is_new && free_place == 6'd62) begin
                known_62 <= 1'b1;
            end
            if (leaving[63]) begin
                known_63 <= 1'b0;
            end
            if (is_new && free_place == 6'd63) begin
                known_63 <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        match_0 <= known_0 && match_0_term;
        match_1 <= known_1 && match_1_term;
        match_2 <= known_2 && match_2_term;
        match_3 <= known_3 && match_3_term;
        match_4 <= known_4 && match_4_term;
        match_5 <= known_5 && match_5_term;
        match_6 <= known_6 && match_6_term;
        match_7 <= known_7 && match_7_term;
        match_8 <= known_8 && match_8_term;
        match_9 <= known_9 && match_9_term;
        match_10 <= known_10 && match_10_term;
        match_11 <= known_11 && match_11_term;
        match_12 <= known_12 && match_12_term;
        match_13 <= known_13 && match_13_term;
        match_14 <= known_14 && match_14_term;
        match_15 <= known_15 && match_15_term;
        match_16 <= known_16 && match_16_term;
        match_17 <= known_17 && match_17_term;
        match_18 <= known_18 && match_18_term;
        match_19 <= known_19 && match_19_term;
        match_20 <= known_20 && match_20_term;
        match_21 <= known_21 && match_21_term;
        match_22 <= known_22 && match_22_term;
        match_23 <= known_23 && match_23_term;
        match_24 <= known_24 && match_24_term;
        match_25 <= known_25 && match_25_term;
        match_26 <= known_26 && match_26_term;
        match_27 <= known_27 && match_27_term;
        match_28 <= known_28 && match_28_term;
        match_29 <= known_29 && match_29_term;
        match_30 <= known_30 && match_30_term;
        match_31 <= known_31 && match_31_term;
        match_32 <= known_32 && match_32_term;
        match_33 <= known_33 && match_33_term;
        match_34 <= known_34 && match_34_term;
        match_35 <= known_35 && match_35_term;
        match_36 <= known_36 && match_36_term;
        match_37 <= known_37 && match_37_term;
        match_38 <= known_38 && match_38_term;
        match_39 <= known_39 && match_39_term;
        match_40 <= known_40 && match_40_term;
        match_41 <= known_41 && match_41_term;
        match_42 <= known_42 && match_42_term;
        match_43 <= known_43 && match_43_term;
        match_44 <= known_44 && match_44_term;
        match_45 <= known_45 && match_45_term;
        match_46 <= known_46 && match_46_term;
        match_47 <= known_47 && match_47_term;
        match_48 <= known_48 && match_48_term;
        match_49 <= known_49 && match_49_term;
        match_50 <= known_50 && match_50_term;
        match_51 <= known_51 && match_51_term;
        match_52 <= known_52 && match_52_term;
        match_53 <= known_53 && match_53_term;
        match_54 <= known_54 && match_54_term;
        match_55 <= known_55 && match_55_term;
        match_56 <= known_56 && match_56_term;
        match_57 <= known_57 && match_57_term;
        match_58 <= known_58 && match_58_term;
        match_59 <= known_59 && match_59_term;
        match_60 <= known_60 && match_60_term;
        match_61 <= known_61 && match_61_term;
        match_62 <= known_62 && match_62_term;
        match_63 <= known_63 && match_63_term;
        asked_pdcid <= find_key_pdcid;
        asked_message_id <= find_key_message_id;
        follows <= asks && follows_term;
        last <= place;
        if (is_new && free_place == 6'd0) begin
            key_0_pdcid <= asked_pdcid;
            key_0_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd1) begin
            key_1_pdcid <= asked_pdcid;
            key_1_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd2) begin
            key_2_pdcid <= asked_pdcid;
            key_2_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd3) begin
            key_3_pdcid <= asked_pdcid;
            key_3_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd4) begin
            key_4_pdcid <= asked_pdcid;
            key_4_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd5) begin
            key_5_pdcid <= asked_pdcid;
            key_5_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd6) begin
            key_6_pdcid <= asked_pdcid;
            key_6_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd7) begin
            key_7_pdcid <= asked_pdcid;
            key_7_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd8) begin
            key_8_pdcid <= asked_pdcid;
            key_8_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd9) begin
            key_9_pdcid <= asked_pdcid;
            key_9_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd10) begin
            key_10_pdcid <= asked_pdcid;
            key_10_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd11) begin
            key_11_pdcid <= asked_pdcid;
            key_11_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd12) begin
            key_12_pdcid <= asked_pdcid;
            key_12_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd13) begin
            key_13_pdcid <= asked_pdcid;
            key_13_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd14) begin
            key_14_pdcid <= asked_pdcid;
            key_14_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd15) begin
            key_15_pdcid <= asked_pdcid;
            key_15_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd16) begin
            key_16_pdcid <= asked_pdcid;
            key_16_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd17) begin
            key_17_pdcid <= asked_pdcid;
            key_17_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd18) begin
            key_18_pdcid <= asked_pdcid;
            key_18_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd19) begin
            key_19_pdcid <= asked_pdcid;
            key_19_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd20) begin
            key_20_pdcid <= asked_pdcid;
            key_20_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd21) begin
            key_21_pdcid <= asked_pdcid;
            key_21_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd22) begin
            key_22_pdcid <= asked_pdcid;
            key_22_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd23) begin
            key_23_pdcid <= asked_pdcid;
            key_23_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd24) begin
            key_24_pdcid <= asked_pdcid;
            key_24_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd25) begin
            key_25_pdcid <= asked_pdcid;
            key_25_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd26) begin
            key_26_pdcid <= asked_pdcid;
            key_26_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd27) begin
            key_27_pdcid <= asked_pdcid;
            key_27_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd28) begin
            key_28_pdcid <= asked_pdcid;
            key_28_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd29) begin
            key_29_pdcid <= asked_pdcid;
            key_29_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd30) begin
            key_30_pdcid <= asked_pdcid;
            key_30_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd31) begin
            key_31_pdcid <= asked_pdcid;
            key_31_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd32) begin
            key_32_pdcid <= asked_pdcid;
            key_32_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd33) begin
            key_33_pdcid <= asked_pdcid;
            key_33_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd34) begin
            key_34_pdcid <= asked_pdcid;
            key_34_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd35) begin
            key_35_pdcid <= asked_pdcid;
            key_35_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd36) begin
            key_36_pdcid <= asked_pdcid;
            key_36_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd37) begin
            key_37_pdcid <= asked_pdcid;
            key_37_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd38) begin
            key_38_pdcid <= asked_pdcid;
            key_38_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd39) begin
            key_39_pdcid <= asked_pdcid;
            key_39_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd40) begin
            key_40_pdcid <= asked_pdcid;
            key_40_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd41) begin
            key_41_pdcid <= asked_pdcid;
            key_41_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd42) begin
            key_42_pdcid <= asked_pdcid;
            key_42_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd43) begin
            key_43_pdcid <= asked_pdcid;
            key_43_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd44) begin
            key_44_pdcid <= asked_pdcid;
            key_44_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd45) begin
            key_45_pdcid <= asked_pdcid;
            key_45_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd46) begin
            key_46_pdcid <= asked_pdcid;
            key_46_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd47) begin
            key_47_pdcid <= asked_pdcid;
            key_47_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd48) begin
            key_48_pdcid <= asked_pdcid;
            key_48_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd49) begin
            key_49_pdcid <= asked_pdcid;
            key_49_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd50) begin
            key_50_pdcid <= asked_pdcid;
            key_50_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd51) begin
            key_51_pdcid <= asked_pdcid;
            key_51_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd52) begin
            key_52_pdcid <= asked_pdcid;
            key_52_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd53) begin
            key_53_pdcid <= asked_pdcid;
            key_53_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd54) begin
            key_54_pdcid <= asked_pdcid;
            key_54_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd55) begin
            key_55_pdcid <= asked_pdcid;
            key_55_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd56) begin
            key_56_pdcid <= asked_pdcid;
            key_56_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd57) begin
            key_57_pdcid <= asked_pdcid;
            key_57_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd58) begin
            key_58_pdcid <= asked_pdcid;
            key_58_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd59) begin
            key_59_pdcid <= asked_pdcid;
            key_59_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd60) begin
            key_60_pdcid <= asked_pdcid;
            key_60_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd61) begin
            key_61_pdcid <= asked_pdcid;
            key_61_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd62) begin
            key_62_pdcid <= asked_pdcid;
            key_62_message_id <= asked_message_id;
        end
        if (is_new && free_place == 6'd63) begin
            key_63_pdcid <= asked_pdcid;
            key_63_message_id <= asked_message_id;
        end
        found_place <= place;
        found_is_new <= is_new;
    end

    assign ready = free_ready;
    assign returned = free_returned;

    wire _unused_ok = &{1'b0, free_there};

endmodule

`default_nettype wire
