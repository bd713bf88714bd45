// The keys of packets: a cache of 256, and what derives and installs those that are not there.
`default_nettype none

module tss_transmit_keys_n16_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         write_enable,
    input  wire         write_there,
    input  wire   [4:0] write_association,
    input  wire [255:0] write_key_key,
    input  wire  [95:0] write_key_iv_mask,
    input  wire         check_enable,
    input  wire   [4:0] check_association,
    input  wire [255:0] check_key,
    input  wire         forget_enable,
    input  wire   [3:0] forget_index,
    input  wire         installed,
    input  wire         completed,
    output wire         quiet,
    output wire         elsewhere,
    output wire         again,
    output reg          missed,
    output wire         erase_enable,
    output wire   [7:0] erase_number,
    input  wire         up_payload_needed,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire         up_payload_packet_sent,
    input  wire  [63:0] up_payload_packet_tsc,
    input  wire  [95:0] up_payload_packet_iv,
    input  wire [447:0] up_payload_packet_header,
    input  wire   [5:0] up_payload_packet_header_bytes,
    input  wire   [5:0] up_payload_packet_around_bytes,
    input  wire  [13:0] up_payload_packet_aad_bytes,
    input  wire  [13:0] up_payload_packet_bytes,
    input  wire  [13:0] up_payload_packet_sealed_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire   [7:0] down_payload_place_slot,
    output wire  [95:0] down_payload_place_iv_mask,
    output wire         down_payload_packet_sent,
    output wire  [63:0] down_payload_packet_tsc,
    output wire  [95:0] down_payload_packet_iv,
    output wire [447:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire   [5:0] down_payload_packet_around_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire  [13:0] down_payload_packet_bytes,
    output wire  [13:0] down_payload_packet_sealed_bytes,
    output wire         down_valid,
    input  wire         down_ready,
    output wire   [7:0] keys_payload_number,
    output wire [255:0] keys_payload_key,
    output wire         keys_valid,
    input  wire         keys_ready
);

    wire         cache_quiet;
    wire         cache_refused;
    wire         cache_free;
    wire         cache_erase_enable;
    wire   [7:0] cache_erase_number;
    wire         cache_up_ready;
    wire         cache_down_payload_needed;
    wire         cache_down_payload_found;
    wire   [4:0] cache_down_payload_request_association;
    wire         cache_down_payload_request_derive;
    wire         cache_down_payload_request_server;
    wire         cache_down_payload_request_direct;
    wire         cache_down_payload_request_wide;
    wire [127:0] cache_down_payload_request_address;
    wire  [15:0] cache_down_payload_request_epoch;
    wire  [31:0] cache_down_payload_request_rekey;
    wire   [7:0] cache_down_payload_place_slot;
    wire  [95:0] cache_down_payload_place_iv_mask;
    wire         cache_down_payload_packet_sent;
    wire  [63:0] cache_down_payload_packet_tsc;
    wire  [95:0] cache_down_payload_packet_iv;
    wire [447:0] cache_down_payload_packet_header;
    wire   [5:0] cache_down_payload_packet_header_bytes;
    wire   [5:0] cache_down_payload_packet_around_bytes;
    wire  [13:0] cache_down_payload_packet_aad_bytes;
    wire  [13:0] cache_down_payload_packet_bytes;
    wire  [13:0] cache_down_payload_packet_sealed_bytes;
    wire         cache_down_valid;
    wire         cache_want_ready;
    wire   [7:0] cache_make_payload_slot;
    wire   [4:0] cache_make_payload_request_association;
    wire         cache_make_payload_request_derive;
    wire         cache_make_payload_request_server;
    wire         cache_make_payload_request_direct;
    wire         cache_make_payload_request_wide;
    wire [127:0] cache_make_payload_request_address;
    wire  [15:0] cache_make_payload_request_epoch;
    wire  [31:0] cache_make_payload_request_rekey;
    wire         cache_make_valid;
    wire         maker_quiet;
    wire         maker_elsewhere;
    wire         maker_again;
    wire         maker_made;
    wire  [95:0] maker_mask;
    wire         maker_up_ready;
    wire   [7:0] maker_keys_payload_number;
    wire [255:0] maker_keys_payload_key;
    wire         maker_keys_valid;

    wire        making_made = maker_made;
    wire [95:0] making_mask = maker_mask;

    tss_transmit_cache_n16_k256 cache (
        .clk                              (clk),
        .rst                              (rst),
        .sweep_enable                     ((write_enable && write_there) || forget_enable),
        .sweep_association                (write_enable ? write_association : {forget_index, 1'b0}),
        .sweep_both                       (forget_enable),
        .may_make                         (1'b1),
        .made                             (making_made),
        .made_mask                        (making_mask),
        .completed                        (completed),
        .opened                           (1'b1),
        .quiet                            (cache_quiet),
        .refused                          (cache_refused),
        .free                             (cache_free),
        .erase_enable                     (cache_erase_enable),
        .erase_number                     (cache_erase_number),
        .up_payload_needed                (up_payload_needed),
        .up_payload_request_association   (up_payload_request_association),
        .up_payload_request_derive        (up_payload_request_derive),
        .up_payload_request_server        (up_payload_request_server),
        .up_payload_request_direct        (up_payload_request_direct),
        .up_payload_request_wide          (up_payload_request_wide),
        .up_payload_request_address       (up_payload_request_address),
        .up_payload_request_epoch         (up_payload_request_epoch),
        .up_payload_request_rekey         (up_payload_request_rekey),
        .up_payload_packet_sent           (up_payload_packet_sent),
        .up_payload_packet_tsc            (up_payload_packet_tsc),
        .up_payload_packet_iv             (up_payload_packet_iv),
        .up_payload_packet_header         (up_payload_packet_header),
        .up_payload_packet_header_bytes   (up_payload_packet_header_bytes),
        .up_payload_packet_around_bytes   (up_payload_packet_around_bytes),
        .up_payload_packet_aad_bytes      (up_payload_packet_aad_bytes),
        .up_payload_packet_bytes          (up_payload_packet_bytes),
        .up_payload_packet_sealed_bytes   (up_payload_packet_sealed_bytes),
        .up_valid                         (up_valid),
        .up_ready                         (cache_up_ready),
        .down_payload_needed              (cache_down_payload_needed),
        .down_payload_found               (cache_down_payload_found),
        .down_payload_request_association (cache_down_payload_request_association),
        .down_payload_request_derive      (cache_down_payload_request_derive),
        .down_payload_request_server      (cache_down_payload_request_server),
        .down_payload_request_direct      (cache_down_payload_request_direct),
        .down_payload_request_wide        (cache_down_payload_request_wide),
        .down_payload_request_address     (cache_down_payload_request_address),
        .down_payload_request_epoch       (cache_down_payload_request_epoch),
        .down_payload_request_rekey       (cache_down_payload_request_rekey),
        .down_payload_place_slot          (cache_down_payload_place_slot),
        .down_payload_place_iv_mask       (cache_down_payload_place_iv_mask),
        .down_payload_packet_sent         (cache_down_payload_packet_sent),
        .down_payload_packet_tsc          (cache_down_payload_packet_tsc),
        .down_payload_packet_iv           (cache_down_payload_packet_iv),
        .down_payload_packet_header       (cache_down_payload_packet_header),
        .down_payload_packet_header_bytes (cache_down_payload_packet_header_bytes),
        .down_payload_packet_around_bytes (cache_down_payload_packet_around_bytes),
        .down_payload_packet_aad_bytes    (cache_down_payload_packet_aad_bytes),
        .down_payload_packet_bytes        (cache_down_payload_packet_bytes),
        .down_payload_packet_sealed_bytes (cache_down_payload_packet_sealed_bytes),
        .down_valid                       (cache_down_valid),
        .down_ready                       (down_ready),
        .want_payload_association         (up_payload_request_association),
        .want_payload_derive              (up_payload_request_derive),
        .want_payload_server              (up_payload_request_server),
        .want_payload_direct              (up_payload_request_direct),
        .want_payload_wide                (up_payload_request_wide),
        .want_payload_address             (up_payload_request_address),
        .want_payload_epoch               (up_payload_request_epoch),
        .want_payload_rekey               (up_payload_request_rekey),
        .want_valid                       (1'b0),
        .want_ready                       (cache_want_ready),
        .make_payload_slot                (cache_make_payload_slot),
        .make_payload_request_association (cache_make_payload_request_association),
        .make_payload_request_derive      (cache_make_payload_request_derive),
        .make_payload_request_server      (cache_make_payload_request_server),
        .make_payload_request_direct      (cache_make_payload_request_direct),
        .make_payload_request_wide        (cache_make_payload_request_wide),
        .make_payload_request_address     (cache_make_payload_request_address),
        .make_payload_request_epoch       (cache_make_payload_request_epoch),
        .make_payload_request_rekey       (cache_make_payload_request_rekey),
        .make_valid                       (cache_make_valid),
        .make_ready                       (maker_up_ready)
    );

    tss_transmit_maker_n16_k256 maker (
        .clk                            (clk),
        .rst                            (rst),
        .write_enable                   (write_enable),
        .write_there                    (write_there),
        .write_association              (write_association),
        .write_key_key                  (write_key_key),
        .write_key_iv_mask              (write_key_iv_mask),
        .check_enable                   (check_enable),
        .check_association              (check_association),
        .check_key                      (check_key),
        .free                           (cache_free),
        .installed                      (installed),
        .quiet                          (maker_quiet),
        .elsewhere                      (maker_elsewhere),
        .again                          (maker_again),
        .made                           (maker_made),
        .mask                           (maker_mask),
        .up_payload_slot                (cache_make_payload_slot),
        .up_payload_request_association (cache_make_payload_request_association),
        .up_payload_request_derive      (cache_make_payload_request_derive),
        .up_payload_request_server      (cache_make_payload_request_server),
        .up_payload_request_direct      (cache_make_payload_request_direct),
        .up_payload_request_wide        (cache_make_payload_request_wide),
        .up_payload_request_address     (cache_make_payload_request_address),
        .up_payload_request_epoch       (cache_make_payload_request_epoch),
        .up_payload_request_rekey       (cache_make_payload_request_rekey),
        .up_valid                       (cache_make_valid),
        .up_ready                       (maker_up_ready),
        .keys_payload_number            (maker_keys_payload_number),
        .keys_payload_key               (maker_keys_payload_key),
        .keys_valid                     (maker_keys_valid),
        .keys_ready                     (keys_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            missed <= 1'b0;
        end else begin
            missed <= cache_make_valid && maker_up_ready;
        end
    end

    assign quiet = cache_quiet && maker_quiet;
    assign elsewhere = maker_elsewhere;
    assign again = maker_again;
    assign erase_enable = cache_erase_enable;
    assign erase_number = cache_erase_number;
    assign up_ready = cache_up_ready;
    assign down_payload_needed = cache_down_payload_needed;
    assign down_payload_place_slot = cache_down_payload_place_slot;
    assign down_payload_place_iv_mask = cache_down_payload_place_iv_mask;
    assign down_payload_packet_sent = cache_down_payload_packet_sent;
    assign down_payload_packet_tsc = cache_down_payload_packet_tsc;
    assign down_payload_packet_iv = cache_down_payload_packet_iv;
    assign down_payload_packet_header = cache_down_payload_packet_header;
    assign down_payload_packet_header_bytes = cache_down_payload_packet_header_bytes;
    assign down_payload_packet_around_bytes = cache_down_payload_packet_around_bytes;
    assign down_payload_packet_aad_bytes = cache_down_payload_packet_aad_bytes;
    assign down_payload_packet_bytes = cache_down_payload_packet_bytes;
    assign down_payload_packet_sealed_bytes = cache_down_payload_packet_sealed_bytes;
    assign down_valid = cache_down_valid;
    assign keys_payload_number = maker_keys_payload_number;
    assign keys_payload_key = maker_keys_payload_key;
    assign keys_valid = maker_keys_valid;

    wire _unused_ok = &{1'b0, cache_refused, cache_down_payload_found, cache_down_payload_request_association, cache_down_payload_request_derive, cache_down_payload_request_server, cache_down_payload_request_direct, cache_down_payload_request_wide, cache_down_payload_request_address, cache_down_payload_request_epoch, cache_down_payload_request_rekey, cache_want_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_change_at_a_time: assert (!(write_enable && forget_enable));
`endif

endmodule

`default_nettype wire
