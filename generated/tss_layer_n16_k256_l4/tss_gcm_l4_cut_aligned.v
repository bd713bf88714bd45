// AES-256-GCM of packets, 64 bytes a clock, with 256 keys.
`default_nettype none

module tss_gcm_l4_cut_aligned (
    input  wire         clk,
    input  wire         rst,
    input  wire         erase_enable,
    input  wire   [7:0] erase_number,
    output wire         installed,
    output wire   [7:0] installed_number,
    output wire   [1:0] refused,
    input  wire   [7:0] keys_payload_number,
    input  wire [255:0] keys_payload_key,
    input  wire         keys_valid,
    output wire         keys_ready,
    input  wire   [7:0] descriptor_payload_key,
    input  wire  [95:0] descriptor_payload_iv,
    input  wire         descriptor_payload_seal,
    input  wire  [13:0] descriptor_payload_aad_bytes,
    input  wire  [13:0] descriptor_payload_crypt_offset,
    input  wire         descriptor_valid,
    output wire         descriptor_ready,
    input  wire [511:0] packets_payload_data,
    input  wire  [63:0] packets_payload_keep,
    input  wire   [3:0] packets_payload_enable,
    input  wire   [3:0] packets_payload_last,
    input  wire         packets_valid,
    output wire         packets_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire   [3:0] down_payload_enable,
    output wire   [3:0] down_payload_last,
    output wire   [3:0] down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         key_install_request;
    wire   [7:0] key_install_number;
    wire         key_install_installed;
    wire         key_install_round_keys_enable;
    wire         key_install_round_keys_all;
    wire   [7:0] key_install_round_keys_slot;
    wire   [3:0] key_install_round_keys_round;
    wire [127:0] key_install_round_keys_key;
    wire         key_install_powers_enable;
    wire   [7:0] key_install_powers_key;
    wire         key_install_powers_power;
    wire [127:0] key_install_powers_value;
    wire         key_install_up_ready;
    reg          round_keys_enable;
    reg          round_keys_all;
    reg    [7:0] round_keys_slot;
    reg    [3:0] round_keys_round;
    reg  [127:0] round_keys_key;
    reg          powers_enable;
    reg    [7:0] powers_key;
    reg          powers_power;
    reg  [127:0] powers_value;
    reg          ask;
    reg          installed_now;
    reg    [7:0] number_of_installed;
    wire         distribute_up_ready;
    wire   [1:0] distribute_starts_payload_lane;
    wire   [1:0] distribute_starts_payload_before;
    wire         distribute_starts_valid;
    wire [127:0] distribute_down_0_payload_data;
    wire  [15:0] distribute_down_0_payload_keep;
    wire         distribute_down_0_payload_last;
    wire         distribute_down_0_valid;
    wire [127:0] distribute_down_1_payload_data;
    wire  [15:0] distribute_down_1_payload_keep;
    wire         distribute_down_1_payload_last;
    wire         distribute_down_1_valid;
    wire [127:0] distribute_down_2_payload_data;
    wire  [15:0] distribute_down_2_payload_keep;
    wire         distribute_down_2_payload_last;
    wire         distribute_down_2_valid;
    wire [127:0] distribute_down_3_payload_data;
    wire  [15:0] distribute_down_3_payload_keep;
    wire         distribute_down_3_payload_last;
    wire         distribute_down_3_valid;
    wire         starts_up_ready;
    wire   [1:0] starts_down_payload_lane;
    wire   [1:0] starts_down_payload_before;
    wire         starts_down_valid;
    wire         descriptors_0_up_ready;
    wire   [7:0] descriptors_0_down_payload_key;
    wire  [95:0] descriptors_0_down_payload_iv;
    wire         descriptors_0_down_payload_seal;
    wire  [13:0] descriptors_0_down_payload_aad_bytes;
    wire  [13:0] descriptors_0_down_payload_crypt_offset;
    wire         descriptors_0_down_valid;
    wire         next_0_up_ready;
    wire   [7:0] next_0_down_payload_key;
    wire  [95:0] next_0_down_payload_iv;
    wire         next_0_down_payload_seal;
    wire  [13:0] next_0_down_payload_aad_bytes;
    wire  [13:0] next_0_down_payload_crypt_offset;
    wire         next_0_down_valid;
    wire         descriptors_1_up_ready;
    wire   [7:0] descriptors_1_down_payload_key;
    wire  [95:0] descriptors_1_down_payload_iv;
    wire         descriptors_1_down_payload_seal;
    wire  [13:0] descriptors_1_down_payload_aad_bytes;
    wire  [13:0] descriptors_1_down_payload_crypt_offset;
    wire         descriptors_1_down_valid;
    wire         next_1_up_ready;
    wire   [7:0] next_1_down_payload_key;
    wire  [95:0] next_1_down_payload_iv;
    wire         next_1_down_payload_seal;
    wire  [13:0] next_1_down_payload_aad_bytes;
    wire  [13:0] next_1_down_payload_crypt_offset;
    wire         next_1_down_valid;
    wire         descriptors_2_up_ready;
    wire   [7:0] descriptors_2_down_payload_key;
    wire  [95:0] descriptors_2_down_payload_iv;
    wire         descriptors_2_down_payload_seal;
    wire  [13:0] descriptors_2_down_payload_aad_bytes;
    wire  [13:0] descriptors_2_down_payload_crypt_offset;
    wire         descriptors_2_down_valid;
    wire         next_2_up_ready;
    wire   [7:0] next_2_down_payload_key;
    wire  [95:0] next_2_down_payload_iv;
    wire         next_2_down_payload_seal;
    wire  [13:0] next_2_down_payload_aad_bytes;
    wire  [13:0] next_2_down_payload_crypt_offset;
    wire         next_2_down_valid;
    wire         descriptors_3_up_ready;
    wire   [7:0] descriptors_3_down_payload_key;
    wire  [95:0] descriptors_3_down_payload_iv;
    wire         descriptors_3_down_payload_seal;
    wire  [13:0] descriptors_3_down_payload_aad_bytes;
    wire  [13:0] descriptors_3_down_payload_crypt_offset;
    wire         descriptors_3_down_valid;
    wire         next_3_up_ready;
    wire   [7:0] next_3_down_payload_key;
    wire  [95:0] next_3_down_payload_iv;
    wire         next_3_down_payload_seal;
    wire  [13:0] next_3_down_payload_aad_bytes;
    wire  [13:0] next_3_down_payload_crypt_offset;
    wire         next_3_down_valid;
    wire         order_up_ready;
    wire   [1:0] order_down_payload;
    wire         order_down_valid;
    wire         lane_0_hash_key_valid;
    wire [127:0] lane_0_hash_key;
    wire         lane_0_descriptor_ready;
    wire         lane_0_packets_ready;
    wire [127:0] lane_0_down_payload_data;
    wire  [15:0] lane_0_down_payload_keep;
    wire         lane_0_down_payload_last;
    wire         lane_0_down_payload_ok;
    wire         lane_0_down_valid;
    wire         lane_1_hash_key_valid;
    wire [127:0] lane_1_hash_key;
    wire         lane_1_descriptor_ready;
    wire         lane_1_packets_ready;
    wire [127:0] lane_1_down_payload_data;
    wire  [15:0] lane_1_down_payload_keep;
    wire         lane_1_down_payload_last;
    wire         lane_1_down_payload_ok;
    wire         lane_1_down_valid;
    wire         lane_2_hash_key_valid;
    wire [127:0] lane_2_hash_key;
    wire         lane_2_descriptor_ready;
    wire         lane_2_packets_ready;
    wire [127:0] lane_2_down_payload_data;
    wire  [15:0] lane_2_down_payload_keep;
    wire         lane_2_down_payload_last;
    wire         lane_2_down_payload_ok;
    wire         lane_2_down_valid;
    wire         lane_3_hash_key_valid;
    wire [127:0] lane_3_hash_key;
    wire         lane_3_descriptor_ready;
    wire         lane_3_packets_ready;
    wire [127:0] lane_3_down_payload_data;
    wire  [15:0] lane_3_down_payload_keep;
    wire         lane_3_down_payload_last;
    wire         lane_3_down_payload_ok;
    wire         lane_3_down_valid;
    wire   [1:0] collect_refused;
    wire         collect_up_0_ready;
    wire         collect_up_1_ready;
    wire         collect_up_2_ready;
    wire         collect_up_3_ready;
    wire         collect_place_0_ready;
    wire         collect_place_1_ready;
    wire         collect_place_2_ready;
    wire         collect_place_3_ready;
    wire         collect_order_ready;
    wire [511:0] collect_down_payload_data;
    wire  [63:0] collect_down_payload_keep;
    wire   [3:0] collect_down_payload_enable;
    wire   [3:0] collect_down_payload_last;
    wire   [3:0] collect_down_payload_ok;
    wire         collect_down_valid;

    wire         hash_key_valid = lane_0_hash_key_valid;
    wire [127:0] hash_key = lane_0_hash_key;
    wire         narrow_ready_0 = lane_0_packets_ready;
    wire         narrow_ready_1 = lane_1_packets_ready;
    wire         narrow_ready_2 = lane_2_packets_ready;
    wire         narrow_ready_3 = lane_3_packets_ready;
    wire         start_ready = starts_up_ready;
    wire         room_choice = starts_down_payload_lane[0] ? descriptors_3_up_ready : descriptors_2_up_ready;
    wire         room_choice_2 = starts_down_payload_lane[0] ? descriptors_1_up_ready : descriptors_0_up_ready;
    wire         room = order_up_ready && (starts_down_payload_lane[1] ? room_choice : room_choice_2);
    wire         start_taken = starts_down_valid && descriptor_valid && room;
    wire         descriptor_ready_0 = lane_0_descriptor_ready;
    wire         descriptor_ready_1 = lane_1_descriptor_ready;
    wire         descriptor_ready_2 = lane_2_descriptor_ready;
    wire         descriptor_ready_3 = lane_3_descriptor_ready;
    wire         place_ready_0 = collect_place_0_ready;
    wire         place_ready_1 = collect_place_1_ready;
    wire         place_ready_2 = collect_place_2_ready;
    wire         place_ready_3 = collect_place_3_ready;
    wire         order_ready = collect_order_ready;
    wire         given_0 = start_taken && starts_down_payload_lane == 2'd0;
    wire         waiting_ready_0 = next_0_up_ready;
    wire         given_1 = start_taken && starts_down_payload_lane == 2'd1;
    wire         waiting_ready_1 = next_1_up_ready;
    wire         given_2 = start_taken && starts_down_payload_lane == 2'd2;
    wire         waiting_ready_2 = next_2_up_ready;
    wire         given_3 = start_taken && starts_down_payload_lane == 2'd3;
    wire         waiting_ready_3 = next_3_up_ready;
    wire         lane_ready_0 = collect_up_0_ready;
    wire         lane_ready_1 = collect_up_1_ready;
    wire         lane_ready_2 = collect_up_2_ready;
    wire         lane_ready_3 = collect_up_3_ready;

    gcm256_key_install_table_k256_p1 key_install (
        .clk               (clk),
        .rst               (rst),
        .hash_key_valid    (hash_key_valid),
        .hash_key          (hash_key),
        .erase_enable      (erase_enable),
        .erase_number      (erase_number),
        .request           (key_install_request),
        .number            (key_install_number),
        .installed         (key_install_installed),
        .round_keys_enable (key_install_round_keys_enable),
        .round_keys_all    (key_install_round_keys_all),
        .round_keys_slot   (key_install_round_keys_slot),
        .round_keys_round  (key_install_round_keys_round),
        .round_keys_key    (key_install_round_keys_key),
        .powers_enable     (key_install_powers_enable),
        .powers_key        (key_install_powers_key),
        .powers_power      (key_install_powers_power),
        .powers_value      (key_install_powers_value),
        .up_payload_number (keys_payload_number),
        .up_payload_key    (keys_payload_key),
        .up_valid          (keys_valid),
        .up_ready          (key_install_up_ready)
    );

    packet_distribute_n4_b16_d256_t96_aligned distribute (
        .clk                   (clk),
        .rst                   (rst),
        .up_payload_data       (packets_payload_data),
        .up_payload_keep       (packets_payload_keep),
        .up_payload_enable     (packets_payload_enable),
        .up_payload_last       (packets_payload_last),
        .up_valid              (packets_valid),
        .up_ready              (distribute_up_ready),
        .starts_payload_lane   (distribute_starts_payload_lane),
        .starts_payload_before (distribute_starts_payload_before),
        .starts_valid          (distribute_starts_valid),
        .starts_ready          (start_ready),
        .down_0_payload_data   (distribute_down_0_payload_data),
        .down_0_payload_keep   (distribute_down_0_payload_keep),
        .down_0_payload_last   (distribute_down_0_payload_last),
        .down_0_valid          (distribute_down_0_valid),
        .down_0_ready          (narrow_ready_0),
        .down_1_payload_data   (distribute_down_1_payload_data),
        .down_1_payload_keep   (distribute_down_1_payload_keep),
        .down_1_payload_last   (distribute_down_1_payload_last),
        .down_1_valid          (distribute_down_1_valid),
        .down_1_ready          (narrow_ready_1),
        .down_2_payload_data   (distribute_down_2_payload_data),
        .down_2_payload_keep   (distribute_down_2_payload_keep),
        .down_2_payload_last   (distribute_down_2_payload_last),
        .down_2_valid          (distribute_down_2_valid),
        .down_2_ready          (narrow_ready_2),
        .down_3_payload_data   (distribute_down_3_payload_data),
        .down_3_payload_keep   (distribute_down_3_payload_keep),
        .down_3_payload_last   (distribute_down_3_payload_last),
        .down_3_valid          (distribute_down_3_valid),
        .down_3_ready          (narrow_ready_3)
    );

    fifo_w4_d4 starts (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_lane     (distribute_starts_payload_lane),
        .up_payload_before   (distribute_starts_payload_before),
        .up_valid            (distribute_starts_valid),
        .up_ready            (starts_up_ready),
        .down_payload_lane   (starts_down_payload_lane),
        .down_payload_before (starts_down_payload_before),
        .down_valid          (starts_down_valid),
        .down_ready          (start_taken)
    );

    fifo_w133_d64 descriptors_0 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptor_payload_key),
        .up_payload_iv             (descriptor_payload_iv),
        .up_payload_seal           (descriptor_payload_seal),
        .up_payload_aad_bytes      (descriptor_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptor_payload_crypt_offset),
        .up_valid                  (given_0),
        .up_ready                  (descriptors_0_up_ready),
        .down_payload_key          (descriptors_0_down_payload_key),
        .down_payload_iv           (descriptors_0_down_payload_iv),
        .down_payload_seal         (descriptors_0_down_payload_seal),
        .down_payload_aad_bytes    (descriptors_0_down_payload_aad_bytes),
        .down_payload_crypt_offset (descriptors_0_down_payload_crypt_offset),
        .down_valid                (descriptors_0_down_valid),
        .down_ready                (waiting_ready_0)
    );

    forward_slice_w133 next_0 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptors_0_down_payload_key),
        .up_payload_iv             (descriptors_0_down_payload_iv),
        .up_payload_seal           (descriptors_0_down_payload_seal),
        .up_payload_aad_bytes      (descriptors_0_down_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptors_0_down_payload_crypt_offset),
        .up_valid                  (descriptors_0_down_valid),
        .up_ready                  (next_0_up_ready),
        .down_payload_key          (next_0_down_payload_key),
        .down_payload_iv           (next_0_down_payload_iv),
        .down_payload_seal         (next_0_down_payload_seal),
        .down_payload_aad_bytes    (next_0_down_payload_aad_bytes),
        .down_payload_crypt_offset (next_0_down_payload_crypt_offset),
        .down_valid                (next_0_down_valid),
        .down_ready                (descriptor_ready_0)
    );

    fifo_w133_d64 descriptors_1 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptor_payload_key),
        .up_payload_iv             (descriptor_payload_iv),
        .up_payload_seal           (descriptor_payload_seal),
        .up_payload_aad_bytes      (descriptor_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptor_payload_crypt_offset),
        .up_valid                  (given_1),
        .up_ready                  (descriptors_1_up_ready),
        .down_payload_key          (descriptors_1_down_payload_key),
        .down_payload_iv           (descriptors_1_down_payload_iv),
        .down_payload_seal         (descriptors_1_down_payload_seal),
        .down_payload_aad_bytes    (descriptors_1_down_payload_aad_bytes),
        .down_payload_crypt_offset (descriptors_1_down_payload_crypt_offset),
        .down_valid                (descriptors_1_down_valid),
        .down_ready                (waiting_ready_1)
    );

    forward_slice_w133 next_1 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptors_1_down_payload_key),
        .up_payload_iv             (descriptors_1_down_payload_iv),
        .up_payload_seal           (descriptors_1_down_payload_seal),
        .up_payload_aad_bytes      (descriptors_1_down_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptors_1_down_payload_crypt_offset),
        .up_valid                  (descriptors_1_down_valid),
        .up_ready                  (next_1_up_ready),
        .down_payload_key          (next_1_down_payload_key),
        .down_payload_iv           (next_1_down_payload_iv),
        .down_payload_seal         (next_1_down_payload_seal),
        .down_payload_aad_bytes    (next_1_down_payload_aad_bytes),
        .down_payload_crypt_offset (next_1_down_payload_crypt_offset),
        .down_valid                (next_1_down_valid),
        .down_ready                (descriptor_ready_1)
    );

    fifo_w133_d64 descriptors_2 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptor_payload_key),
        .up_payload_iv             (descriptor_payload_iv),
        .up_payload_seal           (descriptor_payload_seal),
        .up_payload_aad_bytes      (descriptor_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptor_payload_crypt_offset),
        .up_valid                  (given_2),
        .up_ready                  (descriptors_2_up_ready),
        .down_payload_key          (descriptors_2_down_payload_key),
        .down_payload_iv           (descriptors_2_down_payload_iv),
        .down_payload_seal         (descriptors_2_down_payload_seal),
        .down_payload_aad_bytes    (descriptors_2_down_payload_aad_bytes),
        .down_payload_crypt_offset (descriptors_2_down_payload_crypt_offset),
        .down_valid                (descriptors_2_down_valid),
        .down_ready                (waiting_ready_2)
    );

    forward_slice_w133 next_2 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptors_2_down_payload_key),
        .up_payload_iv             (descriptors_2_down_payload_iv),
        .up_payload_seal           (descriptors_2_down_payload_seal),
        .up_payload_aad_bytes      (descriptors_2_down_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptors_2_down_payload_crypt_offset),
        .up_valid                  (descriptors_2_down_valid),
        .up_ready                  (next_2_up_ready),
        .down_payload_key          (next_2_down_payload_key),
        .down_payload_iv           (next_2_down_payload_iv),
        .down_payload_seal         (next_2_down_payload_seal),
        .down_payload_aad_bytes    (next_2_down_payload_aad_bytes),
        .down_payload_crypt_offset (next_2_down_payload_crypt_offset),
        .down_valid                (next_2_down_valid),
        .down_ready                (descriptor_ready_2)
    );

    fifo_w133_d64 descriptors_3 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptor_payload_key),
        .up_payload_iv             (descriptor_payload_iv),
        .up_payload_seal           (descriptor_payload_seal),
        .up_payload_aad_bytes      (descriptor_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptor_payload_crypt_offset),
        .up_valid                  (given_3),
        .up_ready                  (descriptors_3_up_ready),
        .down_payload_key          (descriptors_3_down_payload_key),
        .down_payload_iv           (descriptors_3_down_payload_iv),
        .down_payload_seal         (descriptors_3_down_payload_seal),
        .down_payload_aad_bytes    (descriptors_3_down_payload_aad_bytes),
        .down_payload_crypt_offset (descriptors_3_down_payload_crypt_offset),
        .down_valid                (descriptors_3_down_valid),
        .down_ready                (waiting_ready_3)
    );

    forward_slice_w133 next_3 (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptors_3_down_payload_key),
        .up_payload_iv             (descriptors_3_down_payload_iv),
        .up_payload_seal           (descriptors_3_down_payload_seal),
        .up_payload_aad_bytes      (descriptors_3_down_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptors_3_down_payload_crypt_offset),
        .up_valid                  (descriptors_3_down_valid),
        .up_ready                  (next_3_up_ready),
        .down_payload_key          (next_3_down_payload_key),
        .down_payload_iv           (next_3_down_payload_iv),
        .down_payload_seal         (next_3_down_payload_seal),
        .down_payload_aad_bytes    (next_3_down_payload_aad_bytes),
        .down_payload_crypt_offset (next_3_down_payload_crypt_offset),
        .down_valid                (next_3_down_valid),
        .down_ready                (descriptor_ready_3)
    );

    block_fifo_w2_d1024 order (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (starts_down_payload_lane),
        .up_valid     (start_taken),
        .up_ready     (order_up_ready),
        .down_payload (order_down_payload),
        .down_valid   (order_down_valid),
        .down_ready   (order_ready)
    );

    tss_gcm_lane_aes256_k256_table_r13 lane_0 (
        .clk                             (clk),
        .rst                             (rst),
        .round_keys_enable               (round_keys_enable),
        .round_keys_all                  (round_keys_all),
        .round_keys_slot                 (round_keys_slot),
        .round_keys_round                (round_keys_round),
        .round_keys_key                  (round_keys_key),
        .powers_enable                   (powers_enable),
        .powers_key                      (powers_key),
        .powers_power                    (powers_power),
        .powers_value                    (powers_value),
        .ask                             (ask),
        .asked                           (number_of_installed),
        .hash_key_valid                  (lane_0_hash_key_valid),
        .hash_key                        (lane_0_hash_key),
        .descriptor_payload_key          (next_0_down_payload_key),
        .descriptor_payload_iv           (next_0_down_payload_iv),
        .descriptor_payload_seal         (next_0_down_payload_seal),
        .descriptor_payload_aad_bytes    (next_0_down_payload_aad_bytes),
        .descriptor_payload_crypt_offset (next_0_down_payload_crypt_offset),
        .descriptor_valid                (next_0_down_valid),
        .descriptor_ready                (lane_0_descriptor_ready),
        .packets_payload_data            (distribute_down_0_payload_data),
        .packets_payload_keep            (distribute_down_0_payload_keep),
        .packets_payload_last            (distribute_down_0_payload_last),
        .packets_valid                   (distribute_down_0_valid),
        .packets_ready                   (lane_0_packets_ready),
        .down_payload_data               (lane_0_down_payload_data),
        .down_payload_keep               (lane_0_down_payload_keep),
        .down_payload_last               (lane_0_down_payload_last),
        .down_payload_ok                 (lane_0_down_payload_ok),
        .down_valid                      (lane_0_down_valid),
        .down_ready                      (lane_ready_0)
    );

    tss_gcm_lane_aes256_k256_table_r13 lane_1 (
        .clk                             (clk),
        .rst                             (rst),
        .round_keys_enable               (round_keys_enable),
        .round_keys_all                  (round_keys_all),
        .round_keys_slot                 (round_keys_slot),
        .round_keys_round                (round_keys_round),
        .round_keys_key                  (round_keys_key),
        .powers_enable                   (powers_enable),
        .powers_key                      (powers_key),
        .powers_power                    (powers_power),
        .powers_value                    (powers_value),
        .ask                             (1'b0),
        .asked                           (number_of_installed),
        .hash_key_valid                  (lane_1_hash_key_valid),
        .hash_key                        (lane_1_hash_key),
        .descriptor_payload_key          (next_1_down_payload_key),
        .descriptor_payload_iv           (next_1_down_payload_iv),
        .descriptor_payload_seal         (next_1_down_payload_seal),
        .descriptor_payload_aad_bytes    (next_1_down_payload_aad_bytes),
        .descriptor_payload_crypt_offset (next_1_down_payload_crypt_offset),
        .descriptor_valid                (next_1_down_valid),
        .descriptor_ready                (lane_1_descriptor_ready),
        .packets_payload_data            (distribute_down_1_payload_data),
        .packets_payload_keep            (distribute_down_1_payload_keep),
        .packets_payload_last            (distribute_down_1_payload_last),
        .packets_valid                   (distribute_down_1_valid),
        .packets_ready                   (lane_1_packets_ready),
        .down_payload_data               (lane_1_down_payload_data),
        .down_payload_keep               (lane_1_down_payload_keep),
        .down_payload_last               (lane_1_down_payload_last),
        .down_payload_ok                 (lane_1_down_payload_ok),
        .down_valid                      (lane_1_down_valid),
        .down_ready                      (lane_ready_1)
    );

    tss_gcm_lane_aes256_k256_table_r13 lane_2 (
        .clk                             (clk),
        .rst                             (rst),
        .round_keys_enable               (round_keys_enable),
        .round_keys_all                  (round_keys_all),
        .round_keys_slot                 (round_keys_slot),
        .round_keys_round                (round_keys_round),
        .round_keys_key                  (round_keys_key),
        .powers_enable                   (powers_enable),
        .powers_key                      (powers_key),
        .powers_power                    (powers_power),
        .powers_value                    (powers_value),
        .ask                             (1'b0),
        .asked                           (number_of_installed),
        .hash_key_valid                  (lane_2_hash_key_valid),
        .hash_key                        (lane_2_hash_key),
        .descriptor_payload_key          (next_2_down_payload_key),
        .descriptor_payload_iv           (next_2_down_payload_iv),
        .descriptor_payload_seal         (next_2_down_payload_seal),
        .descriptor_payload_aad_bytes    (next_2_down_payload_aad_bytes),
        .descriptor_payload_crypt_offset (next_2_down_payload_crypt_offset),
        .descriptor_valid                (next_2_down_valid),
        .descriptor_ready                (lane_2_descriptor_ready),
        .packets_payload_data            (distribute_down_2_payload_data),
        .packets_payload_keep            (distribute_down_2_payload_keep),
        .packets_payload_last            (distribute_down_2_payload_last),
        .packets_valid                   (distribute_down_2_valid),
        .packets_ready                   (lane_2_packets_ready),
        .down_payload_data               (lane_2_down_payload_data),
        .down_payload_keep               (lane_2_down_payload_keep),
        .down_payload_last               (lane_2_down_payload_last),
        .down_payload_ok                 (lane_2_down_payload_ok),
        .down_valid                      (lane_2_down_valid),
        .down_ready                      (lane_ready_2)
    );

    tss_gcm_lane_aes256_k256_table_r13 lane_3 (
        .clk                             (clk),
        .rst                             (rst),
        .round_keys_enable               (round_keys_enable),
        .round_keys_all                  (round_keys_all),
        .round_keys_slot                 (round_keys_slot),
        .round_keys_round                (round_keys_round),
        .round_keys_key                  (round_keys_key),
        .powers_enable                   (powers_enable),
        .powers_key                      (powers_key),
        .powers_power                    (powers_power),
        .powers_value                    (powers_value),
        .ask                             (1'b0),
        .asked                           (number_of_installed),
        .hash_key_valid                  (lane_3_hash_key_valid),
        .hash_key                        (lane_3_hash_key),
        .descriptor_payload_key          (next_3_down_payload_key),
        .descriptor_payload_iv           (next_3_down_payload_iv),
        .descriptor_payload_seal         (next_3_down_payload_seal),
        .descriptor_payload_aad_bytes    (next_3_down_payload_aad_bytes),
        .descriptor_payload_crypt_offset (next_3_down_payload_crypt_offset),
        .descriptor_valid                (next_3_down_valid),
        .descriptor_ready                (lane_3_descriptor_ready),
        .packets_payload_data            (distribute_down_3_payload_data),
        .packets_payload_keep            (distribute_down_3_payload_keep),
        .packets_payload_last            (distribute_down_3_payload_last),
        .packets_valid                   (distribute_down_3_valid),
        .packets_ready                   (lane_3_packets_ready),
        .down_payload_data               (lane_3_down_payload_data),
        .down_payload_keep               (lane_3_down_payload_keep),
        .down_payload_last               (lane_3_down_payload_last),
        .down_payload_ok                 (lane_3_down_payload_ok),
        .down_valid                      (lane_3_down_valid),
        .down_ready                      (lane_ready_3)
    );

    packet_collect_n4_b16_d256_rows collect (
        .clk                 (clk),
        .rst                 (rst),
        .refused             (collect_refused),
        .up_0_payload_data   (lane_0_down_payload_data),
        .up_0_payload_keep   (lane_0_down_payload_keep),
        .up_0_payload_last   (lane_0_down_payload_last),
        .up_0_payload_ok     (lane_0_down_payload_ok),
        .up_0_valid          (lane_0_down_valid),
        .up_0_ready          (collect_up_0_ready),
        .up_1_payload_data   (lane_1_down_payload_data),
        .up_1_payload_keep   (lane_1_down_payload_keep),
        .up_1_payload_last   (lane_1_down_payload_last),
        .up_1_payload_ok     (lane_1_down_payload_ok),
        .up_1_valid          (lane_1_down_valid),
        .up_1_ready          (collect_up_1_ready),
        .up_2_payload_data   (lane_2_down_payload_data),
        .up_2_payload_keep   (lane_2_down_payload_keep),
        .up_2_payload_last   (lane_2_down_payload_last),
        .up_2_payload_ok     (lane_2_down_payload_ok),
        .up_2_valid          (lane_2_down_valid),
        .up_2_ready          (collect_up_2_ready),
        .up_3_payload_data   (lane_3_down_payload_data),
        .up_3_payload_keep   (lane_3_down_payload_keep),
        .up_3_payload_last   (lane_3_down_payload_last),
        .up_3_payload_ok     (lane_3_down_payload_ok),
        .up_3_valid          (lane_3_down_valid),
        .up_3_ready          (collect_up_3_ready),
        .place_0_payload     (2'd0),
        .place_0_valid       (1'b1),
        .place_0_ready       (collect_place_0_ready),
        .place_1_payload     (2'd0),
        .place_1_valid       (1'b1),
        .place_1_ready       (collect_place_1_ready),
        .place_2_payload     (2'd0),
        .place_2_valid       (1'b1),
        .place_2_ready       (collect_place_2_ready),
        .place_3_payload     (2'd0),
        .place_3_valid       (1'b1),
        .place_3_ready       (collect_place_3_ready),
        .order_payload       (order_down_payload),
        .order_valid         (order_down_valid),
        .order_ready         (collect_order_ready),
        .down_payload_data   (collect_down_payload_data),
        .down_payload_keep   (collect_down_payload_keep),
        .down_payload_enable (collect_down_payload_enable),
        .down_payload_last   (collect_down_payload_last),
        .down_payload_ok     (collect_down_payload_ok),
        .down_valid          (collect_down_valid),
        .down_ready          (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            round_keys_enable <= 1'b0;
            powers_enable <= 1'b0;
            ask <= 1'b0;
            installed_now <= 1'b0;
        end else begin
            round_keys_enable <= key_install_round_keys_enable;
            powers_enable <= key_install_powers_enable;
            ask <= key_install_request;
            installed_now <= key_install_installed;
        end
    end

    always @(posedge clk) begin
        round_keys_all <= key_install_round_keys_all;
        round_keys_slot <= key_install_round_keys_slot;
        round_keys_round <= key_install_round_keys_round;
        round_keys_key <= key_install_round_keys_key;
        powers_key <= key_install_powers_key;
        powers_power <= key_install_powers_power;
        powers_value <= key_install_powers_value;
        number_of_installed <= key_install_number;
    end

    assign installed = installed_now;
    assign installed_number = number_of_installed;
    assign refused = collect_refused;
    assign keys_ready = key_install_up_ready;
    assign descriptor_ready = start_taken;
    assign packets_ready = distribute_up_ready;
    assign down_payload_data = collect_down_payload_data;
    assign down_payload_keep = collect_down_payload_keep;
    assign down_payload_enable = collect_down_payload_enable;
    assign down_payload_last = collect_down_payload_last;
    assign down_payload_ok = collect_down_payload_ok;
    assign down_valid = collect_down_valid;

    wire _unused_ok = &{1'b0, starts_down_payload_before, place_ready_0, place_ready_1, place_ready_2, place_ready_3, lane_1_hash_key_valid, lane_1_hash_key, lane_2_hash_key_valid, lane_2_hash_key, lane_3_hash_key_valid, lane_3_hash_key};

endmodule

`default_nettype wire
