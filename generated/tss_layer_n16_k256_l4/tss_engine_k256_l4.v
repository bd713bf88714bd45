// AES-256-GCM of packets, 64 bytes a clock, each in beats of its own.
`default_nettype none

module tss_engine_k256_l4 (
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
    input  wire [511:0] packets_payload_data,
    input  wire  [63:0] packets_payload_keep,
    input  wire         packets_payload_last,
    input  wire         packets_valid,
    output wire         packets_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         lanes_installed;
    wire   [7:0] lanes_installed_number;
    wire   [1:0] lanes_refused;
    wire         lanes_keys_ready;
    wire         lanes_descriptor_ready;
    wire         lanes_packets_ready;
    wire [511:0] lanes_down_payload_data;
    wire  [63:0] lanes_down_payload_keep;
    wire   [3:0] lanes_down_payload_enable;
    wire   [3:0] lanes_down_payload_last;
    wire   [3:0] lanes_down_payload_ok;
    wire         lanes_down_valid;

    wire       lanes_down_payload_last_any = |lanes_down_payload_last;
    wire       refused_any = |(lanes_down_payload_last & lanes_down_payload_ok);
    wire [3:0] lanes_packets_payload_enable_word = {packets_payload_keep[48], packets_payload_keep[32], packets_payload_keep[16], 1'b1};
    wire [3:0] lanes_packets_payload_last_word = {1'b0, packets_payload_keep[48], packets_payload_keep[32], packets_payload_keep[16]};

    tss_gcm_l4_cut_aligned lanes (
        .clk                             (clk),
        .rst                             (rst),
        .erase_enable                    (erase_enable),
        .erase_number                    (erase_number),
        .installed                       (lanes_installed),
        .installed_number                (lanes_installed_number),
        .refused                         (lanes_refused),
        .keys_payload_number             (keys_payload_number),
        .keys_payload_key                (keys_payload_key),
        .keys_valid                      (keys_valid),
        .keys_ready                      (lanes_keys_ready),
        .descriptor_payload_key          (descriptor_payload_key),
        .descriptor_payload_iv           (descriptor_payload_iv),
        .descriptor_payload_seal         (descriptor_payload_seal),
        .descriptor_payload_aad_bytes    (descriptor_payload_aad_bytes),
        .descriptor_payload_crypt_offset (descriptor_payload_crypt_offset),
        .descriptor_valid                (descriptor_valid),
        .descriptor_ready                (lanes_descriptor_ready),
        .packets_payload_data            (packets_payload_data),
        .packets_payload_keep            (packets_payload_keep),
        .packets_payload_enable          (lanes_packets_payload_enable_word),
        .packets_payload_last            (lanes_packets_payload_enable_word & ~lanes_packets_payload_last_word & {4{packets_payload_last}}),
        .packets_valid                   (packets_valid),
        .packets_ready                   (lanes_packets_ready),
        .down_payload_data               (lanes_down_payload_data),
        .down_payload_keep               (lanes_down_payload_keep),
        .down_payload_enable             (lanes_down_payload_enable),
        .down_payload_last               (lanes_down_payload_last),
        .down_payload_ok                 (lanes_down_payload_ok),
        .down_valid                      (lanes_down_valid),
        .down_ready                      (down_ready)
    );

    assign installed = lanes_installed;
    assign installed_number = lanes_installed_number;
    assign refused = lanes_down_valid && down_ready && lanes_down_payload_last_any && !refused_any;
    assign keys_ready = lanes_keys_ready;
    assign descriptor_ready = lanes_descriptor_ready;
    assign packets_ready = lanes_packets_ready;
    assign down_payload_data = lanes_down_payload_data;
    assign down_payload_keep = lanes_down_payload_keep;
    assign down_payload_last = lanes_down_payload_last_any;
    assign down_payload_ok = refused_any;
    assign down_valid = lanes_down_valid;

    wire _unused_ok = &{1'b0, lanes_refused, lanes_down_payload_enable};

endmodule

`default_nettype wire
