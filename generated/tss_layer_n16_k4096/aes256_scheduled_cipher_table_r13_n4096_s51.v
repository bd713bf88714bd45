// AES-256, a block a clock, with 4096 keys and the key schedule beside the data.
`default_nettype none

module aes256_scheduled_cipher_table_r13_n4096_s51 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire [127:0] block,
    input  wire  [11:0] slot,
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
    input  wire         install_enable,
    input  wire         install_all,
    input  wire  [11:0] install_slot,
    input  wire   [3:0] install_round,
    input  wire [127:0] install_key,
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

    reg          installed_enable;
    reg          installed_all;
    reg   [11:0] installed_slot;
    reg    [3:0] installed_round;
    reg  [127:0] installed_key;
    reg  [127:0] keys_0_rdata;
    reg  [127:0] keys_1_rdata;
    reg          asked;
    reg  [127:0] held;
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
    wire         rounds_done;
    wire [127:0] rounds_cipher;
    wire         rounds_travelled_hash_key;
    wire  [11:0] rounds_travelled_slot_key;
    wire         rounds_travelled_slot_text;
    wire         rounds_travelled_slot_end;
    wire         rounds_travelled_slot_hashed;
    wire         rounds_travelled_slot_seal;
    wire   [4:0] rounds_travelled_slot_count;
    wire  [13:0] rounds_travelled_slot_aad_bytes;
    wire  [13:0] rounds_travelled_slot_text_bytes;
    wire         rounds_travelled_slot_bad;
    (* no_rw_check *)
    reg  [127:0] keys_0 [0:4095];
    (* no_rw_check *)
    reg  [127:0] keys_1 [0:4095];

    delay_w51_c1 sideband_later (
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

    aes256_cipher_table_r13_s51 rounds (
        .clk                       (clk),
        .rst                       (rst),
        .valid                     (asked),
        .block                     (held),
        .key                       ({keys_0_rdata, keys_1_rdata}),
        .sideband_hash_key         (sideband_later_q_hash_key),
        .sideband_slot_key         (sideband_later_q_slot_key),
        .sideband_slot_text        (sideband_later_q_slot_text),
        .sideband_slot_end         (sideband_later_q_slot_end),
        .sideband_slot_hashed      (sideband_later_q_slot_hashed),
        .sideband_slot_seal        (sideband_later_q_slot_seal),
        .sideband_slot_count       (sideband_later_q_slot_count),
        .sideband_slot_aad_bytes   (sideband_later_q_slot_aad_bytes),
        .sideband_slot_text_bytes  (sideband_later_q_slot_text_bytes),
        .sideband_slot_bad         (sideband_later_q_slot_bad),
        .done                      (rounds_done),
        .cipher                    (rounds_cipher),
        .travelled_hash_key        (rounds_travelled_hash_key),
        .travelled_slot_key        (rounds_travelled_slot_key),
        .travelled_slot_text       (rounds_travelled_slot_text),
        .travelled_slot_end        (rounds_travelled_slot_end),
        .travelled_slot_hashed     (rounds_travelled_slot_hashed),
        .travelled_slot_seal       (rounds_travelled_slot_seal),
        .travelled_slot_count      (rounds_travelled_slot_count),
        .travelled_slot_aad_bytes  (rounds_travelled_slot_aad_bytes),
        .travelled_slot_text_bytes (rounds_travelled_slot_text_bytes),
        .travelled_slot_bad        (rounds_travelled_slot_bad)
    );

    always @(posedge clk) begin
        keys_0_rdata <= keys_0[slot];
        if (installed_enable && (installed_all || installed_round == 4'd0)) keys_0[installed_slot] <= installed_key;
    end

    always @(posedge clk) begin
        keys_1_rdata <= keys_1[slot];
        if (installed_enable && (installed_all || installed_round == 4'd1)) keys_1[installed_slot] <= installed_key;
    end

    always @(posedge clk) begin
        if (rst) begin
            installed_enable <= 1'b0;
            asked <= 1'b0;
        end else begin
            installed_enable <= install_enable;
            asked <= valid;
        end
    end

    always @(posedge clk) begin
        installed_all <= install_all;
        installed_slot <= install_slot;
        installed_round <= install_round;
        installed_key <= install_key;
        held <= block;
    end

    assign done = rounds_done;
    assign cipher = rounds_cipher;
    assign travelled_hash_key = rounds_travelled_hash_key;
    assign travelled_slot_key = rounds_travelled_slot_key;
    assign travelled_slot_text = rounds_travelled_slot_text;
    assign travelled_slot_end = rounds_travelled_slot_end;
    assign travelled_slot_hashed = rounds_travelled_slot_hashed;
    assign travelled_slot_seal = rounds_travelled_slot_seal;
    assign travelled_slot_count = rounds_travelled_slot_count;
    assign travelled_slot_aad_bytes = rounds_travelled_slot_aad_bytes;
    assign travelled_slot_text_bytes = rounds_travelled_slot_text_bytes;
    assign travelled_slot_bad = rounds_travelled_slot_bad;

endmodule

`default_nettype wire
