// AES-256-GCM of packets, 16 bytes a clock, with 256 keys.
`default_nettype none

module tss_gcm_l1_cut (
    input  wire         clk,
    input  wire         rst,
    input  wire         erase_enable,
    input  wire   [7:0] erase_number,
    output wire         installed,
    output wire   [7:0] installed_number,
    output wire         refused,
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
    wire         lane_hash_key_valid;
    wire [127:0] lane_hash_key;
    wire         lane_descriptor_ready;
    wire         lane_packets_ready;
    wire [127:0] lane_down_payload_data;
    wire  [15:0] lane_down_payload_keep;
    wire         lane_down_payload_last;
    wire         lane_down_payload_ok;
    wire         lane_down_valid;

    wire         hash_key_valid = lane_hash_key_valid;
    wire [127:0] hash_key_key = lane_hash_key;
    wire         forged = lane_down_payload_last && !lane_down_payload_ok;
    wire         lane_down_ready = down_ready;
    wire         refuses = lane_down_valid && lane_down_ready && forged;

    gcm256_key_install_table_k256_p1 key_install (
        .clk               (clk),
        .rst               (rst),
        .hash_key_valid    (hash_key_valid),
        .hash_key          (hash_key_key),
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

    tss_gcm_lane_aes256_k256_table_r13 lane (
        .clk                             (clk),
        .rst                             (rst),
        .round_keys_enable               (key_install_round_keys_enable),
        .round_keys_all                  (key_install_round_keys_all),
        .round_keys_slot                 (key_install_round_keys_slot),
        .round_keys_round                (key_install_round_keys_round),
        .round_keys_key                  (key_install_round_keys_key),
        .powers_enable                   (key_install_powers_enable),
        .powers_key                      (key_install_powers_key),
        .powers_power                    (key_install_powers_power),
        .powers_value                    (key_install_powers_value),
        .ask                             (key_install_request),
        .asked                           (key_install_number),
        .hash_key_valid                  (lane_hash_key_valid),
        .hash_key                        (lane_hash_key),
        .descriptor_payload_key          (descriptor_payload_key),
        .descriptor_payload_iv           (descriptor_payload_iv),
        .descriptor_payload_seal         (descriptor_payload_seal),
        .descriptor_payload_aad_bytes    (descriptor_payload_aad_bytes),
        .descriptor_payload_crypt_offset (descriptor_payload_crypt_offset),
        .descriptor_valid                (descriptor_valid),
        .descriptor_ready                (lane_descriptor_ready),
        .packets_payload_data            (packets_payload_data),
        .packets_payload_keep            (packets_payload_keep),
        .packets_payload_last            (packets_payload_last),
        .packets_valid                   (packets_valid),
        .packets_ready                   (lane_packets_ready),
        .down_payload_data               (lane_down_payload_data),
        .down_payload_keep               (lane_down_payload_keep),
        .down_payload_last               (lane_down_payload_last),
        .down_payload_ok                 (lane_down_payload_ok),
        .down_valid                      (lane_down_valid),
        .down_ready                      (lane_down_ready)
    );

    assign installed = key_install_installed;
    assign installed_number = key_install_number;
    assign refused = refuses;
    assign keys_ready = key_install_up_ready;
    assign descriptor_ready = lane_descriptor_ready;
    assign packets_ready = lane_packets_ready;
    assign down_payload_data = lane_down_payload_data;
    assign down_payload_keep = lane_down_payload_keep;
    assign down_payload_last = lane_down_payload_last;
    assign down_payload_ok = lane_down_payload_ok;
    assign down_valid = lane_down_valid;

endmodule

`default_nettype wire
