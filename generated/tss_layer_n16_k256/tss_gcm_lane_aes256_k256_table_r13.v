// AES-256-GCM of packets, 16 bytes a clock, with 256 keys that others install.
`default_nettype none

module tss_gcm_lane_aes256_k256_table_r13 (
    input  wire         clk,
    input  wire         rst,
    input  wire         round_keys_enable,
    input  wire         round_keys_all,
    input  wire   [7:0] round_keys_slot,
    input  wire   [3:0] round_keys_round,
    input  wire [127:0] round_keys_key,
    input  wire         powers_enable,
    input  wire   [7:0] powers_key,
    input  wire         powers_power,
    input  wire [127:0] powers_value,
    input  wire         ask,
    input  wire   [7:0] asked,
    output wire         hash_key_valid,
    output wire [127:0] hash_key,
    input  wire   [7:0] descriptor_payload_key,
    input  wire  [95:0] descriptor_payload_iv,
    input  wire         descriptor_payload_seal,
    input  wire  [13:0] descriptor_payload_aad_bytes,
    input  wire  [13:0] descriptor_payload_crypt_offset,
    input  wire         descriptor_valid,
    output wire         descriptor_ready,
    input  wire [127:0] packets_payload_data,
    input  wire  [15:0] packets_payload_keep,
    input  wire         packets_payload_last,
    input  wire         packets_valid,
    output wire         packets_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         descriptors_up_ready;
    wire   [7:0] descriptors_down_0_payload_key;
    wire  [95:0] descriptors_down_0_payload_iv;
    wire         descriptors_down_0_payload_seal;
    wire  [13:0] descriptors_down_0_payload_aad_bytes;
    wire  [13:0] descriptors_down_0_payload_crypt_offset;
    wire         descriptors_down_0_valid;
    wire   [7:0] descriptors_down_1_payload_key;
    wire  [95:0] descriptors_down_1_payload_iv;
    wire         descriptors_down_1_payload_seal;
    wire  [13:0] descriptors_down_1_payload_aad_bytes;
    wire  [13:0] descriptors_down_1_payload_crypt_offset;
    wire         descriptors_down_1_valid;
    wire         mark_seal_ready;
    wire         mark_up_ready;
    wire [127:0] mark_down_payload_data;
    wire         mark_down_payload_last;
    wire   [4:0] mark_down_payload_body;
    wire         mark_down_payload_body_ends;
    wire         mark_down_payload_short;
    wire         mark_down_valid;
    wire         slice_up_ready;
    wire [127:0] slice_down_payload_data;
    wire         slice_down_payload_last;
    wire   [4:0] slice_down_payload_body;
    wire         slice_down_payload_body_ends;
    wire         slice_down_payload_short;
    wire         slice_down_valid;
    wire         segment_goes;
    wire         segment_issue;
    wire   [7:0] segment_slot_key;
    wire         segment_slot_text;
    wire         segment_slot_end;
    wire         segment_slot_hashed;
    wire         segment_slot_seal;
    wire   [4:0] segment_slot_count;
    wire  [13:0] segment_slot_aad_bytes;
    wire  [13:0] segment_slot_text_bytes;
    wire         segment_slot_bad;
    wire [127:0] segment_block;
    wire [127:0] segment_data;
    wire         segment_descriptor_ready;
    wire         segment_up_ready;
    reg          asks;
    wire         aes_done;
    wire [127:0] aes_cipher;
    wire         aes_travelled_hash_key;
    wire   [7:0] aes_travelled_slot_key;
    wire         aes_travelled_slot_text;
    wire         aes_travelled_slot_end;
    wire         aes_travelled_slot_hashed;
    wire         aes_travelled_slot_seal;
    wire   [4:0] aes_travelled_slot_count;
    wire  [13:0] aes_travelled_slot_aad_bytes;
    wire  [13:0] aes_travelled_slot_text_bytes;
    wire         aes_travelled_slot_bad;
    wire [127:0] data_later_q;
    reg  [127:0] worked_slot_data;
    reg    [4:0] worked_slot_count;
    reg          worked_slot_end;
    reg          worked_slot_seal;
    reg          worked_slot_bad;
    reg          is_hashed;
    reg  [127:0] hashed_block;
    reg    [7:0] key;
    wire [127:0] ghash_hash;
    wire         ghash_done;
    reg          is_worked;
    wire         slots_ready;
    wire [127:0] slots_down_payload_data;
    wire   [4:0] slots_down_payload_count;
    wire         slots_down_payload_end;
    wire         slots_down_payload_seal;
    wire         slots_down_payload_bad;
    wire         slots_down_valid;
    wire         hashes_up_ready;
    wire [127:0] hashes_down_payload;
    wire         hashes_down_valid;
    wire         pack_up_ready;
    wire [127:0] pack_down_payload_data;
    wire  [15:0] pack_down_payload_keep;
    wire         pack_down_payload_last;
    wire         pack_down_payload_ok;
    wire         pack_down_valid;

    wire         room = slots_ready && !ask;
    wire [127:0] worked_word = {
        aes_cipher[7:0],
        aes_cipher[15:8],
        aes_cipher[23:16],
        aes_cipher[31:24],
        aes_cipher[39:32],
        aes_cipher[47:40],
        aes_cipher[55:48],
        aes_cipher[63:56],
        aes_cipher[71:64],
        aes_cipher[79:72],
        aes_cipher[87:80],
        aes_cipher[95:88],
        aes_cipher[103:96],
        aes_cipher[111:104],
        aes_cipher[119:112],
        aes_cipher[127:120]
    };
    wire  [15:0] worked_and = ~({16{1'b1}} << aes_travelled_slot_count) & {16{aes_travelled_slot_text}};
    wire  [15:0] worked_or = worked_and | {16{aes_travelled_slot_end}};
    wire         worked_or_15 = worked_or[15];
    wire         worked_or_14 = worked_or[14];
    wire         worked_or_13 = worked_or[13];
    wire         worked_or_12 = worked_or[12];
    wire         worked_or_11 = worked_or[11];
    wire         worked_or_10 = worked_or[10];
    wire         worked_or_9 = worked_or[9];
    wire         worked_or_8 = worked_or[8];
    wire         worked_or_7 = worked_or[7];
    wire         worked_or_6 = worked_or[6];
    wire         worked_or_5 = worked_or[5];
    wire         worked_or_4 = worked_or[4];
    wire         worked_or_3 = worked_or[3];
    wire         worked_or_2 = worked_or[2];
    wire         worked_or_1 = worked_or[1];
    wire         worked_or_0 = worked_or[0];
    wire [127:0] worked_word_2 = {
        {7{worked_or_15}},
        worked_or[15:14],
        {6{worked_or_14}},
        worked_or[14:13],
        {6{worked_or_13}},
        worked_or[13:12],
        {6{worked_or_12}},
        worked_or[12:11],
        {6{worked_or_11}},
        worked_or[11:10],
        {6{worked_or_10}},
        worked_or[10:9],
        {6{worked_or_9}},
        worked_or[9:8],
        {6{worked_or_8}},
        worked_or[8:7],
        {6{worked_or_7}},
        worked_or[7:6],
        {6{worked_or_6}},
        worked_or[6:5],
        {6{worked_or_5}},
        worked_or[5:4],
        {6{worked_or_4}},
        worked_or[4:3],
        {6{worked_or_3}},
        worked_or[3:2],
        {6{worked_or_2}},
        worked_or[2:1],
        {6{worked_or_1}},
        worked_or[1:0],
        {7{worked_or_0}}
    };
    wire [127:0] worked = data_later_q ^ (worked_word & worked_word_2);
    wire [127:0] hashed_word = {47'd0, aes_travelled_slot_aad_bytes, 50'd0, aes_travelled_slot_text_bytes, 3'd0};
    wire [127:0] hashed_choice = aes_travelled_slot_seal ? worked : data_later_q;
    wire [127:0] hashed_word_2 = {
        hashed_choice[7:0],
        hashed_choice[15:8],
        hashed_choice[23:16],
        hashed_choice[31:24],
        hashed_choice[39:32],
        hashed_choice[47:40],
        hashed_choice[55:48],
        hashed_choice[63:56],
        hashed_choice[71:64],
        hashed_choice[79:72],
        hashed_choice[87:80],
        hashed_choice[95:88],
        hashed_choice[103:96],
        hashed_choice[111:104],
        hashed_choice[119:112],
        hashed_choice[127:120]
    };
    wire [127:0] hashed = aes_travelled_slot_end ? hashed_word : hashed_word_2;
    wire         is_slot = aes_done && !aes_travelled_hash_key;
    wire         complete = !slots_down_payload_end || hashes_down_valid;
    wire [127:0] icv_word = {
        hashes_down_payload[7:0],
        hashes_down_payload[15:8],
        hashes_down_payload[23:16],
        hashes_down_payload[31:24],
        hashes_down_payload[39:32],
        hashes_down_payload[47:40],
        hashes_down_payload[55:48],
        hashes_down_payload[63:56],
        hashes_down_payload[71:64],
        hashes_down_payload[79:72],
        hashes_down_payload[87:80],
        hashes_down_payload[95:88],
        hashes_down_payload[103:96],
        hashes_down_payload[111:104],
        hashes_down_payload[119:112],
        hashes_down_payload[127:120]
    };
    wire [127:0] icv = slots_down_payload_data ^ icv_word;
    wire         shown = !slots_down_payload_end || slots_down_payload_seal;
    wire         slots_down_held_mapped_ready = pack_up_ready;
    wire         hashes_down_ready_term = slots_down_valid && complete;
    wire         pack_up_payload_count_term = slots_down_payload_end && slots_down_payload_seal;

    broadcast_w133_n2 descriptors (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_key              (descriptor_payload_key),
        .up_payload_iv               (descriptor_payload_iv),
        .up_payload_seal             (descriptor_payload_seal),
        .up_payload_aad_bytes        (descriptor_payload_aad_bytes),
        .up_payload_crypt_offset     (descriptor_payload_crypt_offset),
        .up_valid                    (descriptor_valid),
        .up_ready                    (descriptors_up_ready),
        .down_0_payload_key          (descriptors_down_0_payload_key),
        .down_0_payload_iv           (descriptors_down_0_payload_iv),
        .down_0_payload_seal         (descriptors_down_0_payload_seal),
        .down_0_payload_aad_bytes    (descriptors_down_0_payload_aad_bytes),
        .down_0_payload_crypt_offset (descriptors_down_0_payload_crypt_offset),
        .down_0_valid                (descriptors_down_0_valid),
        .down_0_ready                (mark_seal_ready),
        .down_1_payload_key          (descriptors_down_1_payload_key),
        .down_1_payload_iv           (descriptors_down_1_payload_iv),
        .down_1_payload_seal         (descriptors_down_1_payload_seal),
        .down_1_payload_aad_bytes    (descriptors_down_1_payload_aad_bytes),
        .down_1_payload_crypt_offset (descriptors_down_1_payload_crypt_offset),
        .down_1_valid                (descriptors_down_1_valid),
        .down_1_ready                (segment_descriptor_ready)
    );

    gcm_body_mark mark (
        .clk                    (clk),
        .rst                    (rst),
        .seal_payload           (descriptors_down_0_payload_seal),
        .seal_valid             (descriptors_down_0_valid),
        .seal_ready             (mark_seal_ready),
        .up_payload_data        (packets_payload_data),
        .up_payload_keep        (packets_payload_keep),
        .up_payload_last        (packets_payload_last),
        .up_valid               (packets_valid),
        .up_ready               (mark_up_ready),
        .down_payload_data      (mark_down_payload_data),
        .down_payload_last      (mark_down_payload_last),
        .down_payload_body      (mark_down_payload_body),
        .down_payload_body_ends (mark_down_payload_body_ends),
        .down_payload_short     (mark_down_payload_short),
        .down_valid             (mark_down_valid),
        .down_ready             (slice_up_ready)
    );

    backward_slice_w136 slice (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_data        (mark_down_payload_data),
        .up_payload_last        (mark_down_payload_last),
        .up_payload_body        (mark_down_payload_body),
        .up_payload_body_ends   (mark_down_payload_body_ends),
        .up_payload_short       (mark_down_payload_short),
        .up_valid               (mark_down_valid),
        .up_ready               (slice_up_ready),
        .down_payload_data      (slice_down_payload_data),
        .down_payload_last      (slice_down_payload_last),
        .down_payload_body      (slice_down_payload_body),
        .down_payload_body_ends (slice_down_payload_body_ends),
        .down_payload_short     (slice_down_payload_short),
        .down_valid             (slice_down_valid),
        .down_ready             (segment_up_ready)
    );

    gcm_segment_b16_k256_n14 segment (
        .clk                             (clk),
        .rst                             (rst),
        .room                            (room),
        .goes                            (segment_goes),
        .issue                           (segment_issue),
        .slot_key                        (segment_slot_key),
        .slot_text                       (segment_slot_text),
        .slot_end                        (segment_slot_end),
        .slot_hashed                     (segment_slot_hashed),
        .slot_seal                       (segment_slot_seal),
        .slot_count                      (segment_slot_count),
        .slot_aad_bytes                  (segment_slot_aad_bytes),
        .slot_text_bytes                 (segment_slot_text_bytes),
        .slot_bad                        (segment_slot_bad),
        .block                           (segment_block),
        .data                            (segment_data),
        .descriptor_payload_key          (descriptors_down_1_payload_key),
        .descriptor_payload_iv           (descriptors_down_1_payload_iv),
        .descriptor_payload_seal         (descriptors_down_1_payload_seal),
        .descriptor_payload_aad_bytes    (descriptors_down_1_payload_aad_bytes),
        .descriptor_payload_crypt_offset (descriptors_down_1_payload_crypt_offset),
        .descriptor_valid                (descriptors_down_1_valid),
        .descriptor_ready                (segment_descriptor_ready),
        .up_payload_data                 (slice_down_payload_data),
        .up_payload_last                 (slice_down_payload_last),
        .up_payload_body                 (slice_down_payload_body),
        .up_payload_body_ends            (slice_down_payload_body_ends),
        .up_payload_short                (slice_down_payload_short),
        .up_valid                        (slice_down_valid),
        .up_ready                        (segment_up_ready)
    );

    aes256_stored_cipher_table_r13_n256_s47 aes (
        .clk                       (clk),
        .rst                       (rst),
        .valid                     (segment_issue || asks),
        .block                     (segment_block & {128{!asks}}),
        .slot                      (asks ? asked : segment_slot_key),
        .sideband_hash_key         (asks),
        .sideband_slot_key         (segment_slot_key),
        .sideband_slot_text        (segment_slot_text),
        .sideband_slot_end         (segment_slot_end),
        .sideband_slot_hashed      (segment_slot_hashed),
        .sideband_slot_seal        (segment_slot_seal),
        .sideband_slot_count       (segment_slot_count),
        .sideband_slot_aad_bytes   (segment_slot_aad_bytes),
        .sideband_slot_text_bytes  (segment_slot_text_bytes),
        .sideband_slot_bad         (segment_slot_bad),
        .install_enable            (round_keys_enable),
        .install_all               (round_keys_all),
        .install_slot              (round_keys_slot),
        .install_round             (round_keys_round),
        .install_key               (round_keys_key),
        .done                      (aes_done),
        .cipher                    (aes_cipher),
        .travelled_hash_key        (aes_travelled_hash_key),
        .travelled_slot_key        (aes_travelled_slot_key),
        .travelled_slot_text       (aes_travelled_slot_text),
        .travelled_slot_end        (aes_travelled_slot_end),
        .travelled_slot_hashed     (aes_travelled_slot_hashed),
        .travelled_slot_seal       (aes_travelled_slot_seal),
        .travelled_slot_count      (aes_travelled_slot_count),
        .travelled_slot_aad_bytes  (aes_travelled_slot_aad_bytes),
        .travelled_slot_text_bytes (aes_travelled_slot_text_bytes),
        .travelled_slot_bad        (aes_travelled_slot_bad)
    );

    delay_w128_c15 data_later (
        .clk (clk),
        .d   (segment_data),
        .q   (data_later_q)
    );

    ghash_p1_k256 ghash (
        .clk            (clk),
        .rst            (rst),
        .valid          (is_hashed),
        .block_0        (hashed_block),
        .last           (worked_slot_end),
        .count          (1'b1),
        .key            (key),
        .install_enable (powers_enable),
        .install_key    (powers_key),
        .install_power  (powers_power),
        .install_value  (powers_value),
        .hash           (ghash_hash),
        .done           (ghash_done)
    );

    result_buffer_w136_d64_late_both slots (
        .clk                (clk),
        .rst                (rst),
        .issue              (segment_goes),
        .done               (is_worked),
        .result_data        (worked_slot_data),
        .result_count       (worked_slot_count),
        .result_end         (worked_slot_end),
        .result_seal        (worked_slot_seal),
        .result_bad         (worked_slot_bad),
        .ready              (slots_ready),
        .down_payload_data  (slots_down_payload_data),
        .down_payload_count (slots_down_payload_count),
        .down_payload_end   (slots_down_payload_end),
        .down_payload_seal  (slots_down_payload_seal),
        .down_payload_bad   (slots_down_payload_bad),
        .down_valid         (slots_down_valid),
        .down_ready         (slots_down_held_mapped_ready && complete)
    );

    fifo_w128_d64 hashes (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (ghash_hash),
        .up_valid     (ghash_done),
        .up_ready     (hashes_up_ready),
        .down_payload (hashes_down_payload),
        .down_valid   (hashes_down_valid),
        .down_ready   (hashes_down_ready_term && slots_down_payload_end && slots_down_held_mapped_ready)
    );

    packet_pack_b16 pack (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   ((slots_down_payload_end ? icv : slots_down_payload_data) & {128{shown}}),
        .up_payload_count  (pack_up_payload_count_term ? 5'd16 : slots_down_payload_count),
        .up_payload_last   (slots_down_payload_end),
        .up_payload_ok     (!slots_down_payload_bad && (slots_down_payload_seal || icv == 128'd0)),
        .up_payload_wrong  (slots_down_payload_bad || (!slots_down_payload_seal && (|icv))),
        .up_valid          (hashes_down_ready_term),
        .up_ready          (pack_up_ready),
        .down_payload_data (pack_down_payload_data),
        .down_payload_keep (pack_down_payload_keep),
        .down_payload_last (pack_down_payload_last),
        .down_payload_ok   (pack_down_payload_ok),
        .down_valid        (pack_down_valid),
        .down_ready        (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            asks <= 1'b0;
            is_hashed <= 1'b0;
            is_worked <= 1'b0;
        end else begin
            asks <= ask;
            is_hashed <= is_slot && aes_travelled_slot_hashed;
            is_worked <= is_slot;
        end
    end

    always @(posedge clk) begin
        worked_slot_data <= worked;
        worked_slot_count <= aes_travelled_slot_count;
        worked_slot_end <= aes_travelled_slot_end;
        worked_slot_seal <= aes_travelled_slot_seal;
        worked_slot_bad <= aes_travelled_slot_bad;
        hashed_block <= hashed;
        key <= aes_travelled_slot_key;
    end

    assign hash_key_valid = aes_done && aes_travelled_hash_key;
    assign hash_key = aes_cipher;
    assign descriptor_ready = descriptors_up_ready;
    assign packets_ready = mark_up_ready;
    assign down_payload_data = pack_down_payload_data;
    assign down_payload_keep = pack_down_payload_keep;
    assign down_payload_last = pack_down_payload_last;
    assign down_payload_ok = pack_down_payload_ok;
    assign down_valid = pack_down_valid;

    wire _unused_ok = &{1'b0, descriptors_down_0_payload_key, descriptors_down_0_payload_iv, descriptors_down_0_payload_aad_bytes, descriptors_down_0_payload_crypt_offset, hashes_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) hash_finds_room: assert (!ghash_done || hashes_up_ready);
`endif

endmodule

`default_nettype wire
