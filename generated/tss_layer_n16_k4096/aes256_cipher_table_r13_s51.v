// AES-256, a block and a key a clock.
`default_nettype none

module aes256_cipher_table_r13_s51 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire [127:0] block,
    input  wire [255:0] key,
    input  wire         sideband_hash_key,
    input  wire  [11:0] sideband_slot_key,
    input  wire         sideband_slot_text,
    input  wire         sideband_slot_end,
    input  wire         sideband_slot_hashed,
    input  wire         sideband_slot_seal,
    input  wire   [4:0] sideband_slot_count,
    input  wire  [13:0] sideband_slot_aad_bytes,
    input  wire  [13:0] sideband_slot_text_bytes,
    input  wire         sideband_slot_bad,
    output wire         done,
    output wire [127:0] cipher,
    output wire         travelled_hash_key,
    output wire  [11:0] travelled_slot_key,
    output wire         travelled_slot_text,
    output wire         travelled_slot_end,
    output wire         travelled_slot_hashed,
    output wire         travelled_slot_seal,
    output wire   [4:0] travelled_slot_count,
    output wire  [13:0] travelled_slot_aad_bytes,
    output wire  [13:0] travelled_slot_text_bytes,
    output wire         travelled_slot_bad
);

    reg  [127:0] key_1 = 128'd0;
    reg  [127:0] key_0 = 128'd0;
    wire [127:0] round_1_next;
    wire [127:0] step_2_next;
    reg  [127:0] key_2 = 128'd0;
    reg  [127:0] key_1_later = 128'd0;
    wire [127:0] round_2_next;
    wire [127:0] step_3_next;
    reg  [127:0] key_3 = 128'd0;
    reg  [127:0] key_2_later = 128'd0;
    wire [127:0] round_3_next;
    wire [127:0] step_4_next;
    reg  [127:0] key_4 = 128'd0;
    reg  [127:0] key_3_later = 128'd0;
    wire [127:0] round_4_next;
    wire [127:0] step_5_next;
    reg  [127:0] key_5 = 128'd0;
    reg  [127:0] key_4_later = 128'd0;
    wire [127:0] round_5_next;
    wire [127:0] step_6_next;
    reg  [127:0] key_6 = 128'd0;
    reg  [127:0] key_5_later = 128'd0;
    wire [127:0] round_6_next;
    wire [127:0] step_7_next;
    reg  [127:0] key_7 = 128'd0;
    reg  [127:0] key_6_later = 128'd0;
    wire [127:0] round_7_next;
    wire [127:0] step_8_next;
    reg  [127:0] key_8 = 128'd0;
    reg  [127:0] key_7_later = 128'd0;
    wire [127:0] round_8_next;
    wire [127:0] step_9_next;
    reg  [127:0] key_9 = 128'd0;
    reg  [127:0] key_8_later = 128'd0;
    wire [127:0] round_9_next;
    wire [127:0] step_10_next;
    reg  [127:0] key_10 = 128'd0;
    reg  [127:0] key_9_later = 128'd0;
    wire [127:0] round_10_next;
    wire [127:0] step_11_next;
    reg  [127:0] key_11 = 128'd0;
    reg  [127:0] key_10_later = 128'd0;
    wire [127:0] round_11_next;
    wire [127:0] step_12_next;
    reg  [127:0] key_12 = 128'd0;
    reg  [127:0] key_11_later = 128'd0;
    wire [127:0] round_12_next;
    wire [127:0] step_13_next;
    reg  [127:0] key_13 = 128'd0;
    reg  [127:0] key_12_later = 128'd0;
    wire [127:0] round_13_next;
    wire [127:0] step_14_next;
    reg  [127:0] key_14 = 128'd0;
    wire [127:0] round_14_next;
    reg  [127:0] ciphered = 128'd0;
    reg   [14:0] passing;
    wire         sideband_later_q_hash_key;
    wire  [11:0] sideband_later_q_slot_key;
    wire         sideband_later_q_slot_text;
    wire         sideband_later_q_slot_end;
    wire         sideband_later_q_slot_hashed;
    wire         sideband_later_q_slot_seal;
    wire   [4:0] sideband_later_q_slot_count;
    wire  [13:0] sideband_later_q_slot_aad_bytes;
    wire  [13:0] sideband_later_q_slot_text_bytes;
    wire         sideband_later_q_slot_bad;

    aes_round_ram round_1 (
        .clk   (clk),
        .state (block ^ key[255:128]),
        .key   (key_1),
        .next  (round_1_next)
    );

    aes_key_step_table step_2 (
        .prior    (key_0),
        .key      (key_1),
        .turned   (1'b1),
        .constant (8'd1),
        .next     (step_2_next)
    );

    aes_round_ram round_2 (
        .clk   (clk),
        .state (round_1_next),
        .key   (key_2),
        .next  (round_2_next)
    );

    aes_key_step_table step_3 (
        .prior    (key_1_later),
        .key      (key_2),
        .turned   (1'b0),
        .constant (8'd0),
        .next     (step_3_next)
    );

    aes_round_ram round_3 (
        .clk   (clk),
        .state (round_2_next),
        .key   (key_3),
        .next  (round_3_next)
    );

    aes_key_step_table step_4 (
        .prior    (key_2_later),
        .key      (key_3),
        .turned   (1'b1),
        .constant (8'd2),
        .next     (step_4_next)
    );

    aes_round_ram round_4 (
        .clk   (clk),
        .state (round_3_next),
        .key   (key_4),
        .next  (round_4_next)
    );

    aes_key_step_table step_5 (
        .prior    (key_3_later),
        .key      (key_4),
        .turned   (1'b0),
        .constant (8'd0),
        .next     (step_5_next)
    );

    aes_round_ram round_5 (
        .clk   (clk),
        .state (round_4_next),
        .key   (key_5),
        .next  (round_5_next)
    );

    aes_key_step_table step_6 (
        .prior    (key_4_later),
        .key      (key_5),
        .turned   (1'b1),
        .constant (8'd4),
        .next     (step_6_next)
    );

    aes_round_ram round_6 (
        .clk   (clk),
        .state (round_5_next),
        .key   (key_6),
        .next  (round_6_next)
    );

    aes_key_step_table step_7 (
        .prior    (key_5_later),
        .key      (key_6),
        .turned   (1'b0),
        .constant (8'd0),
        .next     (step_7_next)
    );

    aes_round_ram round_7 (
        .clk   (clk),
        .state (round_6_next),
        .key   (key_7),
        .next  (round_7_next)
    );

    aes_key_step_table step_8 (
        .prior    (key_6_later),
        .key      (key_7),
        .turned   (1'b1),
        .constant (8'd8),
        .next     (step_8_next)
    );

    aes_round_ram round_8 (
        .clk   (clk),
        .state (round_7_next),
        .key   (key_8),
        .next  (round_8_next)
    );

    aes_key_step_table step_9 (
        .prior    (key_7_later),
        .key      (key_8),
        .turned   (1'b0),
        .constant (8'd0),
        .next     (step_9_next)
    );

    aes_round_ram round_9 (
        .clk   (clk),
        .state (round_8_next),
        .key   (key_9),
        .next  (round_9_next)
    );

    aes_key_step_table step_10 (
        .prior    (key_8_later),
        .key      (key_9),
        .turned   (1'b1),
        .constant (8'd16),
        .next     (step_10_next)
    );

    aes_round_ram round_10 (
        .clk   (clk),
        .state (round_9_next),
        .key   (key_10),
        .next  (round_10_next)
    );

    aes_key_step_table step_11 (
        .prior    (key_9_later),
        .key      (key_10),
        .turned   (1'b0),
        .constant (8'd0),
        .next     (step_11_next)
    );

    aes_round_ram round_11 (
        .clk   (clk),
        .state (round_10_next),
        .key   (key_11),
        .next  (round_11_next)
    );

    aes_key_step_table step_12 (
        .prior    (key_10_later),
        .key      (key_11),
        .turned   (1'b1),
        .constant (8'd32),
        .next     (step_12_next)
    );

    aes_round_ram round_12 (
        .clk   (clk),
        .state (round_11_next),
        .key   (key_12),
        .next  (round_12_next)
    );

    aes_key_step_table step_13 (
        .prior    (key_11_later),
        .key      (key_12),
        .turned   (1'b0),
        .constant (8'd0),
        .next     (step_13_next)
    );

    aes_round_ram round_13 (
        .clk   (clk),
        .state (round_12_next),
        .key   (key_13),
        .next  (round_13_next)
    );

    aes_key_step_table step_14 (
        .prior    (key_12_later),
        .key      (key_13),
        .turned   (1'b1),
        .constant (8'd64),
        .next     (step_14_next)
    );

    aes_last_round_table round_14 (
        .clk   (clk),
        .state (round_13_next),
        .key   (key_14),
        .next  (round_14_next)
    );

    delay_w51_c15 sideband_later (
        .clk               (clk),
        .d_hash_key        (sideband_hash_key),
        .d_slot_key        (sideband_slot_key),
        .d_slot_text       (sideband_slot_text),
        .d_slot_end        (sideband_slot_end),
        .d_slot_hashed     (sideband_slot_hashed),
        .d_slot_seal       (sideband_slot_seal),
        .d_slot_count      (sideband_slot_count),
        .d_slot_aad_bytes  (sideband_slot_aad_bytes),
        .d_slot_text_bytes (sideband_slot_text_bytes),
        .d_slot_bad        (sideband_slot_bad),
        .q_hash_key        (sideband_later_q_hash_key),
        .q_slot_key        (sideband_later_q_slot_key),
        .q_slot_text       (sideband_later_q_slot_text),
        .q_slot_end        (sideband_later_q_slot_end),
        .q_slot_hashed     (sideband_later_q_slot_hashed),
        .q_slot_seal       (sideband_later_q_slot_seal),
        .q_slot_count      (sideband_later_q_slot_count),
        .q_slot_aad_bytes  (sideband_later_q_slot_aad_bytes),
        .q_slot_text_bytes (sideband_later_q_slot_text_bytes),
        .q_slot_bad        (sideband_later_q_slot_bad)
    );

    always @(posedge clk) begin
        if (rst) begin
            passing <= 15'd0;
        end else begin
            passing <= {passing[13:0], valid};
        end
    end

    always @(posedge clk) begin
        key_1 <= key[127:0];
        key_0 <= key[255:128];
        key_2 <= step_2_next;
        key_1_later <= key_1;
        key_3 <= step_3_next;
        key_2_later <= key_2;
        key_4 <= step_4_next;
        key_3_later <= key_3;
        key_5 <= step_5_next;
        key_4_later <= key_4;
        key_6 <= step_6_next;
        key_5_later <= key_5;
        key_7 <= step_7_next;
        key_6_later <= key_6;
        key_8 <= step_8_next;
        key_7_later <= key_7;
        key_9 <= step_9_next;
        key_8_later <= key_8;
        key_10 <= step_10_next;
        key_9_later <= key_9;
        key_11 <= step_11_next;
        key_10_later <= key_10;
        key_12 <= step_12_next;
        key_11_later <= key_11;
        key_13 <= step_13_next;
        key_12_later <= key_12;
        key_14 <= step_14_next;
        ciphered <= round_14_next;
    end

    assign done = passing[14];
    assign cipher = ciphered;
    assign travelled_hash_key = sideband_later_q_hash_key;
    assign travelled_slot_key = sideband_later_q_slot_key;
    assign travelled_slot_text = sideband_later_q_slot_text;
    assign travelled_slot_end = sideband_later_q_slot_end;
    assign travelled_slot_hashed = sideband_later_q_slot_hashed;
    assign travelled_slot_seal = sideband_later_q_slot_seal;
    assign travelled_slot_count = sideband_later_q_slot_count;
    assign travelled_slot_aad_bytes = sideband_later_q_slot_aad_bytes;
    assign travelled_slot_text_bytes = sideband_later_q_slot_text_bytes;
    assign travelled_slot_bad = sideband_later_q_slot_bad;

endmodule

`default_nettype wire
