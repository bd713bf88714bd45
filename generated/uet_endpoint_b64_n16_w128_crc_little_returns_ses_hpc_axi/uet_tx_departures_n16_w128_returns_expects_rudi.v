// Packets of the PDS sender and datagrams, as one stream.
`default_nettype none

module uet_tx_departures_n16_w128_returns_expects_rudi (
    input  wire         clk,
    input  wire         rst,
    input  wire  [15:0] entropy,
    input  wire         may_end,
    input  wire         rudi_is,
    input  wire  [31:0] rudi_now,
    input  wire  [31:0] rudi_random,
    input  wire         rudi_registers_datagrams_rto,
    input  wire  [31:0] rudi_registers_datagrams_rto_init,
    input  wire  [31:0] rudi_registers_datagrams_rto_max,
    input  wire   [3:0] rudi_registers_datagrams_max_rto_retx,
    input  wire  [31:0] rudi_registers_datagrams_nack_retx,
    input  wire   [4:0] rudi_registers_datagrams_max_nack_retx,
    input  wire         rudi_registers_datagrams_service_required,
    input  wire  [31:0] rudi_registers_cwnd,
    input  wire         rudi_peer_valid,
    input  wire   [2:0] rudi_peer_arrival_event_kind,
    input  wire [127:0] rudi_peer_arrival_event_source,
    input  wire   [3:0] rudi_peer_arrival_event_local,
    input  wire  [15:0] rudi_peer_arrival_event_entropy,
    input  wire  [15:0] rudi_peer_arrival_event_spdcid,
    input  wire  [15:0] rudi_peer_arrival_event_dpdcid,
    input  wire         rudi_peer_arrival_event_m,
    input  wire         rudi_peer_arrival_event_retx,
    input  wire   [1:0] rudi_peer_arrival_event_req,
    input  wire         rudi_peer_arrival_event_p,
    input  wire  [15:0] rudi_peer_arrival_event_ack_psn_offset,
    input  wire         rudi_peer_arrival_event_nt,
    input  wire   [7:0] rudi_peer_arrival_event_nack_code,
    input  wire   [7:0] rudi_peer_arrival_event_vendor_code,
    input  wire  [31:0] rudi_peer_arrival_event_psn,
    input  wire  [31:0] rudi_peer_arrival_event_payload,
    input  wire   [3:0] rudi_peer_arrival_event_cc_type,
    input  wire   [7:0] rudi_peer_arrival_event_mpr,
    input  wire  [15:0] rudi_peer_arrival_event_sack_psn_offset,
    input  wire  [63:0] rudi_peer_arrival_event_sack_bitmap,
    input  wire  [63:0] rudi_peer_arrival_event_cc_state,
    input  wire   [2:0] rudi_peer_arrival_ses,
    input  wire [351:0] rudi_peer_arrival_ses_header,
    input  wire         rudi_served_valid,
    input  wire   [1:0] rudi_served_payload_send_tuple_mode,
    input  wire  [23:0] rudi_served_payload_send_tuple_job_id,
    input  wire   [3:0] rudi_served_payload_send_tuple_local,
    input  wire [127:0] rudi_served_payload_send_tuple_destination,
    input  wire   [3:0] rudi_served_payload_send_tuple_traffic_class,
    input  wire  [23:0] rudi_served_payload_send_tuple_sdi,
    input  wire   [3:0] rudi_served_payload_send_tuple_lane,
    input  wire   [1:0] rudi_served_payload_send_packet_kind,
    input  wire  [15:0] rudi_served_payload_send_packet_message,
    input  wire         rudi_served_payload_send_packet_first,
    input  wire         rudi_served_payload_send_packet_last,
    input  wire  [13:0] rudi_served_payload_send_packet_length,
    input  wire  [13:0] rudi_served_payload_send_packet_size,
    input  wire  [31:0] rudi_served_payload_send_packet_payload,
    input  wire  [31:0] rudi_served_payload_send_packet_handle,
    input  wire         rudi_served_payload_send_packet_expects,
    input  wire  [31:0] rudi_served_payload_echo_pkt_id,
    input  wire  [15:0] rudi_served_payload_echo_entropy,
    input  wire         rudi_served_payload_echo_retx,
    input  wire         rudi_served_payload_echo_m,
    output wire         ended_valid,
    output wire  [31:0] ended_handle,
    output wire  [15:0] ended_message,
    output wire   [1:0] ended_kind,
    output wire         ended_response_present,
    output wire   [1:0] ended_response_list,
    output wire   [5:0] ended_response_opcode,
    output wire   [5:0] ended_response_return_code,
    output wire  [15:0] ended_response_message_id,
    output wire  [31:0] ended_response_modified_length,
    output wire   [7:0] ended_code,
    output wire         rudi_told_ready,
    output wire  [31:0] rudi_told_counts_datagram_sent,
    output wire  [31:0] rudi_told_counts_retransmitted,
    output wire  [31:0] rudi_told_counts_lost_trim,
    output wire  [31:0] rudi_told_counts_lost_nack,
    output wire  [31:0] rudi_told_counts_lost_timeout,
    output wire  [31:0] rudi_told_counts_nack_unexpected,
    output wire  [31:0] rudi_told_counts_pkt_id_unknown,
    output wire  [31:0] rudi_told_counts_peer_dropped,
    output wire         rudi_told_served_ready,
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
    output wire         down_payload_rudi,
    output wire         down_payload_served_is,
    output wire         down_payload_served_marked,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] ENDED_KIND_DEFAULT_OK = 2'd1;

    wire         rudi_ready;
    wire         rudi_ended_valid;
    wire  [31:0] rudi_ended_handle;
    wire  [15:0] rudi_ended_message;
    wire   [1:0] rudi_ended_kind;
    wire         rudi_ended_response_present;
    wire   [1:0] rudi_ended_response_list;
    wire   [5:0] rudi_ended_response_opcode;
    wire   [5:0] rudi_ended_response_return_code;
    wire  [15:0] rudi_ended_response_message_id;
    wire  [31:0] rudi_ended_response_modified_length;
    wire   [7:0] rudi_ended_code;
    wire  [31:0] rudi_counts_datagram_sent;
    wire  [31:0] rudi_counts_retransmitted;
    wire  [31:0] rudi_counts_lost_trim;
    wire  [31:0] rudi_counts_lost_nack;
    wire  [31:0] rudi_counts_lost_timeout;
    wire  [31:0] rudi_counts_nack_unexpected;
    wire  [31:0] rudi_counts_pkt_id_unknown;
    wire  [31:0] rudi_counts_peer_dropped;
    wire         rudi_send_ready;
    wire         rudi_packet_payload_uud;
    wire         rudi_packet_payload_retx;
    wire  [31:0] rudi_packet_payload_pkt_id;
    wire [127:0] rudi_packet_payload_destination;
    wire   [3:0] rudi_packet_payload_local;
    wire  [15:0] rudi_packet_payload_picked_entropy;
    wire   [7:0] rudi_packet_payload_picked_ccc_id;
    wire  [23:0] rudi_packet_payload_picked_credit_target;
    wire  [31:0] rudi_packet_payload_handle;
    wire  [15:0] rudi_packet_payload_message;
    wire  [13:0] rudi_packet_payload_length;
    wire  [13:0] rudi_packet_payload_size;
    wire         rudi_packet_valid;
    wire         both_up_0_ready;
    wire         both_up_1_ready;
    wire         both_up_2_ready;
    wire         both_up_3_ready;
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
    wire         both_down_payload_rudi;
    wire         both_down_payload_served_is;
    wire         both_down_payload_served_marked;
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
    wire         slice_down_payload_rudi;
    wire         slice_down_payload_served_is;
    wire         slice_down_payload_served_marked;
    wire         slice_down_valid;
    wire         ends_up_ready;
    wire  [31:0] ends_down_payload_handle;
    wire  [15:0] ends_down_payload_message;
    wire         ends_down_valid;

    wire         slice_taken = slice_up_ready;
    wire         may_end_rudi = may_end && !ends_down_valid;
    wire         rudi_taken = both_up_2_ready;
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
    wire         next_rudi = slice_down_payload_rudi;
    wire         next_served_is = slice_down_payload_served_is;
    wire         next_served_marked = slice_down_payload_served_marked;
    wire         is_once = next_uud || next_served_is;
    wire         may = !is_once || has_room;
    wire         shown = slice_down_valid && may;
    wire         ends_down_valid_and_may_end = ends_down_valid && may_end;

    uet_rudi_sends_n8_p256_w256_expects rudi (
        .clk                                  (clk),
        .rst                                  (rst),
        .now                                  (rudi_now),
        .random                               (rudi_random),
        .may_end                              (may_end_rudi),
        .registers_datagrams_rto              (rudi_registers_datagrams_rto),
        .registers_datagrams_rto_init         (rudi_registers_datagrams_rto_init),
        .registers_datagrams_rto_max          (rudi_registers_datagrams_rto_max),
        .registers_datagrams_max_rto_retx     (rudi_registers_datagrams_max_rto_retx),
        .registers_datagrams_nack_retx        (rudi_registers_datagrams_nack_retx),
        .registers_datagrams_max_nack_retx    (rudi_registers_datagrams_max_nack_retx),
        .registers_datagrams_service_required (rudi_registers_datagrams_service_required),
        .registers_cwnd                       (rudi_registers_cwnd),
        .peer_valid                           (rudi_peer_valid),
        .peer_arrival_event_kind              (rudi_peer_arrival_event_kind),
        .peer_arrival_event_source            (rudi_peer_arrival_event_source),
        .peer_arrival_event_local             (rudi_peer_arrival_event_local),
        .peer_arrival_event_entropy           (rudi_peer_arrival_event_entropy),
        .peer_arrival_event_spdcid            (rudi_peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid            (rudi_peer_arrival_event_dpdcid),
        .peer_arrival_event_m                 (rudi_peer_arrival_event_m),
        .peer_arrival_event_retx              (rudi_peer_arrival_event_retx),
        .peer_arrival_event_req               (rudi_peer_arrival_event_req),
        .peer_arrival_event_p                 (rudi_peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset    (rudi_peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt                (rudi_peer_arrival_event_nt),
        .peer_arrival_event_nack_code         (rudi_peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code       (rudi_peer_arrival_event_vendor_code),
        .peer_arrival_event_psn               (rudi_peer_arrival_event_psn),
        .peer_arrival_event_payload           (rudi_peer_arrival_event_payload),
        .peer_arrival_event_cc_type           (rudi_peer_arrival_event_cc_type),
        .peer_arrival_event_mpr               (rudi_peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset   (rudi_peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap       (rudi_peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state          (rudi_peer_arrival_event_cc_state),
        .peer_arrival_ses                     (rudi_peer_arrival_ses),
        .peer_arrival_ses_header              (rudi_peer_arrival_ses_header),
        .ready                                (rudi_ready),
        .ended_valid                          (rudi_ended_valid),
        .ended_handle                         (rudi_ended_handle),
        .ended_message                        (rudi_ended_message),
        .ended_kind                           (rudi_ended_kind),
        .ended_response_present               (rudi_ended_response_present),
        .ended_response_list                  (rudi_ended_response_list),
        .ended_response_opcode                (rudi_ended_response_opcode),
        .ended_response_return_code           (rudi_ended_response_return_code),
        .ended_response_message_id            (rudi_ended_response_message_id),
        .ended_response_modified_length       (rudi_ended_response_modified_length),
        .ended_code                           (rudi_ended_code),
        .counts_datagram_sent                 (rudi_counts_datagram_sent),
        .counts_retransmitted                 (rudi_counts_retransmitted),
        .counts_lost_trim                     (rudi_counts_lost_trim),
        .counts_lost_nack                     (rudi_counts_lost_nack),
        .counts_lost_timeout                  (rudi_counts_lost_timeout),
        .counts_nack_unexpected               (rudi_counts_nack_unexpected),
        .counts_pkt_id_unknown                (rudi_counts_pkt_id_unknown),
        .counts_peer_dropped                  (rudi_counts_peer_dropped),
        .send_payload_tuple_mode              (datagrams_payload_tuple_mode),
        .send_payload_tuple_job_id            (datagrams_payload_tuple_job_id),
        .send_payload_tuple_local             (datagrams_payload_tuple_local),
        .send_payload_tuple_destination       (datagrams_payload_tuple_destination),
        .send_payload_tuple_traffic_class     (datagrams_payload_tuple_traffic_class),
        .send_payload_tuple_sdi               (datagrams_payload_tuple_sdi),
        .send_payload_tuple_lane              (datagrams_payload_tuple_lane),
        .send_payload_packet_kind             (datagrams_payload_packet_kind),
        .send_payload_packet_message          (datagrams_payload_packet_message),
        .send_payload_packet_first            (datagrams_payload_packet_first),
        .send_payload_packet_last             (datagrams_payload_packet_last),
        .send_payload_packet_length           (datagrams_payload_packet_length),
        .send_payload_packet_size             (datagrams_payload_packet_size),
        .send_payload_packet_payload          (datagrams_payload_packet_payload),
        .send_payload_packet_handle           (datagrams_payload_packet_handle),
        .send_payload_packet_expects          (datagrams_payload_packet_expects),
        .send_valid                           (datagrams_valid && rudi_is),
        .send_ready                           (rudi_send_ready),
        .packet_payload_uud                   (rudi_packet_payload_uud),
        .packet_payload_retx                  (rudi_packet_payload_retx),
        .packet_payload_pkt_id                (rudi_packet_payload_pkt_id),
        .packet_payload_destination           (rudi_packet_payload_destination),
        .packet_payload_local                 (rudi_packet_payload_local),
        .packet_payload_picked_entropy        (rudi_packet_payload_picked_entropy),
        .packet_payload_picked_ccc_id         (rudi_packet_payload_picked_ccc_id),
        .packet_payload_picked_credit_target  (rudi_packet_payload_picked_credit_target),
        .packet_payload_handle                (rudi_packet_payload_handle),
        .packet_payload_message               (rudi_packet_payload_message),
        .packet_payload_length                (rudi_packet_payload_length),
        .packet_payload_size                  (rudi_packet_payload_size),
        .packet_valid                         (rudi_packet_valid),
        .packet_ready                         (rudi_taken)
    );

    stream_mux_w399_round_robin_n4_hold both (
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
        .up_0_payload_rudi                        (1'b0),
        .up_0_payload_served_is                   (1'b0),
        .up_0_payload_served_marked               (1'b0),
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
        .up_1_payload_rudi                        (1'b0),
        .up_1_payload_served_is                   (1'b0),
        .up_1_payload_served_marked               (1'b0),
        .up_1_valid                               (datagrams_valid && !rudi_is),
        .up_1_ready                               (both_up_1_ready),
        .up_2_payload_packet_place                (4'd0),
        .up_2_payload_packet_kind                 (3'd0),
        .up_2_payload_packet_rod                  (1'b0),
        .up_2_payload_packet_retx                 (rudi_packet_payload_retx),
        .up_2_payload_packet_ar                   (1'b0),
        .up_2_payload_packet_syn                  (1'b0),
        .up_2_payload_packet_psn                  (rudi_packet_payload_pkt_id),
        .up_2_payload_packet_clear_offset         (16'd0),
        .up_2_payload_packet_opaque               (16'd0),
        .up_2_payload_packet_payload              (32'd0),
        .up_2_payload_packet_spdcid               (16'd0),
        .up_2_payload_packet_dpdcid               (16'd0),
        .up_2_payload_packet_picked_entropy       (rudi_packet_payload_picked_entropy),
        .up_2_payload_packet_picked_ccc_id        (rudi_packet_payload_picked_ccc_id),
        .up_2_payload_packet_picked_credit_target (rudi_packet_payload_picked_credit_target),
        .up_2_payload_packet_handle               (rudi_packet_payload_handle),
        .up_2_payload_packet_message              (rudi_packet_payload_message),
        .up_2_payload_packet_length               (rudi_packet_payload_length),
        .up_2_payload_packet_size                 (rudi_packet_payload_size),
        .up_2_payload_destination                 (rudi_packet_payload_destination),
        .up_2_payload_local                       (rudi_packet_payload_local),
        .up_2_payload_uud                         (1'b0),
        .up_2_payload_rudi                        (1'b1),
        .up_2_payload_served_is                   (1'b0),
        .up_2_payload_served_marked               (1'b0),
        .up_2_valid                               (rudi_packet_valid),
        .up_2_ready                               (both_up_2_ready),
        .up_3_payload_packet_place                (4'd0),
        .up_3_payload_packet_kind                 (3'd0),
        .up_3_payload_packet_rod                  (1'b0),
        .up_3_payload_packet_retx                 (rudi_served_payload_echo_retx),
        .up_3_payload_packet_ar                   (1'b0),
        .up_3_payload_packet_syn                  (1'b0),
        .up_3_payload_packet_psn                  (rudi_served_payload_echo_pkt_id),
        .up_3_payload_packet_clear_offset         (16'd0),
        .up_3_payload_packet_opaque               (16'd0),
        .up_3_payload_packet_payload              (32'd0),
        .up_3_payload_packet_spdcid               (16'd0),
        .up_3_payload_packet_dpdcid               (16'd0),
        .up_3_payload_packet_picked_entropy       (rudi_served_payload_echo_entropy),
        .up_3_payload_packet_picked_ccc_id        (8'd0),
        .up_3_payload_packet_picked_credit_target (24'd0),
        .up_3_payload_packet_handle               (rudi_served_payload_send_packet_handle),
        .up_3_payload_packet_message              (rudi_served_payload_send_packet_message),
        .up_3_payload_packet_length               (rudi_served_payload_send_packet_length),
        .up_3_payload_packet_size                 (rudi_served_payload_send_packet_size),
        .up_3_payload_destination                 (rudi_served_payload_send_tuple_destination),
        .up_3_payload_local                       (rudi_served_payload_send_tuple_local),
        .up_3_payload_uud                         (1'b0),
        .up_3_payload_rudi                        (1'b0),
        .up_3_payload_served_is                   (1'b1),
        .up_3_payload_served_marked               (rudi_served_payload_echo_m),
        .up_3_valid                               (rudi_served_valid),
        .up_3_ready                               (both_up_3_ready),
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
        .down_payload_rudi                        (both_down_payload_rudi),
        .down_payload_served_is                   (both_down_payload_served_is),
        .down_payload_served_marked               (both_down_payload_served_marked),
        .down_valid                               (both_down_valid),
        .down_ready                               (slice_taken)
    );

    forward_slice_w399 slice (
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
        .up_payload_rudi                          (both_down_payload_rudi),
        .up_payload_served_is                     (both_down_payload_served_is),
        .up_payload_served_marked                 (both_down_payload_served_marked),
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
        .down_payload_rudi                        (slice_down_payload_rudi),
        .down_payload_served_is                   (slice_down_payload_served_is),
        .down_payload_served_marked               (slice_down_payload_served_marked),
        .down_valid                               (slice_down_valid),
        .down_ready                               (down_ready && may)
    );

    fifo_w48_d4_bad0f4 ends (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_handle    (next_packet_handle),
        .up_payload_message   (next_packet_message),
        .up_valid             (shown && down_ready && is_once),
        .up_ready             (ends_up_ready),
        .down_payload_handle  (ends_down_payload_handle),
        .down_payload_message (ends_down_payload_message),
        .down_valid           (ends_down_valid),
        .down_ready           (may_end)
    );

    assign ended_valid = ends_down_valid_and_may_end || rudi_ended_valid;
    assign ended_handle = ends_down_valid_and_may_end ? ends_down_payload_handle : rudi_ended_handle;
    assign ended_message = ends_down_valid_and_may_end ? ends_down_payload_message : rudi_ended_message;
    assign ended_kind = ends_down_valid_and_may_end ? ENDED_KIND_DEFAULT_OK : rudi_ended_kind;
    assign ended_response_present = rudi_ended_response_present;
    assign ended_response_list = rudi_ended_response_list;
    assign ended_response_opcode = rudi_ended_response_opcode;
    assign ended_response_return_code = rudi_ended_response_return_code;
    assign ended_response_message_id = rudi_ended_response_message_id;
    assign ended_response_modified_length = rudi_ended_response_modified_length;
    assign ended_code = rudi_ended_code;
    assign rudi_told_ready = rudi_ready;
    assign rudi_told_counts_datagram_sent = rudi_counts_datagram_sent;
    assign rudi_told_counts_retransmitted = rudi_counts_retransmitted;
    assign rudi_told_counts_lost_trim = rudi_counts_lost_trim;
    assign rudi_told_counts_lost_nack = rudi_counts_lost_nack;
    assign rudi_told_counts_lost_timeout = rudi_counts_lost_timeout;
    assign rudi_told_counts_nack_unexpected = rudi_counts_nack_unexpected;
    assign rudi_told_counts_pkt_id_unknown = rudi_counts_pkt_id_unknown;
    assign rudi_told_counts_peer_dropped = rudi_counts_peer_dropped;
    assign rudi_told_served_ready = both_up_3_ready;
    assign packet_ready = both_up_0_ready;
    assign datagrams_ready = rudi_is ? rudi_send_ready : both_up_1_ready;
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
    assign down_payload_rudi = slice_down_payload_rudi;
    assign down_payload_served_is = slice_down_payload_served_is;
    assign down_payload_served_marked = slice_down_payload_served_marked;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, rudi_served_payload_send_tuple_mode, rudi_served_payload_send_tuple_job_id, rudi_served_payload_send_tuple_traffic_class, rudi_served_payload_send_tuple_sdi, rudi_served_payload_send_tuple_lane, rudi_served_payload_send_packet_kind, rudi_served_payload_send_packet_first, rudi_served_payload_send_packet_last, rudi_served_payload_send_packet_payload, rudi_served_payload_send_packet_expects, rudi_packet_payload_uud, next_packet_place, next_packet_kind, next_packet_rod, next_packet_retx, next_packet_ar, next_packet_syn, next_packet_psn, next_packet_clear_offset, next_packet_opaque, next_packet_payload, next_packet_spdcid, next_packet_dpdcid, next_packet_picked_entropy, next_packet_picked_ccc_id, next_packet_picked_credit_target, next_packet_length, next_packet_size, next_destination, next_local, next_rudi, next_served_marked};

endmodule

`default_nettype wire
