// Delays 51 bits by 15 clocks.
`default_nettype none

module delay_w51_c15 (
    input  wire        clk,
    input  wire        d_hash_key,
    input  wire [11:0] d_slot_key,
    input  wire        d_slot_text,
    input  wire        d_slot_end,
    input  wire        d_slot_hashed,
    input  wire        d_slot_seal,
    input  wire  [4:0] d_slot_count,
    input  wire [13:0] d_slot_aad_bytes,
    input  wire [13:0] d_slot_text_bytes,
    input  wire        d_slot_bad,
    output wire        q_hash_key,
    output wire [11:0] q_slot_key,
    output wire        q_slot_text,
    output wire        q_slot_end,
    output wire        q_slot_hashed,
    output wire        q_slot_seal,
    output wire  [4:0] q_slot_count,
    output wire [13:0] q_slot_aad_bytes,
    output wire [13:0] q_slot_text_bytes,
    output wire        q_slot_bad
);

    reg         ago_1_hash_key;
    reg  [11:0] ago_1_slot_key;
    reg         ago_1_slot_text;
    reg         ago_1_slot_end;
    reg         ago_1_slot_hashed;
    reg         ago_1_slot_seal;
    reg   [4:0] ago_1_slot_count;
    reg  [13:0] ago_1_slot_aad_bytes;
    reg  [13:0] ago_1_slot_text_bytes;
    reg         ago_1_slot_bad;
    reg         ago_2_hash_key;
    reg  [11:0] ago_2_slot_key;
    reg         ago_2_slot_text;
    reg         ago_2_slot_end;
    reg         ago_2_slot_hashed;
    reg         ago_2_slot_seal;
    reg   [4:0] ago_2_slot_count;
    reg  [13:0] ago_2_slot_aad_bytes;
    reg  [13:0] ago_2_slot_text_bytes;
    reg         ago_2_slot_bad;
    reg         ago_3_hash_key;
    reg  [11:0] ago_3_slot_key;
    reg         ago_3_slot_text;
    reg         ago_3_slot_end;
    reg         ago_3_slot_hashed;
    reg         ago_3_slot_seal;
    reg   [4:0] ago_3_slot_count;
    reg  [13:0] ago_3_slot_aad_bytes;
    reg  [13:0] ago_3_slot_text_bytes;
    reg         ago_3_slot_bad;
    reg         ago_4_hash_key;
    reg  [11:0] ago_4_slot_key;
    reg         ago_4_slot_text;
    reg         ago_4_slot_end;
    reg         ago_4_slot_hashed;
    reg         ago_4_slot_seal;
    reg   [4:0] ago_4_slot_count;
    reg  [13:0] ago_4_slot_aad_bytes;
    reg  [13:0] ago_4_slot_text_bytes;
    reg         ago_4_slot_bad;
    reg         ago_5_hash_key;
    reg  [11:0] ago_5_slot_key;
    reg         ago_5_slot_text;
    reg         ago_5_slot_end;
    reg         ago_5_slot_hashed;
    reg         ago_5_slot_seal;
    reg   [4:0] ago_5_slot_count;
    reg  [13:0] ago_5_slot_aad_bytes;
    reg  [13:0] ago_5_slot_text_bytes;
    reg         ago_5_slot_bad;
    reg         ago_6_hash_key;
    reg  [11:0] ago_6_slot_key;
    reg         ago_6_slot_text;
    reg         ago_6_slot_end;
    reg         ago_6_slot_hashed;
    reg         ago_6_slot_seal;
    reg   [4:0] ago_6_slot_count;
    reg  [13:0] ago_6_slot_aad_bytes;
    reg  [13:0] ago_6_slot_text_bytes;
    reg         ago_6_slot_bad;
    reg         ago_7_hash_key;
    reg  [11:0] ago_7_slot_key;
    reg         ago_7_slot_text;
    reg         ago_7_slot_end;
    reg         ago_7_slot_hashed;
    reg         ago_7_slot_seal;
    reg   [4:0] ago_7_slot_count;
    reg  [13:0] ago_7_slot_aad_bytes;
    reg  [13:0] ago_7_slot_text_bytes;
    reg         ago_7_slot_bad;
    reg         ago_8_hash_key;
    reg  [11:0] ago_8_slot_key;
    reg         ago_8_slot_text;
    reg         ago_8_slot_end;
    reg         ago_8_slot_hashed;
    reg         ago_8_slot_seal;
    reg   [4:0] ago_8_slot_count;
    reg  [13:0] ago_8_slot_aad_bytes;
    reg  [13:0] ago_8_slot_text_bytes;
    reg         ago_8_slot_bad;
    reg         ago_9_hash_key;
    reg  [11:0] ago_9_slot_key;
    reg         ago_9_slot_text;
    reg         ago_9_slot_end;
    reg         ago_9_slot_hashed;
    reg         ago_9_slot_seal;
    reg   [4:0] ago_9_slot_count;
    reg  [13:0] ago_9_slot_aad_bytes;
    reg  [13:0] ago_9_slot_text_bytes;
    reg         ago_9_slot_bad;
    reg         ago_10_hash_key;
    reg  [11:0] ago_10_slot_key;
    reg         ago_10_slot_text;
    reg         ago_10_slot_end;
    reg         ago_10_slot_hashed;
    reg         ago_10_slot_seal;
    reg   [4:0] ago_10_slot_count;
    reg  [13:0] ago_10_slot_aad_bytes;
    reg  [13:0] ago_10_slot_text_bytes;
    reg         ago_10_slot_bad;
    reg         ago_11_hash_key;
    reg  [11:0] ago_11_slot_key;
    reg         ago_11_slot_text;
    reg         ago_11_slot_end;
    reg         ago_11_slot_hashed;
    reg         ago_11_slot_seal;
    reg   [4:0] ago_11_slot_count;
    reg  [13:0] ago_11_slot_aad_bytes;
    reg  [13:0] ago_11_slot_text_bytes;
    reg         ago_11_slot_bad;
    reg         ago_12_hash_key;
    reg  [11:0] ago_12_slot_key;
    reg         ago_12_slot_text;
    reg         ago_12_slot_end;
    reg         ago_12_slot_hashed;
    reg         ago_12_slot_seal;
    reg   [4:0] ago_12_slot_count;
    reg  [13:0] ago_12_slot_aad_bytes;
    reg  [13:0] ago_12_slot_text_bytes;
    reg         ago_12_slot_bad;
    reg         ago_13_hash_key;
    reg  [11:0] ago_13_slot_key;
    reg         ago_13_slot_text;
    reg         ago_13_slot_end;
    reg         ago_13_slot_hashed;
    reg         ago_13_slot_seal;
    reg   [4:0] ago_13_slot_count;
    reg  [13:0] ago_13_slot_aad_bytes;
    reg  [13:0] ago_13_slot_text_bytes;
    reg         ago_13_slot_bad;
    reg         ago_14_hash_key;
    reg  [11:0] ago_14_slot_key;
    reg         ago_14_slot_text;
    reg         ago_14_slot_end;
    reg         ago_14_slot_hashed;
    reg         ago_14_slot_seal;
    reg   [4:0] ago_14_slot_count;
    reg  [13:0] ago_14_slot_aad_bytes;
    reg  [13:0] ago_14_slot_text_bytes;
    reg         ago_14_slot_bad;
    reg         ago_15_hash_key;
    reg  [11:0] ago_15_slot_key;
    reg         ago_15_slot_text;
    reg         ago_15_slot_end;
    reg         ago_15_slot_hashed;
    reg         ago_15_slot_seal;
    reg   [4:0] ago_15_slot_count;
    reg  [13:0] ago_15_slot_aad_bytes;
    reg  [13:0] ago_15_slot_text_bytes;
    reg         ago_15_slot_bad;

    always @(posedge clk) begin
        ago_1_hash_key <= d_hash_key;
        ago_1_slot_key <= d_slot_key;
        ago_1_slot_text <= d_slot_text;
        ago_1_slot_end <= d_slot_end;
        ago_1_slot_hashed <= d_slot_hashed;
        ago_1_slot_seal <= d_slot_seal;
        ago_1_slot_count <= d_slot_count;
        ago_1_slot_aad_bytes <= d_slot_aad_bytes;
        ago_1_slot_text_bytes <= d_slot_text_bytes;
        ago_1_slot_bad <= d_slot_bad;
        ago_2_hash_key <= ago_1_hash_key;
        ago_2_slot_key <= ago_1_slot_key;
        ago_2_slot_text <= ago_1_slot_text;
        ago_2_slot_end <= ago_1_slot_end;
        ago_2_slot_hashed <= ago_1_slot_hashed;
        ago_2_slot_seal <= ago_1_slot_seal;
        ago_2_slot_count <= ago_1_slot_count;
        ago_2_slot_aad_bytes <= ago_1_slot_aad_bytes;
        ago_2_slot_text_bytes <= ago_1_slot_text_bytes;
        ago_2_slot_bad <= ago_1_slot_bad;
        ago_3_hash_key <= ago_2_hash_key;
        ago_3_slot_key <= ago_2_slot_key;
        ago_3_slot_text <= ago_2_slot_text;
        ago_3_slot_end <= ago_2_slot_end;
        ago_3_slot_hashed <= ago_2_slot_hashed;
        ago_3_slot_seal <= ago_2_slot_seal;
        ago_3_slot_count <= ago_2_slot_count;
        ago_3_slot_aad_bytes <= ago_2_slot_aad_bytes;
        ago_3_slot_text_bytes <= ago_2_slot_text_bytes;
        ago_3_slot_bad <= ago_2_slot_bad;
        ago_4_hash_key <= ago_3_hash_key;
        ago_4_slot_key <= ago_3_slot_key;
        ago_4_slot_text <= ago_3_slot_text;
        ago_4_slot_end <= ago_3_slot_end;
        ago_4_slot_hashed <= ago_3_slot_hashed;
        ago_4_slot_seal <= ago_3_slot_seal;
        ago_4_slot_count <= ago_3_slot_count;
        ago_4_slot_aad_bytes <= ago_3_slot_aad_bytes;
        ago_4_slot_text_bytes <= ago_3_slot_text_bytes;
        ago_4_slot_bad <= ago_3_slot_bad;
        ago_5_hash_key <= ago_4_hash_key;
        ago_5_slot_key <= ago_4_slot_key;
        ago_5_slot_text <= ago_4_slot_text;
        ago_5_slot_end <= ago_4_slot_end;
        ago_5_slot_hashed <= ago_4_slot_hashed;
        ago_5_slot_seal <= ago_4_slot_seal;
        ago_5_slot_count <= ago_4_slot_count;
        ago_5_slot_aad_bytes <= ago_4_slot_aad_bytes;
        ago_5_slot_text_bytes <= ago_4_slot_text_bytes;
        ago_5_slot_bad <= ago_4_slot_bad;
        ago_6_hash_key <= ago_5_hash_key;
        ago_6_slot_key <= ago_5_slot_key;
        ago_6_slot_text <= ago_5_slot_text;
        ago_6_slot_end <= ago_5_slot_end;
        ago_6_slot_hashed <= ago_5_slot_hashed;
        ago_6_slot_seal <= ago_5_slot_seal;
        ago_6_slot_count <= ago_5_slot_count;
        ago_6_slot_aad_bytes <= ago_5_slot_aad_bytes;
        ago_6_slot_text_bytes <= ago_5_slot_text_bytes;
        ago_6_slot_bad <= ago_5_slot_bad;
        ago_7_hash_key <= ago_6_hash_key;
        ago_7_slot_key <= ago_6_slot_key;
        ago_7_slot_text <= ago_6_slot_text;
        ago_7_slot_end <= ago_6_slot_end;
        ago_7_slot_hashed <= ago_6_slot_hashed;
        ago_7_slot_seal <= ago_6_slot_seal;
        ago_7_slot_count <= ago_6_slot_count;
        ago_7_slot_aad_bytes <= ago_6_slot_aad_bytes;
        ago_7_slot_text_bytes <= ago_6_slot_text_bytes;
        ago_7_slot_bad <= ago_6_slot_bad;
        ago_8_hash_key <= ago_7_hash_key;
        ago_8_slot_key <= ago_7_slot_key;
        ago_8_slot_text <= ago_7_slot_text;
        ago_8_slot_end <= ago_7_slot_end;
        ago_8_slot_hashed <= ago_7_slot_hashed;
        ago_8_slot_seal <= ago_7_slot_seal;
        ago_8_slot_count <= ago_7_slot_count;
        ago_8_slot_aad_bytes <= ago_7_slot_aad_bytes;
        ago_8_slot_text_bytes <= ago_7_slot_text_bytes;
        ago_8_slot_bad <= ago_7_slot_bad;
        ago_9_hash_key <= ago_8_hash_key;
        ago_9_slot_key <= ago_8_slot_key;
        ago_9_slot_text <= ago_8_slot_text;
        ago_9_slot_end <= ago_8_slot_end;
        ago_9_slot_hashed <= ago_8_slot_hashed;
        ago_9_slot_seal <= ago_8_slot_seal;
        ago_9_slot_count <= ago_8_slot_count;
        ago_9_slot_aad_bytes <= ago_8_slot_aad_bytes;
        ago_9_slot_text_bytes <= ago_8_slot_text_bytes;
        ago_9_slot_bad <= ago_8_slot_bad;
        ago_10_hash_key <= ago_9_hash_key;
        ago_10_slot_key <= ago_9_slot_key;
        ago_10_slot_text <= ago_9_slot_text;
        ago_10_slot_end <= ago_9_slot_end;
        ago_10_slot_hashed <= ago_9_slot_hashed;
        ago_10_slot_seal <= ago_9_slot_seal;
        ago_10_slot_count <= ago_9_slot_count;
        ago_10_slot_aad_bytes <= ago_9_slot_aad_bytes;
        ago_10_slot_text_bytes <= ago_9_slot_text_bytes;
        ago_10_slot_bad <= ago_9_slot_bad;
        ago_11_hash_key <= ago_10_hash_key;
        ago_11_slot_key <= ago_10_slot_key;
        ago_11_slot_text <= ago_10_slot_text;
        ago_11_slot_end <= ago_10_slot_end;
        ago_11_slot_hashed <= ago_10_slot_hashed;
        ago_11_slot_seal <= ago_10_slot_seal;
        ago_11_slot_count <= ago_10_slot_count;
        ago_11_slot_aad_bytes <= ago_10_slot_aad_bytes;
        ago_11_slot_text_bytes <= ago_10_slot_text_bytes;
        ago_11_slot_bad <= ago_10_slot_bad;
        ago_12_hash_key <= ago_11_hash_key;
        ago_12_slot_key <= ago_11_slot_key;
        ago_12_slot_text <= ago_11_slot_text;
        ago_12_slot_end <= ago_11_slot_end;
        ago_12_slot_hashed <= ago_11_slot_hashed;
        ago_12_slot_seal <= ago_11_slot_seal;
        ago_12_slot_count <= ago_11_slot_count;
        ago_12_slot_aad_bytes <= ago_11_slot_aad_bytes;
        ago_12_slot_text_bytes <= ago_11_slot_text_bytes;
        ago_12_slot_bad <= ago_11_slot_bad;
        ago_13_hash_key <= ago_12_hash_key;
        ago_13_slot_key <= ago_12_slot_key;
        ago_13_slot_text <= ago_12_slot_text;
        ago_13_slot_end <= ago_12_slot_end;
        ago_13_slot_hashed <= ago_12_slot_hashed;
        ago_13_slot_seal <= ago_12_slot_seal;
        ago_13_slot_count <= ago_12_slot_count;
        ago_13_slot_aad_bytes <= ago_12_slot_aad_bytes;
        ago_13_slot_text_bytes <= ago_12_slot_text_bytes;
        ago_13_slot_bad <= ago_12_slot_bad;
        ago_14_hash_key <= ago_13_hash_key;
        ago_14_slot_key <= ago_13_slot_key;
        ago_14_slot_text <= ago_13_slot_text;
        ago_14_slot_end <= ago_13_slot_end;
        ago_14_slot_hashed <= ago_13_slot_hashed;
        ago_14_slot_seal <= ago_13_slot_seal;
        ago_14_slot_count <= ago_13_slot_count;
        ago_14_slot_aad_bytes <= ago_13_slot_aad_bytes;
        ago_14_slot_text_bytes <= ago_13_slot_text_bytes;
        ago_14_slot_bad <= ago_13_slot_bad;
        ago_15_hash_key <= ago_14_hash_key;
        ago_15_slot_key <= ago_14_slot_key;
        ago_15_slot_text <= ago_14_slot_text;
        ago_15_slot_end <= ago_14_slot_end;
        ago_15_slot_hashed <= ago_14_slot_hashed;
        ago_15_slot_seal <= ago_14_slot_seal;
        ago_15_slot_count <= ago_14_slot_count;
        ago_15_slot_aad_bytes <= ago_14_slot_aad_bytes;
        ago_15_slot_text_bytes <= ago_14_slot_text_bytes;
        ago_15_slot_bad <= ago_14_slot_bad;
    end

    assign q_hash_key = ago_15_hash_key;
    assign q_slot_key = ago_15_slot_key;
    assign q_slot_text = ago_15_slot_text;
    assign q_slot_end = ago_15_slot_end;
    assign q_slot_hashed = ago_15_slot_hashed;
    assign q_slot_seal = ago_15_slot_seal;
    assign q_slot_count = ago_15_slot_count;
    assign q_slot_aad_bytes = ago_15_slot_aad_bytes;
    assign q_slot_text_bytes = ago_15_slot_text_bytes;
    assign q_slot_bad = ago_15_slot_bad;

endmodule

`default_nettype wire
