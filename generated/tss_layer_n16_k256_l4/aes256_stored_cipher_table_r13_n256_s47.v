// AES-256, a block a clock, with round keys of 256 keys in memories.
`default_nettype none

module aes256_stored_cipher_table_r13_n256_s47 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire [127:0] block,
    input  wire   [7:0] slot,
    input  wire         sideband_hash_key,
    input  wire   [7:0] sideband_slot_key,
    input  wire         sideband_slot_text,
    input  wire         sideband_slot_end,
    input  wire         sideband_slot_hashed,
    input  wire         sideband_slot_seal,
    input  wire   [4:0] sideband_slot_count,
    input  wire  [13:0] sideband_slot_aad_bytes,
    input  wire  [13:0] sideband_slot_text_bytes,
    input  wire         sideband_slot_bad,
    input  wire         install_enable,
    input  wire         install_all,
    input  wire   [7:0] install_slot,
    input  wire   [3:0] install_round,
    input  wire [127:0] install_key,
    output wire         done,
    output wire [127:0] cipher,
    output wire         travelled_hash_key,
    output wire   [7:0] travelled_slot_key,
    output wire         travelled_slot_text,
    output wire         travelled_slot_end,
    output wire         travelled_slot_hashed,
    output wire         travelled_slot_seal,
    output wire   [4:0] travelled_slot_count,
    output wire  [13:0] travelled_slot_aad_bytes,
    output wire  [13:0] travelled_slot_text_bytes,
    output wire         travelled_slot_bad
);

    reg          installed_enable;
    reg          installed_all;
    reg    [7:0] installed_slot;
    reg    [3:0] installed_round;
    reg  [127:0] installed_key;
    wire [127:0] round_0_next;
    reg    [7:0] slot_1;
    wire [127:0] round_1_next;
    reg    [7:0] slot_2;
    wire [127:0] round_2_next;
    reg    [7:0] slot_3;
    wire [127:0] round_3_next;
    reg    [7:0] slot_4;
    wire [127:0] round_4_next;
    reg    [7:0] slot_5;
    wire [127:0] round_5_next;
    reg    [7:0] slot_6;
    wire [127:0] round_6_next;
    reg    [7:0] slot_7;
    wire [127:0] round_7_next;
    reg    [7:0] slot_8;
    wire [127:0] round_8_next;
    reg    [7:0] slot_9;
    wire [127:0] round_9_next;
    reg    [7:0] slot_10;
    wire [127:0] round_10_next;
    reg    [7:0] slot_11;
    wire [127:0] round_11_next;
    reg    [7:0] slot_12;
    wire [127:0] round_12_next;
    reg    [7:0] slot_13;
    wire [127:0] round_13_next;
    reg    [7:0] slot_14;
    wire [127:0] round_14_next;
    reg  [127:0] ciphered;
    reg   [15:0] passing;
    wire         sideband_later_q_hash_key;
    wire   [7:0] sideband_later_q_slot_key;
    wire         sideband_later_q_slot_text;
    wire         sideband_later_q_slot_end;
    wire         sideband_later_q_slot_hashed;
    wire         sideband_later_q_slot_seal;
    wire   [4:0] sideband_later_q_slot_count;
    wire  [13:0] sideband_later_q_slot_aad_bytes;
    wire  [13:0] sideband_later_q_slot_text_bytes;
    wire         sideband_later_q_slot_bad;

    aes_first_stored_round_n256 round_0 (
        .clk   (clk),
        .state (block),
        .slot  (slot),
        .write (installed_enable && (installed_all || installed_round == 4'd0)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_0_next)
    );

    aes_stored_round_ram_n256 round_1 (
        .clk   (clk),
        .state (round_0_next),
        .slot  (slot_1),
        .write (installed_enable && (installed_all || installed_round == 4'd1)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_1_next)
    );

    aes_stored_round_ram_n256 round_2 (
        .clk   (clk),
        .state (round_1_next),
        .slot  (slot_2),
        .write (installed_enable && (installed_all || installed_round == 4'd2)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_2_next)
    );

    aes_stored_round_ram_n256 round_3 (
        .clk   (clk),
        .state (round_2_next),
        .slot  (slot_3),
        .write (installed_enable && (installed_all || installed_round == 4'd3)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_3_next)
    );

    aes_stored_round_ram_n256 round_4 (
        .clk   (clk),
        .state (round_3_next),
        .slot  (slot_4),
        .write (installed_enable && (installed_all || installed_round == 4'd4)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_4_next)
    );

    aes_stored_round_ram_n256 round_5 (
        .clk   (clk),
        .state (round_4_next),
        .slot  (slot_5),
        .write (installed_enable && (installed_all || installed_round == 4'd5)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_5_next)
    );

    aes_stored_round_ram_n256 round_6 (
        .clk   (clk),
        .state (round_5_next),
        .slot  (slot_6),
        .write (installed_enable && (installed_all || installed_round == 4'd6)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_6_next)
    );

    aes_stored_round_ram_n256 round_7 (
        .clk   (clk),
        .state (round_6_next),
        .slot  (slot_7),
        .write (installed_enable && (installed_all || installed_round == 4'd7)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_7_next)
    );

    aes_stored_round_ram_n256 round_8 (
        .clk   (clk),
        .state (round_7_next),
        .slot  (slot_8),
        .write (installed_enable && (installed_all || installed_round == 4'd8)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_8_next)
    );

    aes_stored_round_ram_n256 round_9 (
        .clk   (clk),
        .state (round_8_next),
        .slot  (slot_9),
        .write (installed_enable && (installed_all || installed_round == 4'd9)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_9_next)
    );

    aes_stored_round_ram_n256 round_10 (
        .clk   (clk),
        .state (round_9_next),
        .slot  (slot_10),
        .write (installed_enable && (installed_all || installed_round == 4'd10)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_10_next)
    );

    aes_stored_round_ram_n256 round_11 (
        .clk   (clk),
        .state (round_10_next),
        .slot  (slot_11),
        .write (installed_enable && (installed_all || installed_round == 4'd11)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_11_next)
    );

    aes_stored_round_ram_n256 round_12 (
        .clk   (clk),
        .state (round_11_next),
        .slot  (slot_12),
        .write (installed_enable && (installed_all || installed_round == 4'd12)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_12_next)
    );

    aes_stored_round_ram_n256 round_13 (
        .clk   (clk),
        .state (round_12_next),
        .slot  (slot_13),
        .write (installed_enable && (installed_all || installed_round == 4'd13)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_13_next)
    );

    aes_last_stored_round_table_n256 round_14 (
        .clk   (clk),
        .state (round_13_next),
        .slot  (slot_14),
        .write (installed_enable && (installed_all || installed_round == 4'd14)),
        .into  (installed_slot),
        .key   (installed_key),
        .next  (round_14_next)
    );

    delay_w47_c16 sideband_later (
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
            installed_enable <= 1'b0;
            passing <= 16'd0;
        end else begin
            installed_enable <= install_enable;
            passing <= {passing[14:0], valid};
        end
    end

    always @(posedge clk) begin
        installed_all <= install_all;
        installed_slot <= install_slot;
        installed_round <= install_round;
        installed_key <= install_key;
        slot_1 <= slot;
        slot_2 <= slot_1;
        slot_3 <= slot_2;
        slot_4 <= slot_3;
        slot_5 <= slot_4;
        slot_6 <= slot_5;
        slot_7 <= slot_6;
        slot_8 <= slot_7;
        slot_9 <= slot_8;
        slot_10 <= slot_9;
        slot_11 <= slot_10;
        slot_12 <= slot_11;
        slot_13 <= slot_12;
        slot_14 <= slot_13;
        ciphered <= round_14_next;
    end

    assign done = passing[15];
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
