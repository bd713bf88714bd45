// Replies of the PDS target, and responses and NACKs of RUDI, as one stream.
`default_nettype none

module uet_rudi_replies (
    input  wire         clk,
    input  wire         rst,
    input  wire         refused_valid,
    input  wire  [31:0] refused_echo_pkt_id,
    input  wire  [15:0] refused_echo_entropy,
    input  wire         refused_echo_retx,
    input  wire         refused_echo_m,
    input  wire [127:0] refused_to_destination,
    input  wire   [3:0] refused_to_local,
    input  wire   [7:0] refused_nack_code,
    output wire         dropped,
    input  wire   [1:0] target_payload_type,
    input  wire [127:0] target_payload_destination,
    input  wire   [3:0] target_payload_local,
    input  wire  [15:0] target_payload_entropy,
    input  wire  [15:0] target_payload_spdcid,
    input  wire  [15:0] target_payload_dpdcid,
    input  wire         target_payload_m,
    input  wire         target_payload_retx,
    input  wire   [1:0] target_payload_req,
    input  wire         target_payload_p,
    input  wire  [15:0] target_payload_ack_psn_offset,
    input  wire  [31:0] target_payload_cack_psn,
    input  wire   [1:0] target_payload_response,
    input  wire  [15:0] target_payload_message_id,
    input  wire  [23:0] target_payload_job_id,
    input  wire  [31:0] target_payload_handle,
    input  wire   [3:0] target_payload_next_hdr,
    input  wire         target_payload_kept,
    input  wire   [7:0] target_payload_mpr,
    input  wire  [15:0] target_payload_sack_psn_offset,
    input  wire  [63:0] target_payload_sack_bitmap,
    input  wire  [15:0] target_payload_service_time,
    input  wire         target_payload_restore_cwnd,
    input  wire   [6:0] target_payload_rcv_cwnd_pend,
    input  wire  [23:0] target_payload_rcvd_bytes,
    input  wire  [15:0] target_payload_ooo_count,
    input  wire   [7:0] target_payload_nack_code,
    input  wire  [31:0] target_payload_psn,
    input  wire  [31:0] target_payload_payload,
    input  wire         target_payload_control,
    input  wire         target_payload_ar,
    input  wire         target_valid,
    output wire         target_ready,
    input  wire  [31:0] answers_payload_handle,
    input  wire   [3:0] answers_payload_next_hdr,
    input  wire  [31:0] answers_payload_echo_pkt_id,
    input  wire  [15:0] answers_payload_echo_entropy,
    input  wire         answers_payload_echo_retx,
    input  wire         answers_payload_echo_m,
    input  wire [127:0] answers_payload_to_destination,
    input  wire   [3:0] answers_payload_to_local,
    input  wire         answers_payload_refused,
    input  wire         answers_valid,
    output wire         answers_ready,
    output wire   [1:0] down_payload_reply_type,
    output wire [127:0] down_payload_reply_destination,
    output wire   [3:0] down_payload_reply_local,
    output wire  [15:0] down_payload_reply_entropy,
    output wire  [15:0] down_payload_reply_spdcid,
    output wire  [15:0] down_payload_reply_dpdcid,
    output wire         down_payload_reply_m,
    output wire         down_payload_reply_retx,
    output wire   [1:0] down_payload_reply_req,
    output wire         down_payload_reply_p,
    output wire  [15:0] down_payload_reply_ack_psn_offset,
    output wire  [31:0] down_payload_reply_cack_psn,
    output wire   [1:0] down_payload_reply_response,
    output wire  [15:0] down_payload_reply_message_id,
    output wire  [23:0] down_payload_reply_job_id,
    output wire  [31:0] down_payload_reply_handle,
    output wire   [3:0] down_payload_reply_next_hdr,
    output wire         down_payload_reply_kept,
    output wire   [7:0] down_payload_reply_mpr,
    output wire  [15:0] down_payload_reply_sack_psn_offset,
    output wire  [63:0] down_payload_reply_sack_bitmap,
    output wire  [15:0] down_payload_reply_service_time,
    output wire         down_payload_reply_restore_cwnd,
    output wire   [6:0] down_payload_reply_rcv_cwnd_pend,
    output wire  [23:0] down_payload_reply_rcvd_bytes,
    output wire  [15:0] down_payload_reply_ooo_count,
    output wire   [7:0] down_payload_reply_nack_code,
    output wire  [31:0] down_payload_reply_psn,
    output wire  [31:0] down_payload_reply_payload,
    output wire         down_payload_reply_control,
    output wire         down_payload_reply_ar,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         nacks_up_ready;
    wire         nacks_down_payload_valid;
    wire  [31:0] nacks_down_payload_echo_pkt_id;
    wire  [15:0] nacks_down_payload_echo_entropy;
    wire         nacks_down_payload_echo_retx;
    wire         nacks_down_payload_echo_m;
    wire [127:0] nacks_down_payload_to_destination;
    wire   [3:0] nacks_down_payload_to_local;
    wire   [7:0] nacks_down_payload_nack_code;
    wire         nacks_down_valid;
    wire         slice_up_ready;
    wire   [1:0] slice_down_payload_reply_type;
    wire [127:0] slice_down_payload_reply_destination;
    wire   [3:0] slice_down_payload_reply_local;
    wire  [15:0] slice_down_payload_reply_entropy;
    wire  [15:0] slice_down_payload_reply_spdcid;
    wire  [15:0] slice_down_payload_reply_dpdcid;
    wire         slice_down_payload_reply_m;
    wire         slice_down_payload_reply_retx;
    wire   [1:0] slice_down_payload_reply_req;
    wire         slice_down_payload_reply_p;
    wire  [15:0] slice_down_payload_reply_ack_psn_offset;
    wire  [31:0] slice_down_payload_reply_cack_psn;
    wire   [1:0] slice_down_payload_reply_response;
    wire  [15:0] slice_down_payload_reply_message_id;
    wire  [23:0] slice_down_payload_reply_job_id;
    wire  [31:0] slice_down_payload_reply_handle;
    wire   [3:0] slice_down_payload_reply_next_hdr;
    wire         slice_down_payload_reply_kept;
    wire   [7:0] slice_down_payload_reply_mpr;
    wire  [15:0] slice_down_payload_reply_sack_psn_offset;
    wire  [63:0] slice_down_payload_reply_sack_bitmap;
    wire  [15:0] slice_down_payload_reply_service_time;
    wire         slice_down_payload_reply_restore_cwnd;
    wire   [6:0] slice_down_payload_reply_rcv_cwnd_pend;
    wire  [23:0] slice_down_payload_reply_rcvd_bytes;
    wire  [15:0] slice_down_payload_reply_ooo_count;
    wire   [7:0] slice_down_payload_reply_nack_code;
    wire  [31:0] slice_down_payload_reply_psn;
    wire  [31:0] slice_down_payload_reply_payload;
    wire         slice_down_payload_reply_control;
    wire         slice_down_payload_reply_ar;
    wire         slice_down_payload_rudi;
    wire         slice_down_valid;
    wire         all_up_0_ready;
    wire         all_up_1_ready;
    wire         all_up_2_ready;
    wire   [1:0] all_down_payload_reply_type;
    wire [127:0] all_down_payload_reply_destination;
    wire   [3:0] all_down_payload_reply_local;
    wire  [15:0] all_down_payload_reply_entropy;
    wire  [15:0] all_down_payload_reply_spdcid;
    wire  [15:0] all_down_payload_reply_dpdcid;
    wire         all_down_payload_reply_m;
    wire         all_down_payload_reply_retx;
    wire   [1:0] all_down_payload_reply_req;
    wire         all_down_payload_reply_p;
    wire  [15:0] all_down_payload_reply_ack_psn_offset;
    wire  [31:0] all_down_payload_reply_cack_psn;
    wire   [1:0] all_down_payload_reply_response;
    wire  [15:0] all_down_payload_reply_message_id;
    wire  [23:0] all_down_payload_reply_job_id;
    wire  [31:0] all_down_payload_reply_handle;
    wire   [3:0] all_down_payload_reply_next_hdr;
    wire         all_down_payload_reply_kept;
    wire   [7:0] all_down_payload_reply_mpr;
    wire  [15:0] all_down_payload_reply_sack_psn_offset;
    wire  [63:0] all_down_payload_reply_sack_bitmap;
    wire  [15:0] all_down_payload_reply_service_time;
    wire         all_down_payload_reply_restore_cwnd;
    wire   [6:0] all_down_payload_reply_rcv_cwnd_pend;
    wire  [23:0] all_down_payload_reply_rcvd_bytes;
    wire  [15:0] all_down_payload_reply_ooo_count;
    wire   [7:0] all_down_payload_reply_nack_code;
    wire  [31:0] all_down_payload_reply_psn;
    wire  [31:0] all_down_payload_reply_payload;
    wire         all_down_payload_reply_control;
    wire         all_down_payload_reply_ar;
    wire         all_down_payload_rudi;
    wire         all_down_valid;

    wire nack_taken = all_up_2_ready;
    wire answer_taken = all_up_1_ready;

    fifo_w191_d16 nacks (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_valid            (refused_valid),
        .up_payload_echo_pkt_id      (refused_echo_pkt_id),
        .up_payload_echo_entropy     (refused_echo_entropy),
        .up_payload_echo_retx        (refused_echo_retx),
        .up_payload_echo_m           (refused_echo_m),
        .up_payload_to_destination   (refused_to_destination),
        .up_payload_to_local         (refused_to_local),
        .up_payload_nack_code        (refused_nack_code),
        .up_valid                    (refused_valid),
        .up_ready                    (nacks_up_ready),
        .down_payload_valid          (nacks_down_payload_valid),
        .down_payload_echo_pkt_id    (nacks_down_payload_echo_pkt_id),
        .down_payload_echo_entropy   (nacks_down_payload_echo_entropy),
        .down_payload_echo_retx      (nacks_down_payload_echo_retx),
        .down_payload_echo_m         (nacks_down_payload_echo_m),
        .down_payload_to_destination (nacks_down_payload_to_destination),
        .down_payload_to_local       (nacks_down_payload_to_local),
        .down_payload_nack_code      (nacks_down_payload_nack_code),
        .down_valid                  (nacks_down_valid),
        .down_ready                  (nack_taken)
    );

    forward_slice_w541 slice (
        .clk                                (clk),
        .rst                                (rst),
        .up_payload_reply_type              (answers_payload_refused ? 2'd2 : 2'd0),
        .up_payload_reply_destination       (answers_payload_to_destination),
        .up_payload_reply_local             (answers_payload_to_local),
        .up_payload_reply_entropy           (answers_payload_echo_entropy),
        .up_payload_reply_spdcid            (16'd0),
        .up_payload_reply_dpdcid            (16'd0),
        .up_payload_reply_m                 (answers_payload_echo_m),
        .up_payload_reply_retx              (answers_payload_echo_retx),
        .up_payload_reply_req               (2'd0),
        .up_payload_reply_p                 (1'b0),
        .up_payload_reply_ack_psn_offset    (16'd0),
        .up_payload_reply_cack_psn          (32'd0),
        .up_payload_reply_response          (2'd2),
        .up_payload_reply_message_id        (16'd0),
        .up_payload_reply_job_id            (24'd0),
        .up_payload_reply_handle            (answers_payload_handle),
        .up_payload_reply_next_hdr          (answers_payload_next_hdr),
        .up_payload_reply_kept              (1'b0),
        .up_payload_reply_mpr               (8'd0),
        .up_payload_reply_sack_psn_offset   (16'd0),
        .up_payload_reply_sack_bitmap       (64'd0),
        .up_payload_reply_service_time      (16'd0),
        .up_payload_reply_restore_cwnd      (1'b0),
        .up_payload_reply_rcv_cwnd_pend     (7'd0),
        .up_payload_reply_rcvd_bytes        (24'd0),
        .up_payload_reply_ooo_count         (16'd0),
        .up_payload_reply_nack_code         (8'd10 & {8{answers_payload_refused}}),
        .up_payload_reply_psn               (answers_payload_echo_pkt_id),
        .up_payload_reply_payload           (32'd0),
        .up_payload_reply_control           (1'b0),
        .up_payload_reply_ar                (1'b0),
        .up_payload_rudi                    (1'b1),
        .up_valid                           (answers_valid),
        .up_ready                           (slice_up_ready),
        .down_payload_reply_type            (slice_down_payload_reply_type),
        .down_payload_reply_destination     (slice_down_payload_reply_destination),
        .down_payload_reply_local           (slice_down_payload_reply_local),
        .down_payload_reply_entropy         (slice_down_payload_reply_entropy),
        .down_payload_reply_spdcid          (slice_down_payload_reply_spdcid),
        .down_payload_reply_dpdcid          (slice_down_payload_reply_dpdcid),
        .down_payload_reply_m               (slice_down_payload_reply_m),
        .down_payload_reply_retx            (slice_down_payload_reply_retx),
        .down_payload_reply_req             (slice_down_payload_reply_req),
        .down_payload_reply_p               (slice_down_payload_reply_p),
        .down_payload_reply_ack_psn_offset  (slice_down_payload_reply_ack_psn_offset),
        .down_payload_reply_cack_psn        (slice_down_payload_reply_cack_psn),
        .down_payload_reply_response        (slice_down_payload_reply_response),
        .down_payload_reply_message_id      (slice_down_payload_reply_message_id),
        .down_payload_reply_job_id          (slice_down_payload_reply_job_id),
        .down_payload_reply_handle          (slice_down_payload_reply_handle),
        .down_payload_reply_next_hdr        (slice_down_payload_reply_next_hdr),
        .down_payload_reply_kept            (slice_down_payload_reply_kept),
        .down_payload_reply_mpr             (slice_down_payload_reply_mpr),
        .down_payload_reply_sack_psn_offset (slice_down_payload_reply_sack_psn_offset),
        .down_payload_reply_sack_bitmap     (slice_down_payload_reply_sack_bitmap),
        .down_payload_reply_service_time    (slice_down_payload_reply_service_time),
        .down_payload_reply_restore_cwnd    (slice_down_payload_reply_restore_cwnd),
        .down_payload_reply_rcv_cwnd_pend   (slice_down_payload_reply_rcv_cwnd_pend),
        .down_payload_reply_rcvd_bytes      (slice_down_payload_reply_rcvd_bytes),
        .down_payload_reply_ooo_count       (slice_down_payload_reply_ooo_count),
        .down_payload_reply_nack_code       (slice_down_payload_reply_nack_code),
        .down_payload_reply_psn             (slice_down_payload_reply_psn),
        .down_payload_reply_payload         (slice_down_payload_reply_payload),
        .down_payload_reply_control         (slice_down_payload_reply_control),
        .down_payload_reply_ar              (slice_down_payload_reply_ar),
        .down_payload_rudi                  (slice_down_payload_rudi),
        .down_valid                         (slice_down_valid),
        .down_ready                         (answer_taken)
    );

    stream_mux_w541_round_robin_n3_hold all (
        .clk                                (clk),
        .rst                                (rst),
        .up_0_payload_reply_type            (target_payload_type),
        .up_0_payload_reply_destination     (target_payload_destination),
        .up_0_payload_reply_local           (target_payload_local),
        .up_0_payload_reply_entropy         (target_payload_entropy),
        .up_0_payload_reply_spdcid          (target_payload_spdcid),
        .up_0_payload_reply_dpdcid          (target_payload_dpdcid),
        .up_0_payload_reply_m               (target_payload_m),
        .up_0_payload_reply_retx            (target_payload_retx),
        .up_0_payload_reply_req             (target_payload_req),
        .up_0_payload_reply_p               (target_payload_p),
        .up_0_payload_reply_ack_psn_offset  (target_payload_ack_psn_offset),
        .up_0_payload_reply_cack_psn        (target_payload_cack_psn),
        .up_0_payload_reply_response        (target_payload_response),
        .up_0_payload_reply_message_id      (target_payload_message_id),
        .up_0_payload_reply_job_id          (target_payload_job_id),
        .up_0_payload_reply_handle          (target_payload_handle),
        .up_0_payload_reply_next_hdr        (target_payload_next_hdr),
        .up_0_payload_reply_kept            (target_payload_kept),
        .up_0_payload_reply_mpr             (target_payload_mpr),
        .up_0_payload_reply_sack_psn_offset (target_payload_sack_psn_offset),
        .up_0_payload_reply_sack_bitmap     (target_payload_sack_bitmap),
        .up_0_payload_reply_service_time    (target_payload_service_time),
        .up_0_payload_reply_restore_cwnd    (target_payload_restore_cwnd),
        .up_0_payload_reply_rcv_cwnd_pend   (target_payload_rcv_cwnd_pend),
        .up_0_payload_reply_rcvd_bytes      (target_payload_rcvd_bytes),
        .up_0_payload_reply_ooo_count       (target_payload_ooo_count),
        .up_0_payload_reply_nack_code       (target_payload_nack_code),
        .up_0_payload_reply_psn             (target_payload_psn),
        .up_0_payload_reply_payload         (target_payload_payload),
        .up_0_payload_reply_control         (target_payload_control),
        .up_0_payload_reply_ar              (target_payload_ar),
        .up_0_payload_rudi                  (1'b0),
        .up_0_valid                         (target_valid),
        .up_0_ready                         (all_up_0_ready),
        .up_1_payload_reply_type            (slice_down_payload_reply_type),
        .up_1_payload_reply_destination     (slice_down_payload_reply_destination),
        .up_1_payload_reply_local           (slice_down_payload_reply_local),
        .up_1_payload_reply_entropy         (slice_down_payload_reply_entropy),
        .up_1_payload_reply_spdcid          (slice_down_payload_reply_spdcid),
        .up_1_payload_reply_dpdcid          (slice_down_payload_reply_dpdcid),
        .up_1_payload_reply_m               (slice_down_payload_reply_m),
        .up_1_payload_reply_retx            (slice_down_payload_reply_retx),
        .up_1_payload_reply_req             (slice_down_payload_reply_req),
        .up_1_payload_reply_p               (slice_down_payload_reply_p),
        .up_1_payload_reply_ack_psn_offset  (slice_down_payload_reply_ack_psn_offset),
        .up_1_payload_reply_cack_psn        (slice_down_payload_reply_cack_psn),
        .up_1_payload_reply_response        (slice_down_payload_reply_response),
        .up_1_payload_reply_message_id      (slice_down_payload_reply_message_id),
        .up_1_payload_reply_job_id          (slice_down_payload_reply_job_id),
        .up_1_payload_reply_handle          (slice_down_payload_reply_handle),
        .up_1_payload_reply_next_hdr        (slice_down_payload_reply_next_hdr),
        .up_1_payload_reply_kept            (slice_down_payload_reply_kept),
        .up_1_payload_reply_mpr             (slice_down_payload_reply_mpr),
        .up_1_payload_reply_sack_psn_offset (slice_down_payload_reply_sack_psn_offset),
        .up_1_payload_reply_sack_bitmap     (slice_down_payload_reply_sack_bitmap),
        .up_1_payload_reply_service_time    (slice_down_payload_reply_service_time),
        .up_1_payload_reply_restore_cwnd    (slice_down_payload_reply_restore_cwnd),
        .up_1_payload_reply_rcv_cwnd_pend   (slice_down_payload_reply_rcv_cwnd_pend),
        .up_1_payload_reply_rcvd_bytes      (slice_down_payload_reply_rcvd_bytes),
        .up_1_payload_reply_ooo_count       (slice_down_payload_reply_ooo_count),
        .up_1_payload_reply_nack_code       (slice_down_payload_reply_nack_code),
        .up_1_payload_reply_psn             (slice_down_payload_reply_psn),
        .up_1_payload_reply_payload         (slice_down_payload_reply_payload),
        .up_1_payload_reply_control         (slice_down_payload_reply_control),
        .up_1_payload_reply_ar              (slice_down_payload_reply_ar),
        .up_1_payload_rudi                  (slice_down_payload_rudi),
        .up_1_valid                         (slice_down_valid),
        .up_1_ready                         (all_up_1_ready),
        .up_2_payload_reply_type            (2'd2),
        .up_2_payload_reply_destination     (nacks_down_payload_to_destination),
        .up_2_payload_reply_local           (nacks_down_payload_to_local),
        .up_2_payload_reply_entropy         (nacks_down_payload_echo_entropy),
        .up_2_payload_reply_spdcid          (16'd0),
        .up_2_payload_reply_dpdcid          (16'd0),
        .up_2_payload_reply_m               (nacks_down_payload_echo_m),
        .up_2_payload_reply_retx            (nacks_down_payload_echo_retx),
        .up_2_payload_reply_req             (2'd0),
        .up_2_payload_reply_p               (1'b0),
        .up_2_payload_reply_ack_psn_offset  (16'd0),
        .up_2_payload_reply_cack_psn        (32'd0),
        .up_2_payload_reply_response        (2'd0),
        .up_2_payload_reply_message_id      (16'd0),
        .up_2_payload_reply_job_id          (24'd0),
        .up_2_payload_reply_handle          (32'd0),
        .up_2_payload_reply_next_hdr        (4'd0),
        .up_2_payload_reply_kept            (1'b0),
        .up_2_payload_reply_mpr             (8'd0),
        .up_2_payload_reply_sack_psn_offset (16'd0),
        .up_2_payload_reply_sack_bitmap     (64'd0),
        .up_2_payload_reply_service_time    (16'd0),
        .up_2_payload_reply_restore_cwnd    (1'b0),
        .up_2_payload_reply_rcv_cwnd_pend   (7'd0),
        .up_2_payload_reply_rcvd_bytes      (24'd0),
        .up_2_payload_reply_ooo_count       (16'd0),
        .up_2_payload_reply_nack_code       (nacks_down_payload_nack_code),
        .up_2_payload_reply_psn             (nacks_down_payload_echo_pkt_id),
        .up_2_payload_reply_payload         (32'd0),
        .up_2_payload_reply_control         (1'b0),
        .up_2_payload_reply_ar              (1'b0),
        .up_2_payload_rudi                  (1'b1),
        .up_2_valid                         (nacks_down_valid),
        .up_2_ready                         (all_up_2_ready),
        .down_payload_reply_type            (all_down_payload_reply_type),
        .down_payload_reply_destination     (all_down_payload_reply_destination),
        .down_payload_reply_local           (all_down_payload_reply_local),
        .down_payload_reply_entropy         (all_down_payload_reply_entropy),
        .down_payload_reply_spdcid          (all_down_payload_reply_spdcid),
        .down_payload_reply_dpdcid          (all_down_payload_reply_dpdcid),
        .down_payload_reply_m               (all_down_payload_reply_m),
        .down_payload_reply_retx            (all_down_payload_reply_retx),
        .down_payload_reply_req             (all_down_payload_reply_req),
        .down_payload_reply_p               (all_down_payload_reply_p),
        .down_payload_reply_ack_psn_offset  (all_down_payload_reply_ack_psn_offset),
        .down_payload_reply_cack_psn        (all_down_payload_reply_cack_psn),
        .down_payload_reply_response        (all_down_payload_reply_response),
        .down_payload_reply_message_id      (all_down_payload_reply_message_id),
        .down_payload_reply_job_id          (all_down_payload_reply_job_id),
        .down_payload_reply_handle          (all_down_payload_reply_handle),
        .down_payload_reply_next_hdr        (all_down_payload_reply_next_hdr),
        .down_payload_reply_kept            (all_down_payload_reply_kept),
        .down_payload_reply_mpr             (all_down_payload_reply_mpr),
        .down_payload_reply_sack_psn_offset (all_down_payload_reply_sack_psn_offset),
        .down_payload_reply_sack_bitmap     (all_down_payload_reply_sack_bitmap),
        .down_payload_reply_service_time    (all_down_payload_reply_service_time),
        .down_payload_reply_restore_cwnd    (all_down_payload_reply_restore_cwnd),
        .down_payload_reply_rcv_cwnd_pend   (all_down_payload_reply_rcv_cwnd_pend),
        .down_payload_reply_rcvd_bytes      (all_down_payload_reply_rcvd_bytes),
        .down_payload_reply_ooo_count       (all_down_payload_reply_ooo_count),
        .down_payload_reply_nack_code       (all_down_payload_reply_nack_code),
        .down_payload_reply_psn             (all_down_payload_reply_psn),
        .down_payload_reply_payload         (all_down_payload_reply_payload),
        .down_payload_reply_control         (all_down_payload_reply_control),
        .down_payload_reply_ar              (all_down_payload_reply_ar),
        .down_payload_rudi                  (all_down_payload_rudi),
        .down_valid                         (all_down_valid),
        .down_ready                         (down_ready)
    );

    assign dropped = refused_valid && !nacks_up_ready;
    assign target_ready = all_up_0_ready;
    assign answers_ready = slice_up_ready;
    assign down_payload_reply_type = all_down_payload_reply_type;
    assign down_payload_reply_destination = all_down_payload_reply_destination;
    assign down_payload_reply_local = all_down_payload_reply_local;
    assign down_payload_reply_entropy = all_down_payload_reply_entropy;
    assign down_payload_reply_spdcid = all_down_payload_reply_spdcid;
    assign down_payload_reply_dpdcid = all_down_payload_reply_dpdcid;
    assign down_payload_reply_m = all_down_payload_reply_m;
    assign down_payload_reply_retx = all_down_payload_reply_retx;
    assign down_payload_reply_req = all_down_payload_reply_req;
    assign down_payload_reply_p = all_down_payload_reply_p;
    assign down_payload_reply_ack_psn_offset = all_down_payload_reply_ack_psn_offset;
    assign down_payload_reply_cack_psn = all_down_payload_reply_cack_psn;
    assign down_payload_reply_response = all_down_payload_reply_response;
    assign down_payload_reply_message_id = all_down_payload_reply_message_id;
    assign down_payload_reply_job_id = all_down_payload_reply_job_id;
    assign down_payload_reply_handle = all_down_payload_reply_handle;
    assign down_payload_reply_next_hdr = all_down_payload_reply_next_hdr;
    assign down_payload_reply_kept = all_down_payload_reply_kept;
    assign down_payload_reply_mpr = all_down_payload_reply_mpr;
    assign down_payload_reply_sack_psn_offset = all_down_payload_reply_sack_psn_offset;
    assign down_payload_reply_sack_bitmap = all_down_payload_reply_sack_bitmap;
    assign down_payload_reply_service_time = all_down_payload_reply_service_time;
    assign down_payload_reply_restore_cwnd = all_down_payload_reply_restore_cwnd;
    assign down_payload_reply_rcv_cwnd_pend = all_down_payload_reply_rcv_cwnd_pend;
    assign down_payload_reply_rcvd_bytes = all_down_payload_reply_rcvd_bytes;
    assign down_payload_reply_ooo_count = all_down_payload_reply_ooo_count;
    assign down_payload_reply_nack_code = all_down_payload_reply_nack_code;
    assign down_payload_reply_psn = all_down_payload_reply_psn;
    assign down_payload_reply_payload = all_down_payload_reply_payload;
    assign down_payload_reply_control = all_down_payload_reply_control;
    assign down_payload_reply_ar = all_down_payload_reply_ar;
    assign down_payload_rudi = all_down_payload_rudi;
    assign down_valid = all_down_valid;

    wire _unused_ok = &{1'b0, nacks_down_payload_valid};

endmodule

`default_nettype wire
