// Packets of the PDS sender and datagrams, as one stream.
`default_nettype none

module uet_tx_departures_n16_w128_returns_expects (
    input  wire         clk,
    input  wire         rst,
    input  wire  [15:0] entropy,
    input  wire         may_end,
    output wire         ended_valid,
    output wire  [31:0] ended_handle,
    output wire  [15:0] ended_message,
    input  wire   [3:0] packet_payload_packet_place,
    input  wire   [2:0] packet_payload_packet_kind,
    input  wire         packet_payload_packet_rod,
    input  wire         packet_payload_packet_retx,
    input  wire         packet_payload_packet_ar,
    input  wire         packet_payload_packet_syn,
    input  wire  [31:0] packet_payload_packet_psn,
    input  wire  [15:0] packet_payload_packet_clear_offset,
    input  wire  [15:0] packet_payload_packet_opaque,
    input  wire  [31:0] packet_payload_packet_payload,
    input  wire  [15:0] packet_payload_packet_spdcid,
    input  wire  [15:0] packet_payload_packet_dpdcid,
    input  wire  [15:0] packet_payload_packet_picked_entropy,
    input  wire   [7:0] packet_payload_packet_picked_ccc_id,
    input  wire  [23:0] packet_payload_packet_picked_credit_target,
    input  wire  [31:0] packet_payload_packet_handle,
    input  wire  [15:0] packet_payload_packet_message,
    input  wire  [13:0] packet_payload_packet_length,
    input  wire  [13:0] packet_payload_packet_size,
    input  wire [127:0] packet_payload_destination,
    input  wire   [3:0] packet_payload_local,
    input  wire         packet_valid,
    output wire         packet_ready,
    input  wire   [1:0] datagrams_payload_tuple_mode,
    input  wire  [23:0] datagrams_payload_tuple_job_id,
    input  wire   [3:0] datagrams_payload_tuple_local,
    input  wire [127:0] datagrams_payload_tuple_destination,
    input  wire   [3:0] datagrams_payload_tuple_traffic_class,
    input  wire  [23:0] datagrams_payload_tuple_sdi,
    input  wire   [3:0] datagrams_payload_tuple_lane,
    input  wire   [1:0] datagrams_payload_packet_kind,
    input  wire  [15:0] datagrams_payload_packet_message,
    input  wire         datagrams_payload_packet_first,
    input  wire         datagrams_payload_packet_last,
    input  wire  [13:0] datagrams_payload_packet_length,
    input  wire  [13:0] datagrams_payload_packet_size,
    input  wire  [31:0] datagrams_payload_packet_payload,
    input  wire  [31:0] datagrams_payload_packet_handle,
    input  wire         datagrams_payload_packet_expects,
    input  wire         datagrams_valid,
    output wire         datagrams_ready,
    output wire   [3:0] down_payload_packet_place,
    output wire   [2:0] down_payload_packet_kind,
    output wire         down_payload_packet_rod,
    output wire         down_payload_packet_retx,
    output wire         down_payload_packet_ar,
    output wire         down_payload_packet_syn,
    output wire  [31:0] down_payload_packet_psn,
    output wire  [15:0] down_payload_packet_clear_offset,
    output wire  [15:0] down_payload_packet_opaque,
    output wire  [31:0] down_payload_packet_payload,
    output wire  [15:0] down_payload_packet_spdcid,
    output wire  [15:0] down_payload_packet_dpdcid,
    output wire  [15:0] down_payload_packet_picked_entropy,
    output wire   [7:0] down_payload_packet_picked_ccc_id,
    output wire  [23:0] down_payload_packet_picked_credit_target,
    output wire  [31:0] down_payload_packet_handle,
    output wire  [15:0] down_payload_packet_message,
    output wire  [13:0] down_payload_packet_length,
    output wire  [13:0] down_payload_packet_size,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire         down_payload_uud,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         both_up_0_ready;
    wire         both_up_1_ready;
    wire   [3:0] both_down_payload_packet_place;
    wire   [2:0] both_down_payload_packet_kind;
    wire         both_down_payload_packet_rod;
    wire         both_down_payload_packet_retx;
    wire         both_down_payload_packet_ar;
    wire         both_down_payload_packet_syn;
    wire  [31:0] both_down_payload_packet_psn;
    wire  [15:0] both_down_payload_packet_clear_offset;
    wire  [15:0] both_down_payload_packet_opaque;
    wire  [31:0] both_down_payload_packet_payload;
    wire  [15:0] both_down_payload_packet_spdcid;
    wire  [15:0] both_down_payload_packet_dpdcid;
    wire  [15:0] both_down_payload_packet_picked_entropy;
    wire   [7:0] both_down_payload_packet_picked_ccc_id;
    wire  [23:0] both_down_payload_packet_picked_credit_target;
    wire  [31:0] both_down_payload_packet_handle;
    wire  [15:0] both_down_payload_packet_message;
    wire  [13:0] both_down_payload_packet_length;
    wire  [13:0] both_down_payload_packet_size;
    wire [127:0] both_down_payload_destination;
    wire   [3:0] both_down_payload_local;
    wire         both_down_payload_uud;
    wire         both_down_valid;
    wire         slice_up_ready;
    wire   [3:0] slice_down_payload_packet_place;
    wire   [2:0] slice_down_payload_packet_kind;
    wire         slice_down_payload_packet_rod;
    wire         slice_down_payload_packet_retx;
    wire         slice_down_payload_packet_ar;
    wire         slice_down_payload_packet_syn;
    wire  [31:0] slice_down_payload_packet_psn;
    wire  [15:0] slice_down_payload_packet_clear_offset;
    wire  [15:0] slice_down_payload_packet_opaque;
    wire  [31:0] slice_down_payload_packet_payload;
    wire  [15:0] slice_down_payload_packet_spdcid;
    wire  [15:0] slice_down_payload_packet_dpdcid;
    wire  [15:0] slice_down_payload_packet_picked_entropy;
    wire   [7:0] slice_down_payload_packet_picked_ccc_id;
    wire  [23:0] slice_down_payload_packet_picked_credit_target;
    wire  [31:0] slice_down_payload_packet_handle;
    wire  [15:0] slice_down_payload_packet_message;
    wire  [13:0] slice_down_payload_packet_length;
    wire  [13:0] slice_down_payload_packet_size;
    wire [127:0] slice_down_payload_destination;
    wire   [3:0] slice_down_payload_local;
    wire         slice_down_payload_uud;
    wire         slice_down_valid;
    wire         ends_up_ready;
    wire  [31:0] ends_down_payload_handle;
    wire  [15:0] ends_down_payload_message;
    wire         ends_down_valid;

    wire         slice_taken = slice_up_ready;
    wire         has_room = ends_up_ready;
    wire   [3:0] next_packet_place = slice_down_payload_packet_place;
    wire   [2:0] next_packet_kind = slice_down_payload_packet_kind;
    wire         next_packet_rod = slice_down_payload_packet_rod;
    wire         next_packet_retx = slice_down_payload_packet_retx;
    wire         next_packet_ar = slice_down_payload_packet_ar;
    wire         next_packet_syn = slice_down_payload_packet_syn;
    wire  [31:0] next_packet_psn = slice_down_payload_packet_psn;
    wire  [15:0] next_packet_clear_offset = slice_down_payload_packet_clear_offset;
    wire  [15:0] next_packet_opaque = slice_down_payload_packet_opaque;
    wire  [31:0] next_packet_payload = slice_down_payload_packet_payload;
    wire  [15:0] next_packet_spdcid = slice_down_payload_packet_spdcid;
    wire  [15:0] next_packet_dpdcid = slice_down_payload_packet_dpdcid;
    wire  [15:0] next_packet_picked_entropy = slice_down_payload_packet_picked_entropy;
    wire   [7:0] next_packet_picked_ccc_id = slice_down_payload_packet_picked_ccc_id;
    wire  [23:0] next_packet_picked_credit_target = slice_down_payload_packet_picked_credit_target;
    wire  [31:0] next_packet_handle = slice_down_payload_packet_handle;
    wire  [15:0] next_packet_message = slice_down_payload_packet_message;
    wire  [13:0] next_packet_length = slice_down_payload_packet_length;
    wire  [13:0] next_packet_size = slice_down_payload_packet_size;
    wire [127:0] next_destination = slice_down_payload_destination;
    wire   [3:0] next_local = slice_down_payload_local;
    wire         next_uud = slice_down_payload_uud;
    wire         may = !next_uud || has_room;
    wire         shown = slice_down_valid && may;

    stream_mux_w396_round_robin_n2_hold both (
        .clk                                      (clk),
        .rst                                      (rst),
        .up_0_payload_packet_place                (packet_payload_packet_place),
        .up_0_payload_packet_kind                 (packet_payload_packet_kind),
        .up_0_payload_packet_rod                  (packet_payload_packet_rod),
        .up_0_payload_packet_retx                 (packet_payload_packet_retx),
        .up_0_payload_packet_ar                   (packet_payload_packet_ar),
        .up_0_payload_packet_syn                  (packet_payload_packet_syn),
        .up_0_payload_packet_psn                  (packet_payload_packet_psn),
        .up_0_payload_packet_clear_offset         (packet_payload_packet_clear_offset),
        .up_0_payload_packet_opaque               (packet_payload_packet_opaque),
        .up_0_payload_packet_payload              (packet_payload_packet_payload),
        .up_0_payload_packet_spdcid               (packet_payload_packet_spdcid),
        .up_0_payload_packet_dpdcid               (packet_payload_packet_dpdcid),
        .up_0_payload_packet_picked_entropy       (packet_payload_packet_picked_entropy),
        .up_0_payload_packet_picked_ccc_id        (packet_payload_packet_picked_ccc_id),
        .up_0_payload_packet_picked_credit_target (packet_payload_packet_picked_credit_target),
        .up_0_payload_packet_handle               (packet_payload_packet_handle),
        .up_0_payload_packet_message              (packet_payload_packet_message),
        .up_0_payload_packet_length               (packet_payload_packet_length),
        .up_0_payload_packet_size                 (packet_payload_packet_size),
        .up_0_payload_destination                 (packet_payload_destination),
        .up_0_payload_local                       (packet_payload_local),
        .up_0_payload_uud                         (1'b0),
        .up_0_valid                               (packet_valid),
        .up_0_ready                               (both_up_0_ready),
        .up_1_payload_packet_place                (4'd0),
        .up_1_payload_packet_kind                 (3'd0),
        .up_1_payload_packet_rod                  (1'b0),
        .up_1_payload_packet_retx                 (1'b0),
        .up_1_payload_packet_ar                   (1'b0),
        .up_1_payload_packet_syn                  (1'b0),
        .up_1_payload_packet_psn                  (32'd0),
        .up_1_payload_packet_clear_offset         (16'd0),
        .up_1_payload_packet_opaque               (16'd0),
        .up_1_payload_packet_payload              (32'd0),
        .up_1_payload_packet_spdcid               (16'd0),
        .up_1_payload_packet_dpdcid               (16'd0),
        .up_1_payload_packet_picked_entropy       (entropy),
        .up_1_payload_packet_picked_ccc_id        (8'd0),
        .up_1_payload_packet_picked_credit_target (24'd0),
        .up_1_payload_packet_handle               (datagrams_payload_packet_handle),
        .up_1_payload_packet_message              (datagrams_payload_packet_message),
        .up_1_payload_packet_length               (datagrams_payload_packet_length),
        .up_1_payload_packet_size                 (datagrams_payload_packet_size),
        .up_1_payload_destination                 (datagrams_payload_tuple_destination),
        .up_1_payload_local                       (datagrams_payload_tuple_local),
        .up_1_payload_uud                         (1'b1),
        .up_1_valid                               (datagrams_valid),
        .up_1_ready                               (both_up_1_ready),
        .down_payload_packet_place                (both_down_payload_packet_place),
        .down_payload_packet_kind                 (both_down_payload_packet_kind),
        .down_payload_packet_rod                  (both_down_payload_packet_rod),
        .down_payload_packet_retx                 (both_down_payload_packet_retx),
        .down_payload_packet_ar                   (both_down_payload_packet_ar),
        .down_payload_packet_syn                  (both_down_payload_packet_syn),
        .down_payload_packet_psn                  (both_down_payload_packet_psn),
        .down_payload_packet_clear_offset         (both_down_payload_packet_clear_offset),
        .down_payload_packet_opaque               (both_down_payload_packet_opaque),
        .down_payload_packet_payload              (both_down_payload_packet_payload),
        .down_payload_packet_spdcid               (both_down_payload_packet_spdcid),
        .down_payload_packet_dpdcid               (both_down_payload_packet_dpdcid),
        .down_payload_packet_picked_entropy       (both_down_payload_packet_picked_entropy),
        .down_payload_packet_picked_ccc_id        (both_down_payload_packet_picked_ccc_id),
        .down_payload_packet_picked_credit_target (both_down_payload_packet_picked_credit_target),
        .down_payload_packet_handle               (both_down_payload_packet_handle),
        .down_payload_packet_message              (both_down_payload_packet_message),
        .down_payload_packet_length               (both_down_payload_packet_length),
        .down_payload_packet_size                 (both_down_payload_packet_size),
        .down_payload_destination                 (both_down_payload_destination),
        .down_payload_local                       (both_down_payload_local),
        .down_payload_uud                         (both_down_payload_uud),
        .down_valid                               (both_down_valid),
        .down_ready                               (slice_taken)
    );

    forward_slice_w396 slice (
        .clk                                      (clk),
        .rst                                      (rst),
        .up_payload_packet_place                  (both_down_payload_packet_place),
        .up_payload_packet_kind                   (both_down_payload_packet_kind),
        .up_payload_packet_rod                    (both_down_payload_packet_rod),
        .up_payload_packet_retx                   (both_down_payload_packet_retx),
        .up_payload_packet_ar                     (both_down_payload_packet_ar),
        .up_payload_packet_syn                    (both_down_payload_packet_syn),
        .up_payload_packet_psn                    (both_down_payload_packet_psn),
        .up_payload_packet_clear_offset           (both_down_payload_packet_clear_offset),
        .up_payload_packet_opaque                 (both_down_payload_packet_opaque),
        .up_payload_packet_payload                (both_down_payload_packet_payload),
        .up_payload_packet_spdcid                 (both_down_payload_packet_spdcid),
        .up_payload_packet_dpdcid                 (both_down_payload_packet_dpdcid),
        .up_payload_packet_picked_entropy         (both_down_payload_packet_picked_entropy),
        .up_payload_packet_picked_ccc_id          (both_down_payload_packet_picked_ccc_id),
        .up_payload_packet_picked_credit_target   (both_down_payload_packet_picked_credit_target),
        .up_payload_packet_handle                 (both_down_payload_packet_handle),
        .up_payload_packet_message                (both_down_payload_packet_message),
        .up_payload_packet_length                 (both_down_payload_packet_length),
        .up_payload_packet_size                   (both_down_payload_packet_size),
        .up_payload_destination                   (both_down_payload_destination),
        .up_payload_local                         (both_down_payload_local),
        .up_payload_uud                           (both_down_payload_uud),
        .up_valid                                 (both_down_valid),
        .up_ready                                 (slice_up_ready),
        .down_payload_packet_place                (slice_down_payload_packet_place),
        .down_payload_packet_kind                 (slice_down_payload_packet_kind),
        .down_payload_packet_rod                  (slice_down_payload_packet_rod),
        .down_payload_packet_retx                 (slice_down_payload_packet_retx),
        .down_payload_packet_ar                   (slice_down_payload_packet_ar),
        .down_payload_packet_syn                  (slice_down_payload_packet_syn),
        .down_payload_packet_psn                  (slice_down_payload_packet_psn),
        .down_payload_packet_clear_offset         (slice_down_payload_packet_clear_offset),
        .down_payload_packet_opaque               (slice_down_payload_packet_opaque),
        .down_payload_packet_payload              (slice_down_payload_packet_payload),
        .down_payload_packet_spdcid               (slice_down_payload_packet_spdcid),
        .down_payload_packet_dpdcid               (slice_down_payload_packet_dpdcid),
        .down_payload_packet_picked_entropy       (slice_down_payload_packet_picked_entropy),
        .down_payload_packet_picked_ccc_id        (slice_down_payload_packet_picked_ccc_id),
        .down_payload_packet_picked_credit_target (slice_down_payload_packet_picked_credit_target),
        .down_payload_packet_handle               (slice_down_payload_packet_handle),
        .down_payload_packet_message              (slice_down_payload_packet_message),
        .down_payload_packet_length               (slice_down_payload_packet_length),
        .down_payload_packet_size                 (slice_down_payload_packet_size),
        .down_payload_destination                 (slice_down_payload_destination),
        .down_payload_local                       (slice_down_payload_local),
        .down_payload_uud                         (slice_down_payload_uud),
        .down_valid                               (slice_down_valid),
        .down_ready                               (down_ready && may)
    );

    fifo_w48_d4_bad0f4 ends (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_handle    (next_packet_handle),
        .up_payload_message   (next_packet_message),
        .up_valid             (shown && down_ready && next_uud),
        .up_ready             (ends_up_ready),
        .down_payload_handle  (ends_down_payload_handle),
        .down_payload_message (ends_down_payload_message),
        .down_valid           (ends_down_valid),
        .down_ready           (may_end)
    );

    assign ended_valid = ends_down_valid && may_end;
    assign ended_handle = ends_down_payload_handle;
    assign ended_message = ends_down_payload_message;
    assign packet_ready = both_up_0_ready;
    assign datagrams_ready = both_up_1_ready;
    assign down_payload_packet_place = slice_down_payload_packet_place;
    assign down_payload_packet_kind = slice_down_payload_packet_kind;
    assign down_payload_packet_rod = slice_down_payload_packet_rod;
    assign down_payload_packet_retx = slice_down_payload_packet_retx;
    assign down_payload_packet_ar = slice_down_payload_packet_ar;
    assign down_payload_packet_syn = slice_down_payload_packet_syn;
    assign down_payload_packet_psn = slice_down_payload_packet_psn;
    assign down_payload_packet_clear_offset = slice_down_payload_packet_clear_offset;
    assign down_payload_packet_opaque = slice_down_payload_packet_opaque;
    assign down_payload_packet_payload = slice_down_payload_packet_payload;
    assign down_payload_packet_spdcid = slice_down_payload_packet_spdcid;
    assign down_payload_packet_dpdcid = slice_down_payload_packet_dpdcid;
    assign down_payload_packet_picked_entropy = slice_down_payload_packet_picked_entropy;
    assign down_payload_packet_picked_ccc_id = slice_down_payload_packet_picked_ccc_id;
    assign down_payload_packet_picked_credit_target = slice_down_payload_packet_picked_credit_target;
    assign down_payload_packet_handle = slice_down_payload_packet_handle;
    assign down_payload_packet_message = slice_down_payload_packet_message;
    assign down_payload_packet_length = slice_down_payload_packet_length;
    assign down_payload_packet_size = slice_down_payload_packet_size;
    assign down_payload_destination = slice_down_payload_destination;
    assign down_payload_local = slice_down_payload_local;
    assign down_payload_uud = slice_down_payload_uud;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, datagrams_payload_tuple_mode, datagrams_payload_tuple_job_id, datagrams_payload_tuple_traffic_class, datagrams_payload_tuple_sdi, datagrams_payload_tuple_lane, datagrams_payload_packet_kind, datagrams_payload_packet_first, datagrams_payload_packet_last, datagrams_payload_packet_payload, datagrams_payload_packet_expects, next_packet_place, next_packet_kind, next_packet_rod, next_packet_retx, next_packet_ar, next_packet_syn, next_packet_psn, next_packet_clear_offset, next_packet_opaque, next_packet_payload, next_packet_spdcid, next_packet_dpdcid, next_packet_picked_entropy, next_packet_picked_ccc_id, next_packet_picked_credit_target, next_packet_length, next_packet_size, next_destination, next_local};

endmodule

`default_nettype wire
